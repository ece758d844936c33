// What must hold for every attention, whatever the numbers: random shapes, masks and values from fast-check. Each law
// is also held against a core with one thing planted wrong, and must see it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inputs, loaded, near, same } from './support.mjs';

const RUNS = { seed: 20170612, numRuns: 60 };
/** Weights and outputs of unit-scale inputs in another order of summation: some tens of roundings of 2⁻²⁴. */
const TOLERANCE = 3e-6;

const sizes = fc.record({
  B: fc.integer({ min: 1, max: 3 }),
  Hkv: fc.integer({ min: 1, max: 2 }),
  group: fc.integer({ min: 1, max: 3 }),
  Tq: fc.integer({ min: 1, max: 19 }),
  Tk: fc.integer({ min: 1, max: 70 }),
  dk: fc.constantFrom(1, 3, 4, 7, 8, 16, 33),
  dv: fc.constantFrom(1, 2, 5, 8, 24),
  seed: fc.nat(),
});

/** A problem from sizes; `change` says more. */
function make({ B, Hkv, group, Tq, Tk, dk, dv, seed }, change = {}) {
  const H = Hkv * group;
  const draw = inputs(seed);
  return {
    q: draw(B * H * Tq * dk),
    k: draw(B * Hkv * Tk * dk),
    v: draw(B * Hkv * Tk * dv),
    shape: { B, H, Hkv, Tq, Tk, dk, dv },
    ...change,
  };
}

/** Rows `order` of each [T,d] block. */
function permuted(x, T, d, order) {
  const out = new Float32Array(x.length);
  for (let at = 0; at < x.length; at += T * d) {
    order.forEach((from, to) => out.set(x.subarray(at + from * d, at + from * d + d), at + to * d));
  }
  return out;
}

