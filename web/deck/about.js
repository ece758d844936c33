/**
 * What belongs to this browser and not to the deck, by key. What is stored may be damaged, so every value is looked at
 * before anything relies on it. In order to keep another one: one row in KINDS.
 */
import { LAST_MOMENT } from './entry.js';

/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value >= 0;

/** @type {Map<string, (value: any) => boolean>} */
const KINDS = new Map(
  Object.entries({
    /** Databases that were found broken. */
    setAside: (value) => Array.isArray(value) && Array.from(value).every(isAside),
    /** The last copy the reader saved. */
    exported: (value) => isCount(value?.at) && value.at <= LAST_MOMENT && isCount(value.entries),
    /** Whether the keys of a session are on. */
    keys: (value) => typeof value === 'boolean',
  }),
);

/** @param {any} value */
const isAside = (value) =>
  typeof value?.name === 'string' &&
  typeof value.moved === 'boolean' &&
  isCount(value.entries) &&
  ['undefined', 'boolean'].includes(typeof value.seen);

/** Whether this is a value that the deck keeps under the key. @param {any} key @param {any} value */
export const isAbout = (key, value) => KINDS.get(key)?.(value) ?? false;
