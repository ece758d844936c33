/**
 * What a reader may type as an answer: numbers, decimals, fractions, per cent, `ln 3` and `√2`; and how it was
 * understood.
 */
import { readAnswer } from '../deck/answer.js';
import { unitScale } from '../figures/calls.js';
import { lnWhole } from './fresh.js';

/** The core adds up as many terms as the number under a logarithm or root. */
const MOST = 10_000;

/**
 * @param {string} typed @param {any} attn
 * @returns {{ value: number, said: string } | { problem: string }} `said` where the number is not the text itself
 */
export function understand(typed, attn) {
  const text = typed.trim().replace(/\s+/g, ' ').replace(/[−–]/g, '-');
  if (!text) return { problem: 'Nothing was typed.' };
  const logarithm = /^([+-]?) ?ln ?(?:\((.*)\)|([^()/]+?))(?: ?\/ ?([^()/]+))?$/i.exec(text);
  const root = /^([^√]*?)(?:√|sqrt) ?(?:\(([^()]*)\)|([^()/√]+?))(?: ?\/ ?([^()/√]+))?$/i.exec(text);
  const value = logarithm ? ofLogarithm(logarithm, attn) : root ? ofRoot(root, attn) : readAnswer(text);
  if (value === undefined || !Number.isFinite(value)) return { problem: problemWith(text) };
  // A comma may be a decimal comma, or stand between thousands.
  const said = /^[+-]?\d+(\.\d+)?$/.test(text) ? '' : `${text.replace(/-/g, '−')} was read as ${decimals(value)}`;
  return { value, said };
}

/** `-ln(3/2)/2`: the sign, the number in brackets or without, and what divides the logarithm. */
function ofLogarithm([, sign, bracketed, bare, divisor], attn) {
  const [above, below = '1', ...more] = (bracketed ?? bare).split('/');
  const parts = [wholeOf(above), wholeOf(below)];
  const by = divisor === undefined ? 1 : readAnswer(divisor);
  if (more.length || parts.includes(undefined) || !by) return undefined;
  const scale = 10 ** Math.max(...parts.map(({ places }) => places));
  const [top, bottom] = parts.map(({ value }) => Math.round(value * scale));
  if (!(top >= 1 && top <= MOST && bottom >= 1 && bottom <= MOST)) return undefined;
  const result = (lnWhole(attn, top) - lnWhole(attn, bottom)) / by;
  return sign === '-' ? -result : result;
}

/** `3√2/4`, `1/√2`, `√(3/4)`: a factor or a fraction's top, the number under the root, what divides it. */
function ofRoot([, before, bracketed, bare, divisor], attn) {
  const [, sign, number, over] = /^([+-]?) ?([\d.,]*) ?([/*·×]?) ?$/.exec(before) ?? [];
  const [above, below = '1', ...more] = (bracketed ?? bare).split('/').map((part) => wholeOf(part)?.value);
  const by = divisor === undefined ? 1 : readAnswer(divisor);
  const factor = number ? readAnswer(number) : 1;
  const inRange = [above, Number(below)].every((n) => Number.isInteger(n) && n >= 1 && n <= MOST);
  if (sign === undefined || more.length || !inRange || !by) return undefined;
  if (factor === undefined || (over && !number)) return undefined;
  // The core knows 1/√n: it divides scores by √dk.
  const root = unitScale(attn, Number(below)) / unitScale(attn, above);
  return (sign === '-' ? -factor : factor) * (over === '/' ? 1 / root : root) / by;
}

/** A number and its decimal places. @param {string} text */
function wholeOf(text) {
  const value = readAnswer(text);
  return value === undefined ? undefined : { value, places: /[.,](\d+)\s*$/.exec(text)?.[1].length ?? 0 };
}

const problemWith = (text) => (/ln/i.test(text)
  ? `“${text}” was not understood: a logarithm takes a number between 0 and ${MOST} here, as in ln 3 or ln(3/2).`
  : `“${text}” was not understood: write a number, a fraction such as 2/5, ln 3 or √2.`);

/** Four decimals, no marks between thousands, a real minus sign. @param {number} value */
const decimals = (value) => (
  value.toLocaleString('en', { maximumFractionDigits: 4, useGrouping: false }).replace('-', '−'));
