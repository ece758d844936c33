/** Reading a backup. A file is taken whole or not at all, and what it would change can be looked at before. */
import { canonical, copyEntry, faultOf, FORMAT, LAST_MOMENT } from './entry.js';
import { fold } from './fold.js';
import { mergeLogs } from './merge.js';

/** @typedef {import('./entry.js').Entry} Entry */

export const KIND = 'attention-figures-deck';

/** A lifetime of reviews takes a few megabytes. */
export const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The entries in the text of a backup, or one sentence that says why it cannot be taken.
 * @param {string} text
 * @returns {{ entries: Entry[] } | { fault: string }}
 */
export function readBackup(text) {
  /** @type {any} */
  let file;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return {
      fault: looksLikeOurs(text)
        ? 'The file is cut off or damaged: it is not complete JSON.'
        : 'This is not a backup of a review deck.',
    };
  }
  if (typeof file !== 'object' || file === null || file.kind !== KIND)
    return { fault: 'This is not a backup of a review deck.' };
  if (!Number.isInteger(file.format) || file.format < 1) return { fault: 'The file does not say which format it has.' };
  if (file.format > FORMAT)
    return {
      fault: `The file comes from a newer version of this page (format ${file.format}, not ${FORMAT}). Open it there.`,
    };
  if (!Array.isArray(file.log)) return { fault: 'The file is damaged: it has no log.' };
  if (file.entries !== file.log.length)
    return {
      fault: `The file is cut off or damaged: of ${count(file.entries)} entries it holds ${file.log.length}.`,
    };
  return readLog(file.log);
}

/** @param {any[]} log @returns {{ entries: Entry[] } | { fault: string }} */
function readLog(log) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  /** @type {Entry[]} */
  const entries = [];
  for (const [i, thing] of log.entries()) {
    const fault = faultOf(thing);
    if (fault) return { fault: `The file is damaged: in entry ${i + 1}, ${fault}.` };
    const text = canonical(thing);
    if ((seen.get(thing.id) ?? text) !== text)
      return { fault: `The file is damaged: entry ${i + 1} has the id of another one.` };
    if (!seen.has(thing.id)) entries.push(copyEntry(thing));
    seen.set(thing.id, text);
  }
  // Ticks count on from the largest one known; one at the very end would leave no room for what the reader does next.
  const stray = entries.findIndex(({ tick }) => tick > LAST_MOMENT);
  if (stray >= 0) return { fault: `The file is damaged: entry ${stray + 1} has no place in the order.` };
  return { entries };
}

/** @param {string} text */
const looksLikeOurs = (text) => text.slice(0, 400).includes(KIND);

/** @param {any} value */
const count = (value) => (Number.isInteger(value) ? String(value) : 'a number of');

/**
 * What taking these entries would change.
 * @param {Entry[]} log of the deck @param {Entry[]} entries of the file
 */
export function compare(log, entries) {
  const mine = new Map(log.map((entry) => [entry.id, entry]));
  const fresh = entries.filter(({ id }) => !mine.has(id));
  const clash = entries.find(
    (entry) => mine.has(entry.id) && canonical(entry) !== canonical(/** @type {Entry} */ (mine.get(entry.id))),
  );
  if (clash) return { fault: 'The file is damaged: it holds an entry of this deck with another content.' };
  const before = fold(log);
  const after = fold(mergeLogs(log, fresh));
  const names = [...new Set([...before.cards.keys(), ...after.cards.keys()])];
  const text = (/** @type {any} */ card) => JSON.stringify(card ?? null);
  return {
    fresh,
    known: entries.length - fresh.length,
    before,
    after,
    cards: names.filter((name) => text(before.cards.get(name)) !== text(after.cards.get(name))),
    notes: [...new Set([...before.notes.keys(), ...after.notes.keys()])].filter(
      (name) => before.notes.get(name) !== after.notes.get(name),
    ),
    settings: /** @type {const} */ (['retention', 'turnover']).filter(
      (key) => before.settings[key] !== after.settings[key],
    ),
  };
}
