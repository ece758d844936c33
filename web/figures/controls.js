/** Native controls for the rows of a parameter table that have one. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { scaleLinear, scaleLog } from 'd3-scale';
import { given } from './draw/number.js';
import { richHtml } from './draw/rich.js';
import { numberField } from './fields.js';

/** @typedef {import('./types.js').Row} Row */
/** @typedef {import('./model.js').Model} Model */

/** Places of a slider that spreads its numbers logarithmically: an arrow key goes from one to the next. */
const PLACES = 60;

/** @param {Row[]} rows @param {Model} model */
export const controls = (rows, model) => rows.filter((row) => row.control !== false).map((row) => {
  const draw = { number: slider, switch: toggle, choice: radios }[/** @type {'number'} */ (row.type)];
  return draw?.(row, model.current[row.name], model);
});

/** How a slider's position, 0 … 1, and the number belong together. @param {Row} row */
function spread(row) {
  const domain = [row.min ?? 0, row.max ?? 1];
  const scale = row.scale === 'log' ? scaleLog(domain, [0, 1]) : scaleLinear(domain, [0, 1]);
  const tidy = (x, fine) => {
    if (row.scale === 'log') return Number(x.toPrecision(fine === 1 ? 2 : 3));
    const step = (row.step ?? 0.1) * fine;
    return Number((Math.round(x / step) * step).toPrecision(12));
  };
  return {
    position: (value) => scale(value),
    value: (position) => tidy(scale.invert(position), 1),
    /**
     * The next number in a direction.
     * @param {number} value @param {number} steps @param {number} fine 1, or 0.1 for fine steps
     */
    next(value, steps, fine) {
      const moved = row.scale === 'log'
        ? scale.invert((Math.round(scale(value) * PLACES / fine) + steps) * fine / PLACES)
        : value + steps * (row.step ?? 0.1) * fine;
      return tidy(Math.min(domain[1], Math.max(domain[0], moved)), fine);
    },
    ends: domain,
  };
}

/** @param {Row} row @param {number} value @param {Model} model */
function slider(row, value, model) {
  const { position, value: at, next, ends } = spread(row);
  const put = (number) => ({ [row.name]: number });
  const keys = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const fine = event.shiftKey ? 0.1 : 1;
    /** @type {Record<string, () => number>} */
    const moves = {
      ArrowLeft: () => next(value, -1, fine),
      ArrowDown: () => next(value, -1, fine),
      ArrowRight: () => next(value, 1, fine),
      ArrowUp: () => next(value, 1, fine),
      PageDown: () => next(value, -10, 1),
      PageUp: () => next(value, 10, 1),
      Home: () => ends[0],
      End: () => ends[1],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    model.input(put(move()));
  };
  const symbol = row.symbol ? html` <span aria-hidden="true">${richHtml(`{${row.symbol}}`)}</span>` : nothing;
  return html`<div class="control">
    <label for=${`field-${row.name}`}>${row.label}${symbol}</label>
    <input type="range" min="0" max="1" step="any" .value=${live(String(position(value)))}
      aria-label=${`${row.label}, slider`} aria-valuetext=${given(value)} title=${row.help ?? nothing}
      @input=${({ target }) => model.input(put(at(Number(target.value))))}
      @change=${() => model.settle()} @keydown=${keys} @keyup=${() => model.settle()} @blur=${() => model.settle()}>
    ${numberField({ model, row, value, label: row.label, id: `field-${row.name}`, name: row.name, put })}
  </div>`;
}

/** @param {Row} row @param {boolean} value @param {Model} model */
const toggle = (row, value, model) => html`<label class="control toggle" title=${row.help ?? nothing}>
  <input type="checkbox" .checked=${live(value)} @change=${({ target }) => model.apply({ [row.name]: target.checked })}>
  <span>${row.label}</span>
</label>`;

/** @param {Row} row @param {string} value @param {Model} model */
const radios = (row, value, model) => html`<fieldset class="control choice" title=${row.help ?? nothing}>
  <legend>${row.label}</legend>
  ${(row.options ?? []).map(([option, label]) => html`<label>
    <input type="radio" name=${row.name} value=${option} .checked=${live(option === value)}
      @change=${() => model.apply({ [row.name]: option })}>
    <span>${richHtml(label)}</span>
  </label>`)}
</fieldset>`;
