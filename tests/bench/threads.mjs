/**
 * Calls that workers compute against the same calls on one thread, by turns, through the package: copies in and out
 * count. Time is the clock's, for what one thread takes is what another waits for: a busy machine shows.
 */
import { load } from '../../dist/index.mjs';

/** @typedef {import('../../dist/index.mjs').ParallelAttn} Attn */
/** @typedef {{ name: string, alone: number, together: number }} Row ms of the best call */

const THREADS = 2;
const WARM = 2;

/** @typedef {{ name: string, call: 'attention' | 'attentionGrad', T: number, causal?: boolean }} Operation */
/** @type {Operation[]} */
const operations = [
  { name: 'attention T=2048 H=8 dk=64', call: 'attention', T: 2048 },
  { name: 'attention causal T=2048 H=8 dk=64', call: 'attention', T: 2048, causal: true },
  { name: 'backward T=1024 H=8 dk=64', call: 'attentionGrad', T: 1024 },
];

/** @param {any} image @param {string} only @param {number} seconds for each operation */
export async function* measureThreads(image, only, seconds) {
  const chosen = operations.filter(({ name }) => `${name} ${THREADS} threads`.includes(only));
  if (chosen.length === 0) return;
  const attn = await load({ image, threads: THREADS });
  const draw = attn.random(1);
  for (const { name, call, T, causal = false } of chosen) {
    const [q, k, v, outputGrad] = [1, 2, 3, 4].map(() => draw.normal(8 * T * 64));
    const given = {
      q, k, v, causal, shape: { H: 8, Tq: T, dk: 64 }, ...(call === 'attentionGrad' ? { outputGrad } : {}),
    };
    /** @type {Row} */
    const row = { name: `${name}, ${attn.parallel.threads} threads`, alone: Infinity, together: Infinity };
    const start = performance.now();
    for (let n = 0; n < WARM + 5 || performance.now() - start < 1000 * seconds; n++) {
      const begun = performance.now();
      attn[call](/** @type {any} */ (given));
      const half = performance.now();
      await attn.parallel[call](/** @type {any} */ (given));
      if (n < WARM) continue;
      row.alone = Math.min(row.alone, half - begun);
      row.together = Math.min(row.together, performance.now() - half);
    }
    yield row;
  }
  attn.parallel.close();
}
