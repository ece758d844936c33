/**
 * The large blocks of a page, those with many formulas above all, get no style and no layout until they come near the
 * reader (`.far` in web/page/layout.css). Until then each keeps the room that it will take, for columns of two widths:
 * as measured once (web/lesson/heights.json, renewed by `node tests/web/heights.mjs`), or for a block that has changed
 * since, a guess from its length.
 */
import { createHash } from 'node:crypto';

/** Smaller blocks cost less than they would save, and headings and marks stay what addresses lead to. */
const LEAST = 1500;
/** A line of text in pixels, and the letters that it takes on a screen and on a phone. */
const LINE = 29;
const LETTERS = [68, 41];

const TAG = /<(\/?)([a-z][\w-]*)([^<>]*)>/g;
const VOID = /^(br|hr|img|input|wbr)$/;

/** @typedef {Record<string, number[]>} Heights two for each block, by its key */

/** @param {string} body the article's HTML @param {Heights} heights */
export function markFar(body, heights) {
  let marked = '';
  let done = 0;
  for (const { start, end } of blocks(body)) {
    const html = body.slice(start, end);
    if (html.length < LEAST || /^<(h\d|label)\b/.test(html)) continue;
    const figure = /<attn-(\w+) id="fig-/.exec(html)?.[1];
    const [tall, slim] = figure ? [`var(--${figure})`, `var(--${figure})`]
      : (heights[keyOf(html)] ?? guess(html)).map((height) => `${height}px`);
    marked += body.slice(done, start) + html.replace(/^<([a-z-]+)(?: class="([^"]*)")?/, (_, tag, names) => (
      `<${tag} class="${names ? `${names} ` : ''}far" style="--tall:${tall};--slim:${slim}"`));
    done = end;
  }
  return marked + body.slice(done);
}

/** Where the children of chapters begin and end. @param {string} html */
export function* blocks(html) {
  let [depth, chapter, start] = [0, 0, 0];
  for (const { 0: all, 1: closing, 2: tag, 3: rest, index } of html.matchAll(TAG)) {
    if (VOID.test(tag) || rest.endsWith('/')) continue;
    if (closing) {
      if (chapter && depth === chapter + 1) yield { start, end: index + all.length };
      if (depth === chapter) chapter = 0;
      depth--;
    } else {
      depth++;
      if (/ class="chapter"/.test(rest)) chapter = depth;
      else if (chapter && depth === chapter + 1) start = index;
    }
  }
}

/** The same for the same words, whatever their mark-up. @param {string} html */
export const keyOf = (html) => createHash('sha256').update(wordsOf(html)).digest('hex').slice(0, 8);

/** @param {string} html */
const wordsOf = (html) => html.replace(TAG, '').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

/** @param {string} html */
function guess(html) {
  const shown = html.replace(/<span class="katex-mathml">[^]*?<\/math><\/span>|<svg[^]*?<\/svg>/g, '');
  const letters = wordsOf(shown).length;
  return LETTERS.map((most) => LINE * (1 + Math.ceil(letters / most)));
}
