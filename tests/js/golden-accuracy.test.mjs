// Accuracy over sizes and regimes that are too large to keep as vectors: the definition in float64, which repeats
// PyTorch on the golden vectors, evaluated here. Lengths to 4096, head sizes around and far from a vector's, unit and
// peaked inputs.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { attention, float32, float64 } from '../golden/plain.mjs';
import { hold, Worst } from '../golden/hold.mjs';
import { images } from '../golden/images.mjs';

const loaded = await images();
const worst = new Worst('attention against float64, by regime');
after(() => worst.print());

/** Standard normals as float32, from a 32-bit generator (mulberry32) and Box and Muller's transform. */
function normals(seed) {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return (n, size = 1) => Float32Array.from({ length: n },
    () => size * Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()));
}

// To add a regime: one row. `size` is the standard deviation of queries and keys.
const REGIMES = [
  { name: 'one row of 4096 keys', Tq: 1, Tk: 4096, dk: 64 },
  { name: '4096 keys, causal at the end', Tq: 3, Tk: 4096, dk: 16, causal: { offset: 4093 } },
  { name: '4096 keys, peaked', Tq: 2, Tk: 4096, dk: 32, size: 4 },
  { name: '4096 queries, few keys', Tq: 4096, Tk: 5, dk: 8 },
  { name: '256 tokens, window', Tq: 256, Tk: 256, dk: 8, window: { left: 20, right: 3 } },
  { name: 'dk = 1', Tq: 33, Tk: 65, dk: 1 },
  { name: 'dk = 3', Tq: 31, Tk: 63, dk: 3, dv: 5 },
  { name: 'dk = 5, dv = 1', Tq: 17, Tk: 129, dk: 5, dv: 1 },
  { name: 'dk = 7', Tq: 34, Tk: 66, dk: 7, dv: 9, causal: true },
  { name: 'dk = 111', Tq: 9, Tk: 130, dk: 111, dv: 33 },
  { name: 'dk = 256', Tq: 5, Tk: 40, dk: 256, dv: 3 },
  { name: 'unscaled, nearly one-hot', Tq: 16, Tk: 128, dk: 64, scale: 1 },
  { name: 'logits near ±10⁴', Tq: 8, Tk: 70, dk: 16, size: 50, scale: 1 },
  { name: 'logits near 1000', Tq: 8, Tk: 70, dk: 16, shift: 8 },
  { name: 'scale huge', Tq: 4, Tk: 33, dk: 4, scale: 1e6 },
  { name: 'scale tiny', Tq: 4, Tk: 33, dk: 4, scale: 2 ** -60 },
  { name: 'grouped heads, two items', B: 2, H: 6, Hkv: 3, Tq: 19, Tk: 37, dk: 12, dv: 20, causal: { offset: 18 } },
];

function drawn({ name, B = 1, H = 1, Hkv = H, Tq, Tk, dk, dv = dk, size = 1, shift = 0, ...options }, seed) {
  const draw = normals(seed);
  const shifted = (n) => draw(n, size).map((x) => Math.fround(x + shift));
  const shape = { B, H, Hkv, Tq, Tk, dk, dv };
  return { name, shape, options, q: shifted(B * H * Tq * dk), k: shifted(B * Hkv * Tk * dk), v: draw(B * Hkv * Tk * dv),
    outputGrad: draw(B * H * Tq * dv) };
}

REGIMES.forEach((regime, index) => {
  const { name, shape, options, outputGrad, ...arrays } = drawn(regime, 1000 + index);
  test(`${name}: every image within the bound of float64`, () => {
    const scale = options.scale === undefined ? {} : { scale: Math.fround(options.scale) };
    const call = { ...arrays, shape, ...options, ...scale };
    const [exact, plain] = [float64, float32].map((r) => attention(r, { ...call, outputGrad }));
    for (const { name: image, attn } of loaded) {
      const run = (key, actual) => {
        worst.add(name, image, hold(`${image}, ${name}: ${key}`, actual, exact[key], plain[key]));
      };
      run('output', attn.attention(call).output);
      const full = attn.attention({ ...call, returns: { weights: true, logSumExp: true } });
      for (const key of ['output', 'weights', 'logSumExp']) run(key, full[key]);
      rowsSumToOne(full.weights, shape.Tk);
      if (!attn.attentionGrad) continue;
      const grads = attn.attentionGrad({ ...call, outputGrad });
      for (const key of ['qGrad', 'kGrad', 'vGrad']) run(key, grads[key]);
    }
  });
});

/** Weights lie in [0, 1], and each row's sum is 1 within 4 ulp × √Tk. */
function rowsSumToOne(weights, Tk) {
  for (let row = 0; row < weights.length; row += Tk) {
    let total = 0;
    for (let j = row; j < row + Tk; j++) {
      assert.ok(weights[j] >= 0 && weights[j] <= 1, `weight ${j} is ${weights[j]}`);
      total += weights[j];
    }
    assert.ok(Math.abs(total - 1) <= 4 * 2 ** -23 * Math.sqrt(Tk), `row ${row / Tk} sums to ${total}`);
  }
}

test('finite "minus infinities" are ordinary numbers: the row has keys, its weights sum to 1', () => {
  for (const { attn } of loaded) {
    for (const lowest of [-1e9, -3.4028234663852886e38]) {
      const bias = new Float32Array(4).fill(lowest);
      const q = Float32Array.of(0.5, -1, 2, 0.25);
      const { weights, output, emptyRows } = attn.attention({ q, k: q, v: q, shape: { Tq: 4, dk: 1 },
        mask: { bias, shape: [4] }, returns: { weights: true } });
      assert.equal(emptyRows, 0);
      rowsSumToOne(weights, 4);
      assert.ok(output.every(Number.isFinite));
    }
  }
});
