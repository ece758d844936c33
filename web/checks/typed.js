/**
 * What a reader may type as an answer: numbers, decimals, fractions, per cent and `ln 3`; and how it was understood.
 */
import { readAnswer } from '../deck/answer.js';
import { lnWhole } from './fresh.js';

/** The core adds up as many terms as the number under the logarithm. */
const MOST = 10_000;

/**
 * @param {string} typed @param {any} attn
 * @returns {{ value: number, said: string } | { problem: string }} `said` where the number is not the text itself
 */
export function understand(typed, attn) {
  const text = typed.trim().replace(/\s+/g, ' ').replace(/[−–]/g, '-');
  if (!text) return { problem: 'Nothing was typed.' };
  const logarithm = /^([+-]?) ?ln ?(?:\((.*)\)|([^()/]+?))(?: ?\/ ?([^()/]+))?$/i.exec(text);
  const value = logarithm ? ofLogarithm(logarithm, attn) : readAnswer(text);
  if (value === undefined || !Number.isFinite(value)) return { problem: problemWith(text) };
  const said = /^[+-]?\d+([.,]\d+)?$/.test(text) ? '' : `${text.replace(/-/g, '−')} was read as ${decimals(value)}`;
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

/** A number and its decimal places. @param {string} text */
function wholeOf(text) {
  const value = readAnswer(text);
  return value === undefined ? undefined : { value, places: /[.,](\d+)\s*$/.exec(text)?.[1].length ?? 0 };
}

const problemWith = (text) => (/ln/i.test(text)
  ? `“${text}” was not understood: a logarithm takes a number between 0 and ${MOST} here, as in ln 3 or ln(3/2).`
  : `“${text}” was not understood: write a number, a fraction such as 2/5, or ln 3.`);

/** Four decimals, a real minus sign. @param {number} value */
const decimals = (value) => value.toLocaleString('en', { maximumFractionDigits: 4 }).replace('-', '−');
