/**
 * What a call through the binding takes beyond the same call inside the module: copies in and out, an array for each
 * result, and what becomes of the memory of earlier ones. Both by turns, in Node, on what is in dist/.
 */
import { load } from '../../dist/index.mjs';
import { Image } from './image.mjs';

/** Longer than a collection, which then counts. */
const SAMPLE_MS = 60;
const WARM_MS = 400;

/** @typedef {{ name: string, inside: number, through: number }} Row median ms of a call */
/** T and H. */
const SIZES = [[16, 4], [64, 8], [256, 8], [1024, 8]];

/**
 * @param {BufferSource} bytes attention.wasm
 * @param {any} image its name
 * @param {string} only
 * @param {number} seconds for each operation
 * @param {() => number} now in ms
 * @returns {AsyncGenerator<Row>}
 */
export async function* measureBinding(bytes, image, only, seconds, now) {
  const name = ([T, H]) => `attention T=${T} H=${H} dk=64, binding`;
  const chosen = SIZES.filter((size) => name(size).includes(only));
  if (chosen.length === 0) return;
  const attn = await load({ image });
  for (const [T, H] of chosen) {
    const inner = new Image(bytes);
    const n = H * T * 64;
    const at = [1, 2, 3, 4].map((seed) => inner.floats(n, seed));
    const [q, k, v] = at.map((pointer) => new Float32Array(inner.memory.buffer, pointer, n).slice());
    const args = inner.struct('attn_attention_args', 'attn_attention_init', {
      ...{ H, Hkv: H, Tq: T, Tk: T, dk: 64, dv: 64 }, q: at[0], k: at[1], v: at[2], output: at[3],
    });
    const calls = [
      () => inner.must(inner.c.attn_attention(args)),
      () => attn.attention({ q, k, v, shape: { H, Tq: T, dk: 64 } }),
    ];
    /** ms of a call. @param {() => unknown} call @param {number} least */
    const time = (call, least) => {
      const start = now();
      let count = 0;
      for (; now() - start < least; count++) call();
      return (now() - start) / count;
    };
    for (const call of calls) time(call, WARM_MS);
    /** @type {number[][]} */
    const samples = [[], []];
    for (const start = now(); now() - start < 1000 * seconds || samples[0].length < 5;) {
      calls.forEach((call, which) => samples[which].push(time(call, SAMPLE_MS)));
    }
    const [inside, through] = samples.map((all) => all.sort((a, b) => a - b)[all.length >> 1]);
    yield { name: name([T, H]), inside, through };
  }
}
