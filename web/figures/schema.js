/** What follows from a parameter table: attribute names, defaults, validation and permalinks. */
import { richPlain } from './draw/rich.js';
import { types } from './types.js';

/** @typedef {import('./types.js').Row} Row */
/** @typedef {Record<string, any>} State */

/** `headSize` → `head-size`, as HTML attributes are written. @param {string} name */
export const attributeName = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A good value, frozen, or a sentence that says what is wrong with it.
 * @param {Row} row
 * @param {unknown} raw
 * @returns {{ value?: any, problem?: string }}
 */
export function read(row, raw) {
  const value = attempt(row, raw);
  if (value !== undefined) return { value: freeze(value) };
  return { problem: `${richPlain(row.label)}: expected ${types[row.type].needs(row)}, not ${quoted(raw)}.` };
}

/** What cannot even be turned into text or a number, such as a symbol, is no good value either. */
function attempt(row, raw) {
  try {
    return types[row.type].read(raw, row).value;
  } catch {
    return undefined;
  }
}

/** The text form that `read` takes back. @param {Row} row @param {any} value */
export const write = (row, value) => types[row.type].write(value);

/** @param {Row[]} parameters @returns {State} */
export const defaults = (parameters) => Object.freeze(
  Object.fromEntries(parameters.map((row) => [row.name, freeze(thaw(row.default))])),
);

/** A plain copy that the caller may change. @param {State} state @returns {State} */
export const copy = (state) => Object.fromEntries(Object.entries(state).map(([name, value]) => [name, thaw(value)]));

/** @param {any} value @returns {any} */
const thaw = (value) => (Array.isArray(value) ? value.map(thaw) : value);

/** Whether two states, or two values, show the same. @param {any} a @param {any} b @returns {boolean} */
export function same(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => same(a[name], b[name]));
}

/**
 * What differs from one of `bases`, as the query part of an address: `temperature=2&query=1.2+0.6`.
 * @param {Row[]} parameters
 * @param {State} state
 * @param {State[]} bases
 */
export function toText(parameters, state, bases) {
  const text = new URLSearchParams();
  for (const row of parameters) {
    const value = state[row.name];
    if (!bases.every((base) => same(value, base[row.name]))) text.set(attributeName(row.name), write(row, value));
  }
  return text.toString();
}

/**
 * The raw values in such a text, by parameter name, not yet validated; what the figure does not know is left out.
 * @param {Row[]} parameters
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function fromText(parameters, text) {
  const given = new URLSearchParams(text);
  /** @type {Record<string, string>} */
  const raw = {};
  for (const { name } of parameters) {
    const value = given.get(attributeName(name));
    if (value !== null) raw[name] = value;
  }
  return raw;
}

/** @template T @param {T} value @returns {T} */
function freeze(value) {
  if (Array.isArray(value)) value.forEach(freeze);
  return Object.freeze(value);
}

/** @param {unknown} raw */
function quoted(raw) {
  let text;
  try {
    text = typeof raw === 'string' ? raw : JSON.stringify(raw) ?? String(raw);
  } catch {
    text = typeof raw;
  }
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}
