/** The settings of the deck, and those of this browser. */
import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { SETTINGS } from './entry.js';

/** @typedef {import('./deck.js').Deck} Deck */

/** @param {Deck} deck */
export const keysAreOn = (deck) => deck.about.get('keys') !== false;

/** @param {Deck} deck */
export function settingsPart(deck) {
  const { retention, turnover } = deck.state.settings;
  const { least, most } = SETTINGS.retention;
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const share = (/** @type {HTMLInputElement} */ input) => {
    const value = Math.round(Number(input.value)) / 100;
    if (value >= least && value <= most) deck.set('retention', value);
    input.value = String(Math.round(deck.state.settings.retention * 100));
  };
  return html`<section aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <div class="settings ui">
      <label for="share">Cards to remember, in per cent</label>
      <div><input id="share" type="number" min=${least * 100} max=${most * 100} step="1"
        .value=${live(String(Math.round(retention * 100)))}
        aria-describedby="share-help" @change=${(/** @type {any} */ event) => share(event.target)}>
        <p id="share-help" class="muted">A higher share means shorter waits and more reviews. It counts for grades from
          now on.</p></div>
      <label for="hour">My day begins at</label>
      <div><select id="hour" aria-describedby="hour-help" @change=${(/** @type {any} */ event) => deck.set('turnover',
        Number(event.target.value))}>
        ${hours.map((hour) => html`<option value=${hour} .selected=${hour === turnover}>${String(hour).padStart(2,
          '0')}:00</option>`)}</select>
        <p id="hour-help" class="muted">Studying after midnight still belongs to the evening before.</p></div>
      <label for="keys">Single keys in a session</label>
      <div><input id="keys" type="checkbox" .checked=${live(keysAreOn(deck))} aria-describedby="keys-help"
        @change=${(/** @type {any} */ event) => deck.remember('keys', event.target.checked)}>
        <p id="keys-help" class="muted">Space shows the answer and then takes the marked grade; 1 to 4 grade; u takes
          back. This setting belongs to this browser.</p></div>
    </div>
  </section>`;
}
