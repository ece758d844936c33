/**
 * What `npm run bench` measures. In order to add an operation, add an entry: its name, and `prepare`, which gets the
 * image and returns the call to time, its floating-point operations, and the bytes that it must at least move (0: not
 * told).
 */

/** @typedef {import('./image.mjs').Image} Image */
/** @typedef {{ call: () => void, flops: number, bytes: number }} Prepared */
/** @typedef {{ name: string, prepare: (image: Image) => Prepared }} Operation */

const ARGS = 'attn_attention_args';

/** Arguments for packed heads; `sizes` may hold more fields of the struct. */
function inputs(/** @type {Image} */ image, /** @type {Record<string, number>} */ sizes) {
  const { H, Hkv = H, Tq, Tk = Tq, dk, dv = dk } = sizes;
  return image.struct(ARGS, 'attn_attention_init', {
    ...{ Hkv, Tk, dv, ...sizes },
    q: image.floats(H * Tq * dk, 1),
    k: image.floats(Hkv * Tk * dk, 2),
    v: image.floats(Hkv * Tk * dv, 3),
    output: image.floats(H * Tq * dv, 4),
  });
}

/** `share` of the scores is seen. */
function attention(/** @type {Record<string, number>} */ sizes, share = 1) {
  return (/** @type {Image} */ image) => {
    const args = inputs(image, sizes);
    const { H, Tq, Tk = Tq, dk } = sizes;
    return {
      call: () => image.must(image.c.attn_attention(args)),
      flops: 4 * H * Tq * Tk * dk * share,
      // One query reads keys and values once; with many, arithmetic is what counts.
      bytes: Tq === 1 ? 8 * H * Tk * dk : 0,
    };
  };
}

/** Gradients of q, k and v: five products where the forward pass has two. */
function backward(/** @type {number} */ H, /** @type {number} */ T, /** @type {number} */ dk) {
  return (/** @type {Image} */ image) => {
    const args = inputs(image, { H, Tq: T, dk });
    const n = H * T * dk;
    const grads = image.struct('attn_attention_grads', 'attn_attention_grads_init', {
      output_grad: image.floats(n, 5), q_grad: image.floats(n), k_grad: image.floats(n), v_grad: image.floats(n),
    });
    return { call: () => image.must(image.c.attn_attention_grad(args, grads)), flops: 10 * H * T * T * dk, bytes: 0 };
  };
}

/** Self-attention with its four projections. */
function multiHead(/** @type {number} */ H, /** @type {number} */ T, /** @type {number} */ D) {
  return (/** @type {Image} */ image) => {
    const x = image.floats(T * D, 1);
    const weights = [2, 3, 4, 5].map((seed) => image.floats(D * D, seed));
    const [wq, wk, wv, wo] = weights;
    const args = image.struct('attn_multi_head_args', 'attn_multi_head_init', {
      ...{ D, key_dim: D, value_dim: D, query: x, key: x, value: x, wq, wk, wv, wo },
      output: image.floats(T * D, 6),
    });
    image.set(args, ARGS, { H, Hkv: H, Tq: T, Tk: T });
    return { call: () => image.must(image.c.attn_multi_head(args)), flops: 8 * T * D * D + 4 * T * T * D, bytes: 0 };
  };
}

function softmax(/** @type {number} */ rows, /** @type {number} */ columns) {
  return (/** @type {Image} */ image) => {
    const x = image.floats(rows * columns);
    const p = image.floats(rows * columns);
    const call = () => image.must(image.c.attn_softmax(p, x, rows, columns, 1));
    // Copying is counted once as well, though it reads and writes.
    return { call, flops: 0, bytes: 4 * rows * columns };
  };
}

/** @type {Operation[]} */
export const operations = [
  { name: 'attention T=16 H=4 dk=64', prepare: attention({ H: 4, Tq: 16, dk: 64 }) },
  ...[64, 256, 1024, 2048, 4096].map((T) => ({
    name: `attention T=${T} H=${T > 2048 ? 2 : 8} dk=64`,
    prepare: attention({ H: T > 2048 ? 2 : 8, Tq: T, dk: 64 }),
  })),
  ...[64, 256, 1024, 2048, 4096].map((T) => ({
    name: `attention causal T=${T} H=${T > 2048 ? 2 : 8} dk=64`,
    prepare: attention({ H: T > 2048 ? 2 : 8, Tq: T, dk: 64, causal: 1 }, (T + 1) / 2 / T),
  })),
  ...[32, 61, 80, 128].map((dk) => ({
    name: `attention T=1024 H=4 dk=${dk}`,
    prepare: attention({ H: 4, Tq: 1024, dk }),
  })),
  { name: 'attention one query, 8192 keys, H=8 dk=64', prepare: attention({ H: 8, Tq: 1, Tk: 8192, dk: 64 }) },
  { name: 'backward T=512 H=8 dk=64', prepare: backward(8, 512, 64) },
  { name: 'multi-head T=512 H=8 D=512', prepare: multiHead(8, 512, 512) },
  { name: 'softmax 4096 × 4096', prepare: softmax(4096, 4096) },
  { name: 'softmax 4096 × 64', prepare: softmax(4096, 64) },
];
