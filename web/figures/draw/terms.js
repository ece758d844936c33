/** The pieces of an explained sum: present numbers, each of which can be asked about in turn. */
import { html } from 'lit';
import { format, numberButton } from './number.js';
import { richHtml } from './rich.js';

/** @typedef {import('../numbers.js').Numbers} Numbers */

/** A number inside a sum; a negative one in brackets. @param {Numbers} numbers @param {string} name */
export function term(numbers, name) {
  const shown = numbers.get(name);
  return format(shown.value, shown.digits).startsWith('−') ? html`(${numberButton(shown)})` : numberButton(shown);
}

/** @param {Numbers} numbers @param {string} a @param {string} b */
export const product = (numbers, a, b) => html`${term(numbers, a)}&nbsp;×&nbsp;${term(numbers, b)}`;

/** @param {unknown[]} terms */
export const sum = (terms) => terms.map((each, at) => (at ? html` + ${each}` : each));

/** e to the power of a number. @param {Numbers} numbers @param {string} name */
export const power = (numbers, name) => html`<span class="power"><i class="letter">e</i><sup>${
  numberButton(numbers.get(name))}</sup></span>`;

/** One step: what comes before it, an equals sign, what it is. @param {unknown} content @param {string} [before] */
export const step = (content, before = '') => html`<p class="step">${richHtml(before)} = ${
  typeof content === 'string' ? richHtml(content) : content}</p>`;

/** @param {string} text */
export const remark = (text) => html`<p class="remark">${richHtml(text)}</p>`;
