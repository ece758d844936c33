/**
 * What `npm run bench` measures. In order to add an operation, add an entry: its name, and `prepare`, which gets the image
 * and returns the call to time, its floating-point operations, and the bytes that it must at least move (0: not told).
 */

/** @typedef {import('./image.mjs').Image} Image */
/** @typedef {{ call: () => void, flops: number, bytes: number }} Prepared */
/** @typedef {{ name: string, prepare: (image: Image) => Prepared }} Operation */

/** Attention of packed heads; `fields` add to or replace arguments. */
function attention(/** @type {Record<string, number>} */ sizes, share = 1) {
  const { H, Hkv = H, Tq, Tk = Tq, dk, dv = dk, ...fields } = sizes;
  return (/** @type {Image} */ image) => {
    const args = image.struct('attn_attention_args', 'attn_attention_init', {
      ...{ H, Hkv, Tq, Tk, dk, dv, ...fields },
      q: image.floats(H * Tq * dk, 1),
      k: image.floats(Hkv * Tk * dk, 2),
      v: image.floats(Hkv * Tk * dv, 3),
      output: image.floats(H * Tq * dv, 4),
    });
    return {
      call: () => image.must(image.c.attn_attention(args)),
      flops: 2 * H * Tq * Tk * (dk + dv) * share,
      // One query reads keys and values once; with many, arithmetic is what counts.
      bytes: Tq === 1 ? 4 * Hkv * Tk * (dk + dv) : 0,
    };
  };
}

function softmax(/** @type {number} */ rows, /** @type {number} */ columns) {
  return (/** @type {Image} */ image) => {
    const x = image.floats(rows * columns);
    const p = image.floats(rows * columns);
    // Copying is counted once as well, though it reads and writes.
    return { call: () => image.must(image.c.attn_softmax(p, x, rows, columns, 1)), flops: 0, bytes: 4 * rows * columns };
  };
}

/** @type {Operation[]} */
export const operations = [
  { name: 'attention T=16 H=4 dk=64', prepare: attention({ H: 4, Tq: 16, dk: 64 }) },
  ...[64, 256, 1024, 2048, 4096].map((T) => ({
    name: `attention T=${T} H=8 dk=64`,
    prepare: attention({ H: T > 2048 ? 2 : 8, Tq: T, dk: 64 }),
  })),
  ...[64, 256, 1024, 2048, 4096].map((T) => ({
    name: `attention causal T=${T} H=8 dk=64`,
    prepare: attention({ H: T > 2048 ? 2 : 8, Tq: T, dk: 64, causal: 1 }, 0.5),
  })),
  ...[32, 61, 80, 128].map((dk) => ({
    name: `attention T=1024 H=4 dk=${dk}`,
    prepare: attention({ H: 4, Tq: 1024, dk }),
  })),
  { name: 'attention one query, 8192 keys, H=8 dk=64', prepare: attention({ H: 8, Tq: 1, Tk: 8192, dk: 64 }) },
  { name: 'softmax 4096 × 4096', prepare: softmax(4096, 4096) },
  { name: 'softmax 4096 × 64', prepare: softmax(4096, 64) },
];
