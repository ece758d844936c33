/** What a reader types: whole numbers with or without marks between thousands, decimals, fractions, per cent. */

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * The number that was meant, or nothing. Spaces and commas between groups of three digits are passed over; a single
 * comma elsewhere is a decimal comma.
 * @param {string} typed @returns {number | undefined}
 */
export function readAnswer(typed) {
  const text = typed
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/[\s\u2009\u202f_'’]/g, '');
  const percent = /^(.*)%$/.exec(text);
  if (percent) return scaled(readAnswer(percent[1]), 100);
  const fraction = /^([^/]*)\/([^/]*)$/.exec(text);
  if (fraction) return scaled(decimal(fraction[1]), decimal(fraction[2]));
  return decimal(text);
}

/** @param {string} text */
function decimal(text) {
  const plain = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/^([+-]?\d*),(\d+)$/, '$1.$2');
  return DECIMAL.test(plain) ? Number(plain) : undefined;
}

/** @param {number | undefined} value @param {number | undefined} by */
const scaled = (value, by) => (value === undefined || !by ? undefined : value / by);

/** @param {number | undefined} answer @param {import('./numbers.js').Ask} ask */
export const isRight = (answer, { value, tolerance }) => answer !== undefined && Math.abs(answer - value) <= tolerance;
