/**
 * What the page remembers on this machine. A browser may refuse storage (private windows, settings, some `file:`
 * pages); then things are remembered until the page closes, and nothing else changes.
 */
const here = new Map();

/** @param {string} key @returns {string | null} */
export function recall(key) {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null) return kept;
  } catch {
    // Refused: fall through to this page's own memory.
  }
  return here.get(key) ?? null;
}

/** @param {string} key @param {string | null} value null forgets */
export function remember(key, value) {
  if (value === null) here.delete(key);
  else here.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Refused: kept in this page's own memory above.
  }
}
