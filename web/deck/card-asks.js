/** The fields of a card for a typed answer, and what became of what was typed. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { shown } from './numbers.js';

/**
 * The fields have their place before the core has made the numbers, so that nothing moves when they come.
 * @param {{ label: string, tolerance: number }[]} asks @param {string[]} typed @param {boolean} waiting for the core
 * @param {(i: number, text: string) => void} take
 */
export function askFields(asks, typed, waiting, take) {
  if (!asks.length) return nothing;
  return html`<div class="asks" role="group" aria-label="Your answer, if you like to type it">${asks.map(
    ({ label, tolerance }, i) => html`
    <div class=${tolerance === 0 && asks.length > 2 ? 'ask narrow' : 'ask'}>
      <label for="ask-${i}">${label}</label>
      <input id="ask-${i}" autocomplete="off" spellcheck="false" inputmode="text" ?disabled=${waiting}
        .value=${live(typed[i] ?? '')} @input=${(/** @type {any} */ event) => take(i, event.target.value)}>
    </div>`,
  )}</div>
  ${asks.some(({ tolerance }) => tolerance > 0) ? html`<p class="hint muted ui">Fractions are fine, and so are decimals,
    two or three of them.</p>` : nothing}`;
}

/** @param {import('./numbers.js').Ask[]} asks @param {string[]} typed @param {boolean[]} verdicts */
export function markedAnswer(asks, typed, verdicts) {
  if (!verdicts.length) return nothing;
  return html`<ul class="marks ui" role="list" aria-label="Your answer">${asks.map(
    ({ label, value }, i) => html`<li>
    <span class="sign ${verdicts[i] ? 'right' : 'wrong'}" aria-hidden="true">${verdicts[i] ? '✓' : '✗'}</span>
    ${label}: <span class="num" data-name=${label} data-value=${String(value)}>${shown(value)}</span>,
    ${verdicts[i] ? 'right' : typed[i]?.trim() ? html`not ${typed[i].trim()}` : 'left out'}</li>`,
  )}</ul>`;
}
