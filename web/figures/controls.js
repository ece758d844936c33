/** Native controls for the rows of a parameter table that have one. */
import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import { scaleLinear, scaleLog } from 'd3-scale';
import { button } from './button.js';
import { given } from './draw/number.js';
import { richHtml } from './draw/rich.js';
import { numberField } from './fields.js';

/** @typedef {import('./types.js').Row} Row */
/** @typedef {import('./model.js').Model} Model */

/** Places of a slider that spreads its numbers logarithmically: an arrow key goes from one to the next. */
const PLACES = 60;

/** @param {Row[]} rows @param {Model} model */
export function controls(rows, model) {
  const draw = (row) => {
    const kind = kinds[row.control || row.type];
    return kind?.(row, model.current[row.name], model, row.when?.(model.current) === false);
  };
  const shown = rows.filter((row) => row.control !== false);
  const more = shown.filter((row) => row.more);
  // A drag in the picture leaves all of them as they are.
  return guard(shown.map(({ name }) => model.current[name]), () => html`
    <div class="controls">${shown.filter((row) => !row.more).map(draw)}</div>
    ${more.length ? html`<details class="settings">
      <summary>More settings</summary>
      <div class="controls">${more.map(draw)}</div>
    </details>` : nothing}`);
}

/** How a slider's position, 0 … 1, and the number belong together. @param {Row} row */
function spread(row) {
  const domain = [row.min ?? 0, row.max ?? 1];
  const scale = row.scale === 'log' ? scaleLog(domain, [0, 1]) : scaleLinear(domain, [0, 1]);
  const tidy = (x, fine) => {
    if (row.whole) return Math.round(x);
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
      const to = tidy(Math.min(domain[1], Math.max(domain[0], moved)), fine);
      // Among small whole numbers a place may be too near to be another number.
      const [low, high] = domain;
      return to === value && row.whole ? Math.min(high, Math.max(low, value + Math.sign(steps))) : to;
    },
    ends: domain,
  };
}

/** @param {Row} row @param {number} value @param {Model} model */
function slider(row, value, model, idle) {
  const { position, value: at, next, ends } = spread(row);
  const put = (number) => ({ [row.name]: number });
  const now = () => model.current[row.name];
  const keys = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const fine = event.shiftKey ? 0.1 : 1;
    /** @type {Record<string, () => number>} */
    const moves = {
      ArrowLeft: () => next(now(), -1, fine),
      ArrowDown: () => next(now(), -1, fine),
      ArrowRight: () => next(now(), 1, fine),
      ArrowUp: () => next(now(), 1, fine),
      PageDown: () => next(now(), -10, 1),
      PageUp: () => next(now(), 10, 1),
      Home: () => ends[0],
      End: () => ends[1],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    model.input(put(move()));
  };
  const symbol = row.symbol ? html` <span aria-hidden="true">${richHtml(`{${row.symbol}}`)}</span>` : nothing;
  // The value is written back while it moves, after which WebKit tells of no change: the pointer going up is the end.
  return html`<div class="control slider">
    <label for=${`field-${row.name}`}>${row.label}${symbol}</label>
    <div class="moving"><div>
      <input type="range" min="0" max="1" step="any" ?disabled=${idle} .value=${live(String(position(value)))}
        aria-label=${`${row.label}, slider`} aria-valuetext=${given(value)} title=${row.help ?? nothing}
        @input=${({ target }) => model.input(put(at(Number(target.value))))}
        @change=${() => model.settle()} @pointerup=${() => model.settle()} @keydown=${keys}
        @keyup=${() => model.settle()} @blur=${() => model.settle()}>
      ${numberField({ model, row, now, label: row.label, id: `field-${row.name}`, name: row.name, put })}
    </div></div>
  </div>`;
}

/** A whole number: a field between two buttons, or before one that goes on to the next. */
function stepper(row, value, model, idle) {
  const { step = 1, min = 0, max = Infinity } = row;
  const put = (number) => ({ [row.name]: number });
  const by = (steps, text, label) => button(text, () => model.apply(put(value + steps)), {
    label, idle: idle || value + steps < min || value + steps > max,
  });
  return html`<div class="control stepper" title=${row.help ?? nothing}>
    <label for=${`field-${row.name}`}>${row.label}</label>
    ${row.button ? nothing : by(-step, '−', `${row.label}, one less`)}
    ${numberField({
      model, row, now: () => model.current[row.name], label: row.label, id: `field-${row.name}`, name: row.name, put, idle,
    })}
    ${row.button ? by(step, row.button, row.button) : by(step, '+', `${row.label}, one more`)}
  </div>`;
}

/** @param {Row} row @param {boolean} value @param {Model} model */
const toggle = (row, value, model, idle) => html`<label class="control toggle" title=${row.help ?? nothing}>
  <input type="checkbox" ?disabled=${idle} .checked=${live(value)}
    @change=${({ target }) => model.apply({ [row.name]: target.checked })}>
  <span>${richHtml(row.label)}</span>
</label>`;

/** @param {Row} row @param {string} value @param {Model} model */
const radios = (row, value, model, idle) => html`<fieldset class="control choice" ?disabled=${idle}
  title=${row.help ?? nothing}>
  <legend>${row.label}</legend>
  ${(row.options ?? []).map(([option, label]) => html`<label>
    <input type="radio" name=${row.name} value=${option} .checked=${live(option === value)}
      @change=${() => model.apply({ [row.name]: option })}>
    <span>${richHtml(label)}</span>
  </label>`)}
</fieldset>`;

/** A choice as a list, where there is no room for all of it. */
const list = (row, value, model, idle) => html`<label class="control list" title=${row.help ?? nothing}>
  <span>${row.label}</span>
  <select ?disabled=${idle} .value=${live(value)} @change=${({ target }) => model.apply({ [row.name]: target.value })}>
    ${(row.options ?? []).map(([option, label]) => html`<option value=${option}
      ?selected=${option === value}>${label}</option>`)}
  </select>
</label>`;

/** Between two stages while they play, in milliseconds. */
const PAUSE = 1400;

/** A choice whose options follow one another: back, next, and all of them by themselves when asked. */
function stages(row, value, model, idle) {
  const options = (row.options ?? []).map(([option]) => option);
  const at = options.indexOf(value);
  const go = (to) => model.apply({ [row.name]: options[to] });
  // It plays on only while nobody else has changed the stage.
  const play = (to) => {
    go(to);
    if (to + 1 < options.length) setTimeout(() => model.current[row.name] === options[to] && play(to + 1), PAUSE);
  };
  return html`${radios(row, value, model, idle)}<div class="control buttons">
    ${button('Back', () => go(at - 1), { idle: at === 0 })}
    ${button('Next', () => go(at + 1), { idle: at === options.length - 1 })}
    ${button('Play', () => play(0))}
  </div>`;
}

/** The control of a row, by its own wish or by its type. @type {Record<string, Function | undefined>} */
const kinds = { number: slider, switch: toggle, choice: radios, select: list, stepper, stages };
