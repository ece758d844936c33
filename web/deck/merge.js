/** Joining logs: every entry once, in the one order they have. */
import { canonical, inOrder } from './entry.js';

/** @typedef {import('./entry.js').Entry} Entry */

/**
 * All entries of all logs. Joining the same log twice changes nothing, and the order of the logs does not matter.
 * @param {...Iterable<Entry>} logs
 * @returns {Entry[]}
 */
export function mergeLogs(...logs) {
  /** @type {Map<string, Entry>} */
  const byId = new Map();
  for (const log of logs) {
    for (const entry of log) {
      const known = byId.get(entry.id);
      // Entries never change, so two with one id are equal; if a file was tampered with, the choice still depends on no
      // order.
      if (!known || canonical(entry) < canonical(known)) byId.set(entry.id, entry);
    }
  }
  return [...byId.values()].sort(inOrder);
}

/**
 * The entries that count: without those that were undone, and without the undoing itself. Only a later entry undoes an
 * earlier one, and undoing an undo brings the entry back.
 * @param {Entry[]} log in order
 * @returns {Entry[]}
 */
export function effective(log) {
  const place = new Map(log.map(({ id }, i) => [id, i]));
  const undone = new Set();
  for (let i = log.length - 1; i >= 0; i--) {
    const { id, type, of } = log[i];
    if (type === 'undo' && !undone.has(id) && /** @type {number} */ (place.get(/** @type {string} */ (of))) < i)
      undone.add(of);
  }
  return log.filter(({ id, type }) => type !== 'undo' && !undone.has(id));
}
