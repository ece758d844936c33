/**
 * The deck's part of the build: data for the scripts, cards in the lesson's text, the review page, the deck for Anki.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ankiPackage } from './apkg.mjs';
import { pageCard, readCards, scriptCards } from './cards.mjs';
import { reviewPage } from './page.mjs';

/** What the scripts import as `build:cards`. @param {{ root: string, attn: any }} options */
export const deckData = ({ root, attn }) => ({ cards: scriptCards(readCards(root), attn) });

/**
 * Fills every `<attn-card name="…"></attn-card>` of a page with its text, so that it can be read with scripts off.
 * @param {string} html @param {{ root: string, attn: any, md: import('markdown-it') }} options
 */
export function fillCards(html, { root, attn, md }) {
  const cards = new Map(readCards(root).map((card) => [card.name, card]));
  return html.replace(/<attn-card name="(\w+)"><\/attn-card>/g, (_, name) => {
    const card = cards.get(name);
    if (!card) throw new Error(`no card "${name}" in web/lesson/cards.md`);
    const { front, back } = pageCard(card, attn, md);
    return `<attn-card name="${name}" id="card-${name}" data-title="${card.title}">
<div data-part="front">${front}</div>
<details class="answer"><summary>Answer</summary><div class="folded"><div data-part="back">${back}</div></div></details>
</attn-card>`;
  });
}

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
