/** What can be found: read from the page itself when the search is first opened, so that no text is shipped twice. */

const BLOCKS = 'p, li, h2, h3, .statement, .proof, .aside, details, figure.listing, table, attn-check, attn-predict, '
  + '.wide > *, .video, .formula';

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
    if (block.matches('h2, h3')) {
      title = readable(block);
      add('Section', title, '', block);
    } else if (block.matches('.statement, .aside, details.more')) {
      const own = readable(block.querySelector('h3, h4, h5, summary') ?? block);
      add(block.matches('.statement') ? 'Statement' : 'Aside', own, '', block);
    } else if (block.matches('attn-check, attn-predict')) {
      if (block.hasAttribute('reveal')) add('Answer', 'Your prediction', readable(block), block);
      else add(block.localName === 'attn-check' ? 'Quick check' : 'Prediction', title, readable(block), block);
    } else if (block.matches('.wide > *')) {
      add('Figure', block.shadowRoot?.querySelector('h2, h3, h4, .title')?.textContent ?? title, '', block);
    } else if (block.matches('.video')) {
      add('Video', block.dataset.title, readable(block), block);
    } else if (block.matches('.formula')) {
      add('Formula', title, readable(block), block);
    } else if (block.matches('figure.listing')) {
      add('Code', title, block.textContent, block);
    } else if (block.matches('table')) {
      add('Table', title, readable(block), block);
    } else if (block.matches('p, li') && !block.closest('attn-check, attn-predict, .video')
      && !block.querySelector('p, li, .formula')) {
      add('Text', title, readable(block), block);
    }
  }
  return entries;
}

/** Text as it is read: a formula once, from its MathML, whose order is that of speech; no link signs. */
function readable(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const part of copy.querySelectorAll('.katex-html, annotation, .here, .visually-hidden')) part.remove();
  return (copy.textContent ?? '').replace(/[\u200b\u2060]/g, '').replace(/\s+/g, ' ').trim();
}
