/**
 * The entries of the review log. A log is only ever added to: undoing writes an entry too. Two logs are merged by
 * joining their entries by id, so an entry must never change after it was written.
 *
 * Every entry has
 *   id    20 random letters and digits
 *   tick  its place in the log: the clock's milliseconds, but always above every entry its writer knew, so that the
 *         order holds when the clock is set back
 *   at    the clock when it was written, milliseconds since 1970
 *   day   the reader's day then (see day.js)
 *   type  one of the kinds below, each with its own fields
 *
 * In order to add a kind of entry: one row in KINDS, one case in fold.js, and a higher FORMAT, so that older copies of
 * this page refuse files they cannot understand.
 */
import { plausibleDay } from './day.js';

export const FORMAT = 1;

/** What a reader's own note may hold. */
const NOTE_LENGTH = 10_000;

/** The end of the year 9999. */
export const LAST_MOMENT = 253_402_300_799_999;
const LAST_TICK = LAST_MOMENT + 1e9;

/**
 * @typedef {'add' | 'grade' | 'suspend' | 'resume' | 'bury' | 'unbury' | 'reset' | 'note' | 'set' | 'undo'} EntryType
 */

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {number} tick
 * @property {number} at
 * @property {number} day
 * @property {EntryType} type
 * @property {string} [card]
 * @property {number} [grade]
 * @property {number} [seed] which numbers the card showed
 * @property {boolean} [right] whether the typed answer was right
 * @property {string} [text] of a note
 * @property {'retention' | 'turnover'} [key] of a setting
 * @property {number} [value] of a setting
 * @property {string} [of] the entry that is undone
 */

/** @type {Record<string, (value: any) => boolean>} */
const FIELDS = {
  id: (value) => typeof value === 'string' && /^[0-9a-z]{20}$/.test(value),
  tick: (value) => Number.isInteger(value) && value >= 0 && value <= LAST_TICK,
  at: (value) => moment(value),
  day: (value) => Number.isInteger(value),
  type: (value) => typeof value === 'string' && Object.hasOwn(KINDS, value),
  card: (value) => typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value),
  grade: (value) => Number.isInteger(value) && value >= 1 && value <= 4,
  seed: (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32,
  right: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string' && value.length <= NOTE_LENGTH,
  key: (value) => typeof value === 'string' && Object.hasOwn(SETTINGS, value),
  value: (value) => typeof value === 'number',
  of: (value) => FIELDS.id(value),
};

const COMMON = ['id', 'tick', 'at', 'day', 'type'];

/** @type {Record<EntryType, { needs: string[], may?: string[] }>} */
const KINDS = {
  add: { needs: ['card'] },
  grade: { needs: ['card', 'grade'], may: ['seed', 'right'] },
  suspend: { needs: ['card'] },
  resume: { needs: ['card'] },
  bury: { needs: ['card'] },
  unbury: { needs: ['card'] },
  reset: { needs: ['card'] },
  note: { needs: ['card', 'text'] },
  set: { needs: ['key', 'value'] },
  undo: { needs: ['of'] },
};

/** The settings that belong to the deck, and so travel with it. */
export const SETTINGS = {
  /** Share of cards that should be remembered when they come back. */
  retention: { default: 0.9, least: 0.7, most: 0.97 },
  /** Local hour at which the reader's day begins. */
  turnover: { default: 4, least: 0, most: 23 },
};

/** @param {any} value */
const moment = (value) => Number.isInteger(value) && value >= 0 && value <= LAST_MOMENT;

/**
 * What is wrong with a thing that claims to be an entry; nothing if it is one.
 * @param {any} thing @returns {string | undefined}
 */
export function faultOf(thing) {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return 'it is not an entry';
  if (!FIELDS.type(thing.type)) return `its type is ${show(thing.type)}`;
  const { needs, may = [] } = KINDS[/** @type {EntryType} */ (thing.type)];
  for (const field of [...COMMON, ...needs]) {
    if (!Object.hasOwn(thing, field)) return `it has no ${field}`;
    if (!FIELDS[field](thing[field])) return `its ${field} is ${show(thing[field])}`;
  }
  for (const field of Object.keys(thing)) {
    if (COMMON.includes(field) || needs.includes(field)) continue;
    if (!may.includes(field)) return `it has a field ${show(field)} that does not belong there`;
    if (!FIELDS[field](thing[field])) return `its ${field} is ${show(thing[field])}`;
  }
  if (!plausibleDay(thing.day, thing.at)) return `its day ${thing.day} does not fit its time`;
  if (thing.type === 'set') {
    const { least, most } = SETTINGS[/** @type {'retention'} */ (thing.key)];
    if (!(thing.value >= least && thing.value <= most)) return `its value is ${show(thing.value)}`;
    if (thing.key === 'turnover' && !Number.isInteger(thing.value)) return `its value is ${show(thing.value)}`;
  }
  return undefined;
}

/** @param {any} value */
function show(value) {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** The order of a log: the same for everyone who holds the same entries. @param {Entry} a @param {Entry} b */
export const inOrder = (a, b) => a.tick - b.tick || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** An entry as text, its fields in one order, whoever wrote it. @param {Entry} entry */
export const canonical = (entry) => JSON.stringify(entry, FIELD_ORDER);

const FIELD_ORDER = Object.keys(FIELDS);

/** A copy of an entry with its own fields only, in one order. @param {Entry} entry @returns {Entry} */
export const copyEntry = (entry) => JSON.parse(canonical(entry));

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Where `crypto.randomUUID` may be missing (a plain http page), this is not. @returns {string} */
export function newId() {
  // 252 = 7 · 36: bytes above it would make some letters likelier than others.
  let id = '';
  while (id.length < 20) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32)))
      if (byte < 252 && id.length < 20) id += DIGITS[byte % 36];
  }
  return id;
}
