/** The quiet row under a figure, and the keys that go with it: examples, undo, redo, reset. */
import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import { button } from './button.js';
import { isTyping } from './fields.js';
import { same } from './schema.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * Whether a state is that of an example.
 * @param {any} example @param {import('./types.js').Row[]} rows @param {any} state
 */
const shows = (example, rows, state) => rows.every((row) => same(example[row.name] ?? row.default, state[row.name]));

/**
 * @param {import('./definition.js').Definition} definition
 * @param {Model} model
 * @param {(name: string) => void} choose
 */
export function actions({ presets, parameters }, model, choose) {
  const { settled, canUndo, canRedo, changed } = model;
  return guard([settled, canUndo, canRedo, changed], () => {
    const now = presets.find(({ state }) => shows(state, parameters, settled))?.name ?? '';
    return html`<div class="actions">
      <label class="presets"><span>Examples</span>
        <select .value=${live(now)} @change=${({ target }) => choose(target.value)}>
          <option value="" disabled ?selected=${now === ''}>Your own numbers</option>
          ${presets.map(({ name }) => html`<option value=${name} ?selected=${name === now}>${name}</option>`)}
        </select>
      </label>
      <div class="buttons">
        ${button('Undo', () => model.undo(), { idle: !canUndo, title: 'Ctrl+Z' })}
        ${button('Redo', () => model.redo(), { idle: !canRedo, title: 'Ctrl+Shift+Z' })}
        ${button('Reset', () => model.reset(), { idle: !changed })}
      </div>
    </div>`;
  });
}

/**
 * Ctrl+Z and Ctrl+Shift+Z inside the figure; a field with half-typed text keeps its own undo.
 * @param {KeyboardEvent} event
 * @param {Model} model
 */
export function undoKeys(event, model) {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
  const target = /** @type {any} */ (event.composedPath()[0]);
  if (isTyping(target)) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) model.redo();
  else model.undo();
}