/** Each law takes a core and throws where it does not hold. */
const LAWS = {
  'the rows of the weights sum to 1 and lie in [0, 1]': (attn) =>
    fc.assert(
      fc.property(sizes, (size) => {
        const { weights } = attn.attention(make(size, { returns: { weights: true } }));
        const { Tk } = size;
        for (let at = 0; at < weights.length; at += Tk) {
          const row = weights.subarray(at, at + Tk);
          assert.ok(row.every((w) => w >= 0 && w <= 1));
          // 4 ulp × √T
          near([row.reduce((a, w) => a + w, 0)], [1], 4 * 2 ** -23 * Math.sqrt(Tk), 'sum');
        }
      }),
      RUNS,
    ),

  'the output is the weighted mean of the values': (attn) =>
    fc.assert(
      fc.property(sizes, fc.boolean(), (size, causal) => {
        const options = make(size, { causal, returns: { weights: true } });
        const { output, weights } = attn.attention(options);
        const { B, H, Hkv, Tq, Tk, dv } = options.shape;
        const expected = Float64Array.from(output, (_, n) => {
          const [c, row] = [n % dv, Math.floor(n / dv)];
          const head =
            Math.floor(Math.floor(row / Tq) / H) * Hkv + Math.floor((Math.floor(row / Tq) % H) / (H / Hkv));
          let sum = 0;
          for (let j = 0; j < Tk; j++) sum += weights[row * Tk + j] * options.v[(head * Tk + j) * dv + c];
          return sum;
        });
        assert.equal(output.length, B * H * Tq * dv);
        near(output, expected, TOLERANCE);
      }),
      RUNS,
    ),

  'permuting queries permutes the rows': (attn) =>
    fc.assert(
      fc.property(sizes, (size) => {
        const options = make(size);
        const { Tq, dk, dv } = options.shape;
        const order = Array.from(attn.random(size.seed).permutation(Tq));
        const moved = attn.attention({ ...options, q: permuted(options.q, Tq, dk, order) }).output;
        near(moved, permuted(attn.attention(options).output, Tq, dv, order), TOLERANCE);
      }),
      RUNS,
    ),

  'permuting keys and values together changes nothing': (attn) =>
    fc.assert(
      fc.property(sizes, (size) => {
        const options = make(size);
        const { Tk, dk, dv } = options.shape;
        const order = Array.from(attn.random(size.seed).permutation(Tk));
        const { k, v } = { k: permuted(options.k, Tk, dk, order), v: permuted(options.v, Tk, dv, order) };
        near(attn.attention({ ...options, k, v }).output, attn.attention(options).output, TOLERANCE);
      }),
      RUNS,
    ),

  'self-attention is permutation equivariant': (attn) =>
    fc.assert(
      fc.property(sizes, (size) => {
        const { Tq: T, dk: d } = size;
        const x = inputs(size.seed)(T * d);
        const order = Array.from(attn.random(size.seed).permutation(T));
        const run = (y) => attn.attention({ q: y, k: y, v: y, shape: { Tq: T, dk: d } }).output;
        near(run(permuted(x, T, d, order)), permuted(run(x), T, d, order), TOLERANCE);
      }),
      RUNS,
    ),

  'with a causal mask the future changes no earlier row, bit for bit': (attn) =>
    fc.assert(
      fc.property(sizes, fc.nat(), (size, at) => {
        const T = size.Tk;
        const options = make({ ...size, Tq: T }, { causal: true });
        const { B, H, Hkv, dk, dv } = options.shape;
        const from = at % T;
        const other = { ...options, k: options.k.slice(), v: options.v.slice() };
        for (let head = 0; head < B * Hkv; head++) {
          other.k.fill(NaN, (head * T + from) * dk, (head + 1) * T * dk);
          other.v.fill(NaN, (head * T + from) * dv, (head + 1) * T * dv);
        }
        const [a, b] = [attn.attention(options).output, attn.attention(other).output];
        for (let head = 0; head < B * H; head++) {
          same(b.subarray(head * T * dv, (head * T + from) * dv), a.subarray(head * T * dv, (head * T + from) * dv));
        }
      }),
      RUNS,
    ),

  'masks combine by intersection': (attn) =>
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (size, left, length) => {
        const options = make(size, { emptyRows: 'zero', returns: { weights: true } });
        const { B, H, Tq, Tk } = options.shape;
        const [window, keyLengths] = [
          { left: left % Tk },
          Array.from({ length: B }, (_, b) => (length + b) % (Tk + 1)),
        ];
        const random = inputs(size.seed + 1)(Tk);
        const attend = Uint8Array.from(random, (x) => (x > -0.4 ? 1 : 0));
        const all = attn.attention({ ...options, causal: true, window, keyLengths, mask: { attend, shape: [Tk] } });
        const one = Uint8Array.from({ length: B * Tq * Tk }, (_, n) => {
          const [j, i, b] = [n % Tk, Math.floor(n / Tk) % Tq, Math.floor(n / (Tk * Tq))];
          return Number(j <= i && j >= i - window.left && j < keyLengths[b] && attend[j] === 1);
        });
        const single = attn.attention({ ...options, mask: { attend: one, shape: [B, 1, Tq, Tk] } });
        near(all.output, single.output, TOLERANCE);
        near(all.weights, single.weights, TOLERANCE);
        assert.equal(all.emptyRows, single.emptyRows);
        assert.equal(
          all.emptyRows,
          H * one.reduce((n, _, at) => n + Number(at % Tk === 0 && !one.subarray(at, at + Tk).includes(1)), 0),
        );
      }),
      RUNS,
    ),

  'a shift of all scores of a row changes nothing': (attn) =>
    fc.assert(
      fc.property(sizes, fc.integer({ min: -64, max: 64 }), (size, shift) => {
        const options = make(size, { returns: { weights: true } });
        const bias = new Float32Array(size.Tk).fill(shift);
        const shifted = attn.attention({ ...options, mask: { bias, shape: [size.Tk] } });
        // Adding 64 rounds a score by up to 2⁻¹⁸; its weight by as much, relatively.
        near(shifted.weights, attn.attention(options).weights, 2 ** -17);
        const x = inputs(size.seed)(size.Tk);
        near(attn.softmax(x.map((s) => s + shift)), attn.softmax(x), 2 ** -17);
      }),
      RUNS,
    ),

  'items of a batch and heads do not see one another': (attn) =>
    fc.assert(
      fc.property(sizes, (size) => {
        const options = make(size, { causal: true });
        const { B, H, Hkv, Tq, Tk, dk, dv } = options.shape;
        const { output } = attn.attention(options);
        const [b, h] = [B - 1, H - 1];
        const kv = b * Hkv + Math.floor(h / (H / Hkv));
        const alone = attn.attention({
          causal: true,
          shape: { Tq, Tk, dk, dv },
          q: options.q.subarray((b * H + h) * Tq * dk, (b * H + h + 1) * Tq * dk),
          k: options.k.subarray(kv * Tk * dk, (kv + 1) * Tk * dk),
          v: options.v.subarray(kv * Tk * dv, (kv + 1) * Tk * dv),
        });
        near(alone.output, output.subarray((b * H + h) * Tq * dv, (b * H + h + 1) * Tq * dv), TOLERANCE);
      }),
      RUNS,
    ),

  'asking for more changes no output': (attn) =>
    fc.assert(
      fc.property(sizes, fc.boolean(), (size, causal) => {
        const options = make(size, { causal });
        const more = attn.attention({ ...options, returns: { weights: true, scores: 'masked', logSumExp: true } });
        near(more.output, attn.attention(options).output, TOLERANCE);
        const { Tk } = size;
        more.weights.forEach((w, n) => {
          near(
            [w],
            [Math.exp(more.scores[n] - more.logSumExp[Math.floor(n / Tk)])],
            TOLERANCE,
            'exp(score − logSumExp)',
          );
        });
      }),
      RUNS,
    ),

  'prefill, chunks and single steps through a cache give the rows of one call': (attn) =>
    fc.assert(
      fc.property(
        sizes,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        ({ B, Hkv, group, dk, dv, seed }, chunks) => {
          const T = chunks.reduce((a, n) => a + n, 0);
          const options = make({ B, Hkv, group, Tq: T, Tk: T, dk, dv, seed }, { causal: true });
          const { H } = options.shape;
          const { output } = attn.attention(options);
          const part = (x, heads, d, from, n) =>
            Float32Array.from({ length: B * heads * n * d }, (_, at) => {
              const [c, t, head] = [at % d, Math.floor(at / d) % n, Math.floor(at / (d * n))];
              return x[(head * T + from + t) * d + c];
            });
          const cache = attn.cache({ B, Hkv, capacity: T, dk, dv });
          try {
            let from = 0;
            for (const n of chunks) {
              cache.append({ k: part(options.k, Hkv, dk, from, n), v: part(options.v, Hkv, dv, from, n), tokens: n });
              const step = cache.attention({ q: part(options.q, H, dk, from, n), shape: { H, Tq: n }, causal: true });
              near(step.output, part(output, H, dv, from, n), TOLERANCE, `rows from ${from}`);
              from += n;
            }
            assert.equal(cache.length, T);
          } finally {
            cache.close();
          }
        },
      ),
      RUNS,
    ),

  'split, then merge, gives back every number': (attn) =>
    fc.assert(
      fc.property(sizes, ({ B, Tq: T, Hkv: H, dk: d, seed }) => {
        const x = inputs(seed)(B * T * H * d);
        const heads = attn.splitHeads(x, { B, T, H, d });
        same(attn.mergeHeads(heads, { B, T, H, d }), x);
        heads.forEach((value, n) => {
          const [c, t, h, b] = [
            n % d,
            Math.floor(n / d) % T,
            Math.floor(n / (d * T)) % H,
            Math.floor(n / (d * T * H)),
          ];
          assert.equal(value, x[((b * T + t) * H + h) * d + c]);
        });
        same(attn.splitHeadsByReshape(x, { B, T, H, d }), x);
      }),
      RUNS,
    ),

  'the VJP is the Jacobian times the gradient, and sums to 0': (attn) =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (n, seed) => {
        const draw = inputs(seed);
        const p = attn.softmax(draw(n).map((x) => 3 * x));
        const g = draw(n);
        const J = attn.softmaxJacobian(p);
        const product = Float64Array.from({ length: n }, (_, i) =>
          g.reduce((sum, x, j) => sum + J[i * n + j] * x, 0),
        );
        const vjp = attn.softmaxVjp(p, g);
        near(vjp, product, TOLERANCE);
        near([vjp.reduce((a, x) => a + x, 0)], [0], TOLERANCE);
        const { frobenius, largest } = attn.softmaxJacobianSize(p);
        near(frobenius, [Math.hypot(...J)], TOLERANCE);
        near(largest, [Math.max(...J.map(Math.abs))], TOLERANCE);
      }),
      RUNS,
    ),
};

