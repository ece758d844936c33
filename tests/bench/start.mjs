/**
 * How long it takes from nothing to a first result, in processes of their own: to import the package, to load an image,
 * to call attention once (T = 64, H = 8, dk = 64). Starting Node itself, and its first import of a file, do not count.
 */
import { execFileSync } from 'node:child_process';

const ENTRIES = ['index.node.mjs', 'index.mjs'];

/** @param {string} address @param {string} image */
const program = (address, image) => `
const x = Float32Array.from({ length: 8 * 64 * 64 }, (_, n) => (n % 97) / 97 - 0.5);
const now = () => performance.now();
await import('${new URL('image.mjs', import.meta.url).href}');
const times = [now()];
const { load } = await import('${address}');
times.push(now());
const attn = await load({ image: '${image}' });
times.push(now());
attn.attention({ q: x, k: x, v: x, shape: { H: 8, Tq: 64, dk: 64 } });
times.push(now());
console.log(JSON.stringify(times.slice(1).map((time, n) => time - times[n])));`;

/** @typedef {{ name: string, best: number, median: number, parts: number[] }} Row ms; the parts are of the best */

/** @param {string} image @param {string} only @param {number} seconds @returns {Row[]} */
export function measureStart(image, only, seconds) {
  const chosen = ENTRIES.filter((entry) => `start ${entry}`.includes(only));
  /** @type {number[][][]} */
  const runs = chosen.map(() => []);
  for (let turn = 0; turn < Math.max(5, 40 * seconds); turn++) {
    chosen.forEach((entry, n) => {
      const code = program(new URL(`../../dist/${entry}`, import.meta.url).href, image);
      const told = execFileSync(process.execPath, [...process.execArgv, '--input-type=module', '-e', code]);
      runs[n].push(JSON.parse(told.toString()));
    });
  }
  const total = (/** @type {number[]} */ [first, second, third]) => first + second + third;
  return chosen.map((name, n) => {
    const sorted = runs[n].sort((a, b) => total(a) - total(b));
    return { name, best: total(sorted[0]), median: total(sorted[sorted.length >> 1]), parts: sorted[0] };
  });
}
