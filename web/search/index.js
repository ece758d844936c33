/** Finding: words with accents or typing errors, beginnings of words, best hits first. */
import MiniSearch from 'minisearch';

/** Fewer letters find nearly everything. */
export const LEAST = 2;
const MOST_SHOWN = 30;

/** @param {string} text */
export const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Greek letters as they are spoken. @type {Record<string, string>} */
const SPOKEN = { α: 'alpha', β: 'beta', δ: 'delta', ε: 'epsilon', μ: 'mu', π: 'pi', σ: 'sigma', τ: 'tau' };
/** Little words that every paragraph has. */
const LITTLE = new Set('a an and by for from in into is it of on the to with'.split(' '));

/** `d_k`, `dₖ` and `dk` are one word, and so are `QK^T` and `QKᵀ`. @param {string} text */
const words = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('⊤', 'T')
  .replace(/\^(?=\p{L})/gu, '').replace(/(?<![\p{L}_])(\p{L})_(\p{L})(?![\p{L}_])/gu, '$1$2')
  .split(/[^\p{L}\p{N}]+/u);

/** Without little words, unless there are no others; the last one may be the beginning of another. */
const asked = (query) => {
  const all = words(query).filter(Boolean);
  return all.filter((word, at) => at === all.length - 1 || !LITTLE.has(plain(word))).join(' ');
};

/** @param {string} term */
const heard = (term) => plain(term).replace(/[α-ω]/g, (letter) => SPOKEN[letter] ?? letter) || null;

/** @param {import('./collect.js').Entry[]} entries */
export function createIndex(entries) {
  const index = new MiniSearch({
    fields: ['title', 'text', 'kind'],
    storeFields: [],
    tokenize: words,
    processTerm: heard,
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
    const sought = asked(query);
    let found = index.search(sought);
    if (!found.length) found = index.search(sought, { combineWith: 'OR' });
    return { hits: found.slice(0, MOST_SHOWN).map(({ id }) => entries[id]), total: found.length };
  };
}

const WEIGHTS = { Section: 2, Statement: 1.8, Figure: 1.5, Card: 1.3 };