for (const { name, attn } of loaded) {
  for (const [law, hold] of Object.entries(LAWS)) {
    test(`${name}: ${law}`, () => {
      hold(attn);
      assert.equal(attn.memory.used, 0);
    });
  }
}

/** Cores that are wrong in one place, and the laws that must see it. */
const changed = (attn, call, change) => ({ ...attn, [call]: (...args) => change(attn[call](...args), ...args) });
const PLANTED = [
  [
    'a weight that is a ten-thousandth too large',
    (attn) =>
      changed(attn, 'attention', (result) => {
        if (result.weights?.length) result.weights[result.weights.length - 1] *= 1.0001;
        return result;
      }),
    [
      'the rows of the weights sum to 1 and lie in [0, 1]',
      'the output is the weighted mean of the values',
      'asking for more changes no output',
    ],
  ],
  [
    'a scale that is off by one part in a thousand, where only the output is asked for',
    (attn) => ({
      ...attn,
      attention: (o) => attn.attention(o.returns ? o : { ...o, scale: 1.001 / Math.sqrt(o.shape.dk) }),
    }),
    ['asking for more changes no output'],
  ],
  [
    'a causal mask that is one key too wide',
    (attn) => ({
      ...attn,
      attention: (o) => attn.attention(o.causal === true ? { ...o, causal: { offset: 1 } } : o),
    }),
    [
      'with a causal mask the future changes no earlier row, bit for bit',
      'masks combine by intersection',
      'prefill, chunks and single steps through a cache give the rows of one call',
    ],
  ],
  [
    'positions that leak into the scores',
    (attn) => ({
      ...attn,
      attention: (o) =>
        attn.attention(
          o.mask
            ? o
            : {
                ...o,
                mask: {
                  bias: Float32Array.from({ length: o.shape.Tk ?? o.shape.Tq }, (_, j) => j / 1000),
                  shape: [o.shape.Tk ?? o.shape.Tq],
                },
              },
        ),
    }),
    ['permuting keys and values together changes nothing', 'self-attention is permutation equivariant'],
  ],
  [
    'rows in another order',
    (attn) =>
      changed(attn, 'attention', (result, { shape: { Tq, dv, dk } }) => ({
        ...result,
        output: permuted(
          result.output,
          Tq,
          dv ?? dk,
          Array.from({ length: Tq }, (_, i) => (i === 0 ? Tq - 1 : i - 1)),
        ),
      })),
    ['the output is the weighted mean of the values', 'self-attention is permutation equivariant'],
  ],
  [
    "heads that take their neighbour's keys",
    (attn) => ({
      ...attn,
      attention: (o) => {
        const { B = 1, Hkv = 1, Tk, dk } = o.shape;
        const block = Tk * dk;
        return attn.attention({ ...o, k: o.k.map((_, n) => o.k[(n + block) % (B * Hkv * block)]) });
      },
    }),
    ['items of a batch and heads do not see one another'],
  ],
  [
    'a softmax with a little something in its denominator',
    (attn) =>
      changed(attn, 'softmax', (_, x) => {
        const e = Array.from(x, Math.exp);
        return Float32Array.from(e, (one) => one / (1e-9 + e.reduce((sum, other) => sum + other, 0)));
      }),
    ['a shift of all scores of a row changes nothing'],
  ],
  [
    'a split that only rereads',
    (attn) => ({ ...attn, splitHeads: attn.splitHeadsByReshape, mergeHeads: (x) => Float32Array.from(x) }),
    ['split, then merge, gives back every number'],
  ],
  [
    'a VJP that forgets the mean',
    (attn) => changed(attn, 'softmaxVjp', (_, p, g) => p.map((one, n) => one * g[n])),
    ['the VJP is the Jacobian times the gradient, and sums to 0'],
  ],
];

for (const [what, plant, laws] of PLANTED) {
  test(`planted: ${what} is seen`, () => {
    const [{ attn }] = loaded;
    for (const law of laws) assert.throws(() => LAWS[law](plant(attn)), /Property failed/, law);
  });
}
