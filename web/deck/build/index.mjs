/**
 * The deck's part of the build: data for the scripts, cards in the lesson's text, the review page, the deck for Anki.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'lit';
import { ready } from '../../build/ready.mjs';
import { askFields } from '../card-asks.js';
import { MORE, NO_CARD, addAll, cardFace, dueFace, titleOf } from '../card-face.js';
import { standingWords } from '../words.js';
import { ankiPackage } from './apkg.mjs';
import { pageCard, readCards, scriptCards } from './cards.mjs';
import { reviewPage } from './page.mjs';

/** What the scripts import as `build:cards`. @param {{ root: string, attn: any }} options */
export const deckData = ({ root, attn }) => ({ cards: scriptCards(readCards(root), attn) });

/**
 * Fills every `<attn-card name="…"></attn-card>` of a page with its text, and the block that offers all of them.
 * @param {string} page @param {{ root: string, attn: any, md: import('markdown-it') }} options
 */
export function fillCards(page, { root, attn, md }) {
  const cards = new Map(readCards(root).map((card) => [card.name, card]));
  const offer = ready(
    dueFace({ words: NO_CARD, buttons: html`<button>${addAll(cards.size)}</button>`, href: './review.html' }),
  );
  return page
    .replace('<attn-due block></attn-due>', `<attn-due block>${offer}</attn-due>`)
    .replace(/<attn-card name="(\w+)"><\/attn-card>/g, (_, name) => {
      const card = cards.get(name);
      if (!card) throw new Error(`no card "${name}" in web/lesson/cards.md`);
      const { front, back, asks } = pageCard(card, attn, md);
      return `<attn-card name="${name}" id="card-${name}" data-title="${card.title}">
${ready(closed(card, asks), { front })}
<details class="answer"><summary>Answer</summary><div class="folded"><div data-part="back">${back}</div></div></details>
</attn-card>`;
    });
}

/** @param {import('./cards.mjs').Card} card @param {import('../numbers.js').Ask[]} asks */
const closed = (card, asks) => html`${cardFace({
  title: titleOf(card),
  where: standingWords(undefined, 'outside', { at: 0, day: 0 }).words,
  question: card.inputs ? '[[front]]' : '{{front}}',
  fields: askFields(asks, [], true, () => {}),
  add() {},
})}<div class="more"><div class="summary">${MORE}</div></div>`;

/** Writes dist/review.html and dist/attention-cards.apkg. @param {{ root: string, dist: string, attn: any }} options */
export async function buildDeck({ root, dist, attn }) {
  const lesson = JSON.parse(readFileSync(join(root, 'web/lesson/lesson.json'), 'utf8'));
  const cards = readCards(root);
  const texts = scriptCards(cards, attn);
  writeFileSync(join(dist, 'review.html'), reviewPage({ lesson, cards }));
  writeFileSync(
    join(dist, 'attention-cards.apkg'),
    await ankiPackage(cards.map((card, i) => ({ ...card, anki: texts[i].anki }))),
  );
}
