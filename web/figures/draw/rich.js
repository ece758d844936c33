/**
 * Letters of formulas inside labels. `{k_j}` is an italic k with the subscript j, `{K^T}` has a superscript; the rest
 * is plain text. The same text serves SVG, HTML and, with the braces gone, a screen reader.
 */
import { html, svg, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';

/** @typedef {{ plain?: string, letter?: string, sub?: string, sup?: string }} Part */

/** How far a subscript goes down and a superscript up, in pixels. */
const DOWN = 3;
const UP = -5;

/** @param {string} text @returns {Part[]} */
function parts(text) {
  return text.split(/(\{[^}]*\})/).filter(Boolean).map((part) => {
    if (!part.startsWith('{')) return { plain: part };
    const [, letter, kind, script] = part.slice(1, -1).match(/^([^_^]*)(?:([_^])(.*))?$/) ?? [];
    return { letter, sub: kind === '_' ? script : undefined, sup: kind === '^' ? script : undefined };
  });
}

/** @param {string} text */
export const richHtml = (text) => parts(text).map(({ plain, letter, sub, sup }) => {
  if (plain !== undefined) return plain;
  const script = sub ? html`<sub>${sub}</sub>` : sup ? html`<sup>${sup}</sup>` : nothing;
  return html`<i class="letter">${letter}</i>${script}`;
});

/** Content for an SVG text element, made anew only where the text is another. @param {string} text */
export const richSvg = (text) => guard([text], () => {
  let away = 0;
  return parts(text).map(({ plain, letter, sub, sup }) => {
    const back = -away;
    away = sub ? DOWN : sup ? UP : 0;
    if (plain !== undefined) return svg`<tspan dy=${back}>${plain}</tspan>`;
    const script = sub ?? sup;
    const look = sub && /^[a-z]/i.test(sub) ? 'letter script' : 'script';
    return svg`<tspan class="letter" dy=${back}>${letter}</tspan>${
      script ? svg`<tspan class=${look} dy=${away}>${script}</tspan>` : nothing}`;
  });
});

/** @param {string} text */
export const richPlain = (text) => text.replace(/[{}_^]/g, '');
