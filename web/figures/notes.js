/** What a reader has to be told: why a value was refused, what the numbers do not say, what went wrong. */
import { html } from 'lit';
import { given } from './draw/number.js';
import { write } from './schema.js';

/**
 * @param {import('./model.js').Model} model
 * @param {Map<string, import('./types.js').Row>} rows by name
 * @param {(string | undefined)[]} others
 */
export function notes(model, rows, others) {
  const refused = [...model.problems].map(([name, problem]) => {
    const value = model.current[name];
    // Of a list the picture says it better, and an unknown name has no value.
    if (value === undefined || Array.isArray(value)) return problem;
    const text = typeof value === 'number' ? given(value)
      : write(/** @type {import('./types.js').Row} */ (rows.get(name)), value);
    return `${problem} It stays at ${text}.`;
  });
  const all = [...refused, ...others.filter(Boolean)];
  return html`<div class="notes" aria-live="polite">${all.map((note) => html`<p class="note">${note}</p>`)}</div>`;
}
