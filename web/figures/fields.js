/** Text fields for single numbers and words: typing, pasting a whole block, arrow keys, Escape. */
import { html, nothing } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { given } from './draw/number.js';
import { readNumber } from './types.js';
import { read } from './schema.js';

/** @typedef {import('./types.js').Row} Row */
/** @typedef {import('./model.js').Model} Model */

/** Fields whose text is the reader's until they leave it. @type {WeakSet<Element>} */
const typing = new WeakSet();

/** @param {Element} field */
export const isTyping = (field) => typing.has(field);

/** Shows a value, but never writes over what the reader is typing. */
const fieldValue = directive(class extends Directive {
  /** @param {string} text */
  render(text) {
    return text;
  }

  /** @param {any} part @param {[string]} values */
  update({ element }, [text]) {
    if (!typing.has(element) && element.value !== text) element.value = text;
    return nothing;
  }
});

/** The reader is done with a field: it shows what is so, whatever was typed. @param {any} field @param {string} text */
function leave(field, text) {
  typing.delete(field);
  if (field.value !== text) field.value = text;
}

const STEP = 0.1;
const FINE = 0.01;
/** A field whose number may be greater is wider. */
const LONG = 99999;

/**
 * A field for one number of a parameter.
 * @param {object} options
 * @param {Model} options.model
 * @param {Row} options.row
 * @param {() => number} options.now its present value, which may be newer than what is drawn
 * @param {string} options.label for a screen reader
 * @param {string} [options.name] as in `data-name`
 * @param {string} [options.id]
 * @param {(value: number | string) => Record<string, any>} options.put the change of state that sets it
 * @param {(text: string) => boolean} [options.paste] takes a pasted block; false leaves it to the field
 * @param {boolean} [options.idle]
 */
export function numberField({ model, row, now, label, name, id, put, paste, idle }) {
  const value = now();
  const one = /** @type {Row} */ ({ ...row, type: 'number', label });
  const good = (text) => read(one, text).value;
  const long = (row.max ?? 0) > LONG;
  return html`<input class=${long ? 'field long' : 'field'} type="text" inputmode="decimal" autocomplete="off"
    spellcheck="false" size="6" ?disabled=${idle} id=${id ?? nothing} aria-label=${id ? nothing : label}
    data-name=${name ?? nothing} data-value=${name ? String(value) : nothing}
    value=${fieldValue(given(value))}
    @input=${({ target }) => {
      typing.add(target);
      const number = good(target.value);
      if (number !== undefined) model.input(put(number));
    }}
    @change=${({ target }) => {
      const { problem } = read(one, target.value);
      if (problem) {
        // What was half typed may have been a good number by itself: 5 on the way to 500.
        model.cancel();
        model.refuse(row.name, target.value, problem);
      } else {
        model.accept(row.name);
      }
      model.settle();
      leave(target, given(now()));
    }}
    @blur=${({ target }) => {
      model.settle();
      leave(target, given(now()));
    }}
    @keydown=${(event) => {
      const { key, target } = event;
      if (key === 'Escape' && typing.has(target)) {
        model.cancel();
        leave(target, given(now()));
        event.preventDefault();
      }
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      event.preventDefault();
      typing.delete(target);
      const step = (row.step ?? STEP) * (event.shiftKey ? FINE / STEP : 1) * (key === 'ArrowUp' ? 1 : -1);
      const next = good(String(Math.round((now() + step) * 1e6) / 1e6));
      if (next !== undefined) model.input(put(next));
    }}
    @keyup=${({ key }) => (key === 'ArrowUp' || key === 'ArrowDown') && model.settle()}
    @paste=${(event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!paste || Number.isFinite(readNumber(text)) || !paste(text)) return;
      event.preventDefault();
      typing.delete(event.target);
    }}>`;
}

/**
 * A field for one word.
 * @param {{ model: Model, value: string, label: string, put: (value: string) => Record<string, any> }} options
 */
export const wordField = ({ model, value, label, put }) => html`<input class="field word" type="text"
  autocomplete="off" spellcheck="false" size="7" maxlength="12" aria-label=${label} value=${fieldValue(value)}
  @input=${({ target }) => typing.add(target)}
  @change=${({ target }) => {
    if (target.value.trim()) model.apply(put(target.value));
    leave(target, value);
  }}
  @blur=${({ target }) => leave(target, value)}>`;

/**
 * The editor of a matrix parameter: what one entry's field needs.
 * @param {Model} model
 * @param {Row} row
 */
export function entries(model, row) {
  const rows = () => model.current[row.name];
  return (i, c, label, name) => numberField({
    model, row, label, name,
    now: () => (row.type === 'vector' ? rows()[c] : rows()[i][c]),
    put: (value) => ({
      [row.name]: row.type === 'vector'
        ? rows().map((old, at) => (at === c ? value : old))
        : rows().map((old, at) => (at === i ? old.map((x, k) => (k === c ? value : x)) : old)),
    }),
    paste: (text) => {
      const { problem } = read(row, text);
      if (problem) model.refuse(row.name, text, problem);
      else model.apply({ [row.name]: text });
      return true;
    },
  });
}
