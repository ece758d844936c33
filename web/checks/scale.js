/** A scale to mark a place on: a slider whose stops the wording names, and later the same scale with both marks. */
import { html, svg, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

/** @typedef {import('../build/questions.mjs').Scale} Scale */

/** A scale has so many labels after its first. */
const LABELS = 4;

/** A number as it is read. @param {number} value @param {Scale} scale */
export const shown = (value, { unit }) => `${value}${unit}`;

/**
 * @param {Scale} scale @param {number} i
 * @param {{ mark: number | null, done: boolean, put: (value: number) => void }} reader
 */
export function slider(scale, i, { mark, done, put }) {
  const { label, stops } = scale;
  const at = mark === null ? 0 : stops.indexOf(mark);
  const take = ({ target }) => put(stops[Number(target.value)]);
  // Where the slider stands already, it does not move and gives no event: a press and the space bar count as well.
  const keys = (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    take(event);
  };
  return html`<div class="scale">
    <label for="scale-${i}">${unsafeHTML(label)}</label>
    <div class="place">
      <div class="slide">
        <input id="scale-${i}" type="range" min="0" max=${stops.length - 1} step="1" .value=${String(at)}
          ?disabled=${done} class=${mark === null ? 'open' : ''}
          aria-valuetext=${mark === null ? 'not marked yet' : shown(mark, scale)}
          @input=${take} @click=${take} @keydown=${keys}>
        <svg class="ruler" width="100%" height="26" aria-hidden="true">${ticks(scale, 0)}</svg>
      </div>
      <output for="scale-${i}">${mark === null ? '?' : shown(mark, scale)}</output>
    </div>
  </div>`;
}

/**
 * The scale with what the reader said above it and what the core finds below.
 * @param {Scale} scale @param {number | null} mark
 */
export function marked(scale, mark) {
  const { label, truth, unit, value } = scale;
  const [said, found] = [mark === null ? null : place(scale, mark), place(scale, value)];
  return html`<div class="scale">
    <p>${unsafeHTML(label)}</p>
    <svg class="ruler" width="100%" height="66" aria-hidden="true">
      ${ticks(scale, 28)}
      ${said === null ? nothing : svg`<circle class="said" cx=${said} cy="28" r="9"></circle>
        <text class="said" x=${said} y="12" text-anchor=${anchor(said)}>you</text>`}
      <circle class="found" cx=${found} cy="28" r="5.5"></circle>
      <text class="found" x=${found} y="62" text-anchor=${anchor(found)}>the core</text>
    </svg>
    <p class="both">${mark === null ? html`<span class="none">You said nothing yet.</span>` : html`You said
      <span class="num" data-name="said" data-value=${String(mark)}>${shown(mark, scale)}</span>.`}
      The core finds <strong>${unsafeHTML(truth)}${unit}</strong>.</p>
  </div>`;
}

/** How far along the scale a number lies. @param {Scale} scale @param {number} value */
function place({ stops }, value) {
  const after = Math.max(1, stops.findIndex((stop) => stop >= value));
  const [low, high] = [stops[after - 1], stops[after]];
  return percent((after - 1 + (value - low) / (high - low)) / (stops.length - 1));
}

const percent = (share) => `${Number((100 * share).toFixed(2))}%`;

/** Near an end a label stands on the inner side. @param {string} at */
const anchor = (at) => (parseFloat(at) < 6 ? 'start' : parseFloat(at) > 94 ? 'end' : 'middle');

/** @param {Scale} scale @param {number} y */
function ticks(scale, y) {
  const last = scale.stops.length - 1;
  const steps = Array.from({ length: LABELS + 1 }, (_, n) => Math.round((n * last) / LABELS));
  return svg`<line class="line" x1="0" x2="100%" y1=${y} y2=${y}></line>
    ${scale.stops.map((_, i) => percent(i / last)).map((x) => (
      svg`<line class="line" x1=${x} x2=${x} y1=${y} y2=${y + 5}></line>`))}
    ${steps.map((i, n) => svg`<text class=${n % 2 ? 'between' : ''} x=${percent(i / last)} y=${y + 20}
      text-anchor=${anchor(percent(i / last))}>${shown(scale.stops[i], scale)}</text>`)}`;
}
