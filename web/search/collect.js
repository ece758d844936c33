/** What can be found: read from the page itself when the search is first opened, so that no text is shipped twice. */
import { readable } from './readable.js';

const BLOCKS = 'p, li, h2, h3, .statement, .proof, .aside, details, figure.listing, table:not(.symbols), [data-gloss], '
  + 'attn-check, attn-predict, attn-card, .wide > *, .video, .formula';

/**
 * @typedef {object} Entry
 * @property {number} id
 * @property {string} kind what it is, in a word for the reader
 * @property {string} title the heading it stands under, or its own
 * @property {string} text
 * @property {Element} place where a hit leads
 */

/** @param {Element} article @returns {Entry[]} */
export function collect(article) {
  const entries = [];
  let title = '';
  const add = (kind, name, text, place) => {
    if (name || text) {
      entries.push({ id: entries.length, kind, title: name, text: text.replace(/\s+/g, ' ').trim(), place });
    }
  };
  for (const block of article.querySelectorAll(BLOCKS)) {
    if (block.matches('.aside-title')) continue;
    if (block.matches('h2, h3')) {
      title = readable(block);
      add('Section', title, '', block);
    } else if (block.matches(NAMED)) {
      add(block.matches('.statement') ? 'Statement' : 'Aside', nameOf(block), '', block);
    } else if (block.matches('attn-check, attn-predict')) {
      if (block.hasAttribute('reveal')) add('Answer', 'Your prediction', readable(block), block);
      else add(block.localName === 'attn-check' ? 'Quick check' : 'Prediction', title, asked(block), block);
    } else if (block.matches('attn-card')) {
      add('Card', block.dataset.title, asked(block), block);
    } else if (block.matches('.wide > *')) {
      const { presets = [] } = /** @type {any} */ (block);
      add('Figure', block.shadowRoot?.querySelector('.title')?.textContent ?? title, presets.join('. '), block);
    } else if (block.matches('.video')) {
      add('Video', block.dataset.title, readable(block), block);
    } else if (block.closest(QUESTIONS)) {
      continue;
    } else if (block.matches('.formula')) {
      add('Formula', nameOf(block.closest(NAMED)) || title, readable(block), block);
    } else if (block.matches('[data-gloss]')) {
      const [symbol, meaning] = /** @type {HTMLTableRowElement} */ (block).cells;
      add('Symbol', readable(symbol), readable(meaning), block);
    } else if (block.matches('figure.listing')) {
      add('Code', title, block.textContent, block);
    } else if (block.matches('table')) {
      add('Table', title, readable(block), block);
    } else if (block.matches('p, li') && !block.closest('.video') && !block.querySelector('p, li, .formula')) {
      add('Text', title, readable(block), block);
    }
  }
  return entries;
}

/** What has a title of its own, and the formulas in it are known by. */
const NAMED = '.statement, .aside, details.more';
/** @param {Element | null} block */
const nameOf = (block) => (block ? readable(block.querySelector('h2, h3, h4, h5, summary') ?? block) : '');

const QUESTIONS = 'attn-check, attn-predict, attn-card, attn-due';
/** A question with what may be chosen, but not the answer. @param {Element} block */
const asked = (block) => [...block.querySelectorAll(
  '[data-part=question], [data-part^=option-], [data-part=front], .question:not(:has([data-part]))',
)].map(readable).join(' ');
