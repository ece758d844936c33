// Compares results with float64, in units of what float32 allows, and keeps the worst of them for a table.
//
// The bound is 20·e + 2·10⁻⁶·max(1, |expected|), where e is the largest error of a plain float32 evaluation over the
// same tensor. It is per tensor, since by chance a single plain number can be exact. 20·e covers other orders of
// summation; the second part is 17 ulp at 1, for results that plain evaluation happens to hit. NaN and infinities
// must be met exactly.
import assert from 'node:assert/strict';

const SHARE = 20;
const FLOOR = 2e-6;

/** The largest error of `plain`, over the places where both are finite. */
export function plainError(plain, expected) {
  let worst = 0;
  for (let i = 0; i < expected.length; i++) {
    const error = Math.abs(plain[i] - expected[i]);
    if (Number.isFinite(error)) worst = Math.max(worst, error);
  }
  return worst;
}

/**
 * { error, ratio, at }: the worst entry of `actual`; it holds where ratio ≤ 1. Never NaN: what cannot be compared is
 * ∞.
 */
export function judge(actual, expected, plain) {
  assert.equal(actual.length, expected.length, 'length');
  assert.equal(plain.length, expected.length, 'length of the plain evaluation');
  const slack = SHARE * plainError(plain, expected);
  let worst = { error: 0, ratio: 0, at: -1 };
  for (let i = 0; i < expected.length; i++) {
    if (Object.is(actual[i], expected[i])) continue;
    const error = Math.abs(actual[i] - expected[i]);
    const ratio = error / (slack + FLOOR * Math.max(1, Math.abs(expected[i])));
    if (!(ratio <= worst.ratio)) {
      worst = { error, ratio: Number.isFinite(ratio) ? ratio : Infinity, at: i };
      if (worst.ratio === Infinity) break;
    }
  }
  return worst;
}

/** Throws unless every entry is within the bound. */
export function hold(label, actual, expected, plain) {
  const worst = judge(actual, expected, plain);
  if (worst.ratio <= 1) return worst;
  const { at, error, ratio } = worst;
  throw new assert.AssertionError({
    message: `${label}: entry ${at} is ${actual[at]}, expected ${expected[at]}, plain float32 gives ${plain[at]} `
      + `(error ${error}, ${ratio.toFixed(2)} times the bound)`,
  });
}

/** Collects the worst error of each operation and image, and prints them as a table. */
export class Worst {
  constructor(title) {
    this.title = title;
    this.rows = new Map();
  }

  /** @param {{ error: number, ratio: number }} worst */
  add(operation, image, worst) {
    const row = this.rows.get(operation) ?? new Map();
    this.rows.set(operation, row);
    const before = row.get(image) ?? { error: 0, ratio: 0 };
    row.set(image, { error: Math.max(before.error, worst.error), ratio: Math.max(before.ratio, worst.ratio) });
  }

  print() {
    const images = [...new Set([...this.rows.values()].flatMap((row) => [...row.keys()]))];
    const cell = (worst) => (worst ? `${worst.error.toExponential(1)} (${(worst.ratio * 100).toFixed(0)} %)` : '');
    const body = [...this.rows].map(([name, row]) => [name, ...images.map((image) => cell(row.get(image)))]);
    const table = [['', ...images], ...body];
    const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
    console.log(`${this.title}: worst error (share of the bound)`);
    const line = (row) => row.map((text, column) => text.padEnd(widths[column])).join('  ').trimEnd();
    for (const row of table) console.log(`  ${line(row)}`);
  }
}
