/** Where a problem is cut, and copies of the pieces of an array. */
import { product } from '../check.js';

/**
 * @typedef {readonly [number, number]} Span from, and up to
 * @typedef {{ items: Span, heads: Span }} Range items of the batch, and heads of keys and values
 * @typedef {{ shape: number[], heads?: number, group?: number }} Axes of an array: four sizes, of which the first is
 *   that of items; which axis is that of heads, if any, and how many there belong to one head of keys and values
 */

/**
 * Items first, then heads, until there are as many pieces as wanted.
 * @param {Span} items to be cut into so many at most; [n, 1] keeps them together
 * @param {Span} heads
 * @param {number} wanted
 * @returns {Range[]}
 */
export function ranges([B, mostItems], [Hkv, mostHeads], wanted) {
  const items = spans(B, Math.min(mostItems, wanted));
  const heads = spans(Hkv, Math.min(mostHeads, Math.ceil(wanted / items.length)));
  return items.flatMap((one) => heads.map((other) => ({ items: one, heads: other })));
}

/**
 * 0 … n in parts as equal as can be; one part at least, none of them empty unless n is 0.
 * @param {number} n
 * @param {number} most
 * @returns {Span[]}
 */
function spans(n, most) {
  const parts = Math.max(Math.min(n, most), 1);
  return Array.from({ length: parts }, (_, part) => (
    [Math.floor((part * n) / parts), Math.floor(((part + 1) * n) / parts)]));
}

/**
 * What a range takes of each axis. An axis of one is broadcast, or there is no more of it.
 * @param {Axes} axes
 * @param {Range} range
 * @returns {Span[]}
 */
export function box({ shape, heads = 0, group = 1 }, range) {
  /** @type {Span[]} */
  const all = shape.map((n) => [0, n]);
  if (shape[0] !== 1) all[0] = range.items;
  if (heads > 0 && shape[heads] !== 1) all[heads] = [range.heads[0] * group, range.heads[1] * group];
  return all;
}

/** @param {readonly Span[]} of */
export const sizes = (of) => of.map(([from, to]) => to - from);

/**
 * Calls back with each run of numbers that lie side by side in both: where it starts in the whole, where in the part,
 * and how long it is.
 * @param {Axes} axes
 * @param {readonly Span[]} of
 * @param {(whole: number, part: number, length: number) => void} run
 */
export function eachRun({ shape }, of, run) {
  // Up to the last axis that is not taken whole, every index is a run of its own.
  const last = Math.max(of.findLastIndex(([from, to], axis) => to - from < shape[axis]), 0);
  let done = 0;
  /** @param {number} axis @param {number} at the index in all axes before */
  const walk = (axis, at) => {
    const [from, to] = of[axis];
    if (axis < last) {
      for (let n = from; n < to; n++) walk(axis + 1, at * shape[axis] + n);
      return;
    }
    const width = product(shape.slice(axis + 1));
    const length = (to - from) * width;
    if (length > 0) run((at * shape[axis] + from) * width, done, length);
    done += length;
  };
  walk(0, 0);
}
