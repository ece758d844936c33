/** Finding: words with accents or typing errors, beginnings of words, best hits first. */
import MiniSearch from 'minisearch';

/** Fewer letters find nearly everything. */
export const LEAST = 2;
const MOST_SHOWN = 30;

/** @param {string} text */
export const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @param {import('./collect.js').Entry[]} entries */
export function createIndex(entries) {
  const index = new MiniSearch({
    fields: ['title', 'text', 'kind'],
    storeFields: [],
    processTerm: (term) => plain(term) || null,
    searchOptions: {
      boost: { title: 3 },
      boostDocument: (id) => WEIGHTS[entries[id].kind] ?? 1,
      prefix: (term) => term.length >= LEAST,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(entries);

  /** @param {string} query @returns {{ hits: import('./collect.js').Entry[], total: number }} */
  return (query) => {
    if (plain(query).replace(/[^\p{L}\p{N}]/gu, '').length < LEAST) return { hits: [], total: 0 };
    let found = index.search(query);
    if (!found.length) found = index.search(query, { combineWith: 'OR' });
    return { hits: found.slice(0, MOST_SHOWN).map(({ id }) => entries[id]), total: found.length };
  };
}

const WEIGHTS = { Section: 2, Statement: 1.8, Figure: 1.5 };
