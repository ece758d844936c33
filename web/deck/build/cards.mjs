/**
 * Recall cards from web/lesson/cards.md: parsed once, then set for each place they are used in. The page carries them
 * as plain HTML inside their tag; the script carries them with MathML, so that the elements work alone on any site, and
 * as TeX for the exports.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMarkdown } from '../../build/markdown.mjs';
import { Maths } from '../../build/math.mjs';
import { macros } from '../../lesson/glossary.js';
import { fill, numbered } from '../numbers.js';

/**
 * @typedef {object} Card a card as it stands in the file
 * @property {string} name
 * @property {string} title
 * @property {string} revised
 * @property {Record<string, number | number[]> | undefined} inputs
 * @property {string} front Markdown
 * @property {string} back Markdown
 */

/** @param {string} root @returns {Card[]} */
export function readCards(root) {
  const source = readFileSync(join(root, 'web/lesson/cards.md'), 'utf8');
  const cards = [...source.matchAll(/^## (\w+) (.+)\n([^]*?)(?=^## |(?![^]))/gm)].map(([, name, title, body]) => {
    const [head, front, back] = parts(name, body);
    const revised = /^revised: (\d{4}-\d{2}-\d{2})$/m.exec(head)?.[1];
    if (!revised) throw new Error(`card ${name} does not say when it was revised`);
    const numbers = /^numbers: (.*)$/m.exec(head)?.[1];
    if (Boolean(numbers) !== Object.hasOwn(numbered, name))
      throw new Error(`card ${name}: its numbers and web/deck/numbers.js do not go together`);
    return { name, title, revised, inputs: numbers && readInputs(numbers), front, back };
  });
  const stray = Object.keys(numbered).find((name) => !cards.some((card) => card.name === name));
  if (stray) throw new Error(`web/deck/numbers.js has numbers for a card ${stray} that is not in web/lesson/cards.md`);
  return cards;
}

/** @param {string} name @param {string} body */
function parts(name, body) {
  const match = /^((?:\s*^(?:revised|numbers): .*$)*)([^]*?)^---$([^]*)$/m.exec(body);
  if (!match) throw new Error(`card ${name} needs a question, a line --- and an answer`);
  return match.slice(1).map((part) => part.trim());
}

/** `D = 512, T = 512 2048` @param {string} text */
const readInputs = (text) =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [input, values] = pair.split('=').map((part) => part.trim());
      const list = values.split(/\s+/).map(Number);
      return [input, list.length === 1 ? list[0] : list];
    }),
  );

/**
 * The numbers a card shows where it cannot draw new ones.
 * @param {Card} card @param {any} attn
 */
const example = ({ name, inputs }, attn) => (inputs ? numbered[name].solve(attn, inputs) : { shown: {}, asks: [] });

/**
 * A card as HTML for the page, with the page's own formulas; but where the script will fill in other numbers, the
 * question is as the script sets it.
 * @param {Card} card
 * @param {any} attn
 * @param {import('markdown-it')} md
 */
export function pageCard(card, attn, md) {
  const { shown: values, asks } = example(card, attn);
  const side = (/** @type {string} */ text) => md.render(filled(text, values)).trim();
  const front = card.inputs ? fill(withPlaces(card.front), values) : side(card.front);
  return { front, back: side(card.back), asks };
}

const FORMULA = /\$\$[^]*?\$\$|\$[^$]*\$/g;

/**
 * In TeX a comma between thousands must not open a list.
 * @param {string} text
 * @param {Record<string, number>} values
 */
const filled = (text, values) =>
  fill(
    text.replace(FORMULA, (formula) =>
      formula.replace(/\[\[\w+\]\]/g, (place) => fill(place, values).replaceAll(',', '{,}').replace('−', '-')),
    ),
    values,
  );

/**
 * What the scripts carry.
 * @param {Card[]} cards @param {any} attn
 */
export function scriptCards(cards, attn) {
  const anki = markdownWith((tex, display) =>
    display ? `\\[${escaped(plainTex(tex).trim())}\\]` : `\\(${escaped(plainTex(tex))}\\)`,
  );
  return cards.map((card) => {
    const { shown: values, asks } = example(card, attn);
    const fixed = (/** @type {string} */ text) => filled(text, values);
    return {
      name: card.name,
      title: card.title,
      front: withPlaces(card.front),
      back: withPlaces(card.back),
      values,
      asks: asks.map(({ label, tolerance }) => ({ label, tolerance })),
      anki: { front: anki.render(fixed(card.front)).trim(), back: anki.render(fixed(card.back)).trim() },
      source: { front: plainTexIn(fixed(card.front)), back: plainTexIn(fixed(card.back)) },
    };
  });
}

/**
 * Queries, keys, values and outputs in their colours, as on the page; in a subscript or superscript a letter is none.
 * @param {string} mathml
 */
const coloured = (mathml) =>
  mathml.replace(/(<msu[bp]><mi[^>]*>\w+<\/mi>)?<mi>([qQkKvVoO])<\/mi>/g, (all, base, letter) =>
    base ? all : `<mi class="of-${letter.toLowerCase()}">${letter}</mi>`,
  );

/** @param {(tex: string, display: boolean) => string} formula */
const markdownWith = (formula) =>
  createMarkdown({
    maths: /** @type {any} */ (undefined),
    listing: /** @type {any} */ (undefined),
    numbers: NO_NUMBERS,
    formula,
  });

/**
 * As the script sets it. In a formula a place is set as text, so that it comes out as one piece to be filled in later.
 * @param {string} text
 */
function withPlaces(text) {
  const md = markdownWith((tex, display) => coloured(Maths.mathml(display ? `\\displaystyle ${tex}` : tex)));
  const open = text.replace(FORMULA, (formula) =>
    // MathML sets no space between a function's name and a piece of text.
    formula.replace(/\\ln (?=\[\[)/g, '\\ln\\,').replace(/\[\[\w+\]\]/g, '\\text{$&}'),
  );
  return md.render(open).trim();
}

/** Cards draw their own numbers. */
const NO_NUMBERS = /** @type {any} */ ({
  tex: (/** @type {string} */ tex) => tex,
  html() {
    throw new Error('a card cannot use @{…}; it has [[…]]');
  },
});

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** TeX without the lesson's short forms, for readers elsewhere. @param {string} tex */
export const plainTex = (tex) =>
  Object.entries(macros).reduce(
    // A short form may end where a letter begins; the space keeps the two apart.
    (text, [macro, meaning]) => text.replace(new RegExp(`\\${macro}(?![a-zA-Z])`, 'g'), () => meaning),
    tex,
  );

/** @param {string} text */
const plainTexIn = (text) => text.replace(FORMULA, plainTex);
