// The binding under random arguments: whatever is given, a call ends with a result or an AttnError, soon, and leaves no
// memory behind. Good arguments are spoilt in a few places, so that the checks behind the first ones are reached too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AttnError, inputs, load, loaded, near, works } from './support.mjs';

const RUNS = { seed: 20220530, numRuns: 500 };
/** No call of these sizes may take longer; a loop over sizes that hold nothing would. */
const SECONDS = 5;

const draw = inputs(1);
const spoilt = {
  length: 6,
  get 0() {
    return 1;
  },
  1: 0,
  2: 0,
  3: 1,
  4: 1,
  5: 1,
};
/** Values that options get instead of their own. */
const oddity = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(undefined, null, true, false, 0, -0, 1, 2, 3, -1, 1.5, NaN, Infinity, -Infinity),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      2 ** 31 - 1,
      2 ** 31,
      -(2 ** 31),
      2 ** 32,
      2 ** 53,
      1e308,
      1e-320,
      1n,
      2n ** 70n,
      '',
      '3',
      'nan',
      'zero',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      {},
      [],
      [[]],
      [1, 2, 3],
      [
        [1, 0],
        [0, 1],
      ],
      [NaN, Infinity, -Infinity],
      () => 1,
      Symbol('s'),
      new Map(),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      new Float32Array(6),
      new Uint8Array(9),
      new BigInt64Array(6),
      new DataView(new ArrayBuffer(8)),
      new ArrayBuffer(24),
      spoilt,
      { length: 2 ** 32 },
      { length: -1 },
      { length: 6, 0: [] },
      new Float64Array([1, 0, 0, 1, 1, 1e300]),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.anything({
      withBigInt: true,
      withTypedArray: true,
      withNullPrototype: true,
      withSparseArray: true,
    }),
  },
);

/** Good arguments of every call. */
const x6 = draw(6);
const shape = { B: 1, H: 1, Hkv: 1, Tq: 3, Tk: 3, dk: 2, dv: 2 };
const seen = {
  scale: 0.5,
  softcap: 2,
  causal: { offset: 0 },
  keyLengths: [3],
  window: { left: 1, right: 1, offset: 0 },
  mask: [
    { attend: new Uint8Array(9).fill(1), shape: [3, 3] },
    { bias: draw(9), shape: [1, 1, 3, 3] },
  ],
  emptyRows: 'nan',
  returns: { weights: true, scores: 'masked', logSumExp: true },
};
const params = {
  wq: draw(4),
  wk: draw(4),
  wv: draw(4),
  wo: draw(4),
  bq: draw(2),
  bk: draw(2),
  bv: draw(2),
  bo: draw(2),
};
const multi = { shape: { B: 1, Tq: 3, Tk: 3, D: 2, H: 2, Hkv: 2, keyDim: 2, valueDim: 2 }, params, ...seen };
const p = [0.5, 0.25, 0.25, 1, 0, 0];
const GOOD = {
  attention: [{ q: x6, k: x6, v: x6, shape, layout: 'BTHD', ...seen }],
  attentionGrad: [{ q: x6, k: x6, v: x6, outputGrad: x6, shape, ...seen }],
  softmax: [x6, { rows: 2, columns: 3, temperature: 1 }],
  softmaxJacobian: [p],
  softmaxJacobianSize: [p, { rows: 2, columns: 3 }],
  softmaxVjp: [p, x6, { rows: 2, columns: 3 }],
  multiHead: [{ x: x6, ...multi }],
  multiHeadGrad: [{ query: x6, key: x6, value: x6, outputGrad: x6, ...multi }],
  splitHeads: [x6, { B: 1, T: 3, H: 2, d: 1 }],
  mergeHeads: [x6, { B: 1, T: 3, H: 2, d: 1 }],
  splitHeadsByReshape: [x6, { B: 1, T: 3, H: 2, d: 1 }],
  count: [{ B: 1, T: 3, Tk: 3, D: 4, H: 2, Hkv: 1, bias: true }],
  random: [1],
  'figures.scaling': [{ seed: 1, dk: 4, keys: 3, firstDraw: 1, draws: 2 }],
  'figures.scalingWeights': [{ seed: 1, dk: 4, keys: 3, draw: 1, scaled: true }],
  'figures.scalingSummary': [p],
  'figures.masks': [
    {
      Tq: 2,
      Tk: 3,
      scores: x6,
      causal: { offset: 0 },
      padLeft: 1,
      padRight: 1,
      mask: { attend: new Uint8Array(6) },
      afterSoftmax: false,
      emptyRows: 'nan',
    },
  ],
  'figures.heads': [{ B: 1, T: 2, H: 2, d: 2, step: 'viewed' }],
};
const named = (attn, call) => call.split('.').reduce((object, key) => object[key], attn);

/** All places in a list of arguments: ['0', 'shape', 'B'] and so on. */
function places(value, path = []) {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [path];
  if (Array.isArray(value) && path.length > 0 && value.every((one) => typeof one === 'number')) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key])),
  ];
}

/** A copy with other values in some places. */
function spoil(value, changes, path = []) {
  const change = changes.find(([at]) => at.length === path.length && at.every((key, n) => key === path[n]));
  if (change) return change[1];
  if (!changes.some(([at]) => at.length > path.length && path.every((key, n) => key === at[n]))) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, spoil(inner, changes, [...path, key])]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const bad = (call) => {
  const all = places(GOOD[call]);
  return fc
    .array(
      fc.tuple(
        fc.nat(all.length - 1).map((n) => all[n]),
        oddity,
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((changes) => spoil(GOOD[call], changes));
};

/** Runs it; anything but a result or a proper AttnError is a failure. */
function endsWell(attn, run, kept = 0) {
  const start = performance.now();
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof AttnError, `${error?.stack ?? String(error)}`);
    assert.notEqual(error.code, 'ATTN_UNSUPPORTED', error.message);
    assert.ok(error.message.length < 600, `a message of ${error.message.length} letters`);
  }
  assert.ok(performance.now() - start <= SECONDS * 1000, 'it takes too long');
  assert.equal(attn.memory.used, kept);
}

const few = (n) => (typeof n === 'number' && n >= 0 && n < 9 ? Math.floor(n) : 1);

/** One step in the life of a cache of two numbers a key and one a value. */
function cacheStep(cache, { do: step, tokens, k, Tq, causal }) {
  switch (step) {
    case 'append':
      return cache.append({ k: k ?? draw(2 * few(tokens)), v: draw(few(tokens)), tokens });
    case 'attention':
      return cache.attention({ q: draw(2 * few(Tq)), shape: { Tq }, causal });
    case 'length':
      return assert.ok(cache.length <= cache.capacity);
    default:
      return cache[step]();
  }
}

for (const { name, attn } of loaded) {
  for (const call of Object.keys(GOOD)) {
    test(`${name}: ${call} with spoilt arguments`, () => {
      const run = named(attn, call);
      run(...GOOD[call]);
      fc.assert(
        fc.property(bad(call), (args) => endsWell(attn, () => run(...args))),
        RUNS,
      );
      works(attn);
    });
  }

  test(`${name}: sizes of any height around arrays that hold nothing`, () => {
    const size = fc.constantFrom(0, 0, 1, 2, 2 ** 16, 2 ** 30, 2 ** 31 - 1);
    const some = fc.constantFrom(undefined, 'nan', 'zero', 'throw');
    fc.assert(
      fc.property(size, size, size, size, size, size, some, fc.boolean(), (B, H, Tq, Tk, dk, dv, emptyRows, ask) => {
        const returns = { weights: ask, scores: ask ? 'masked' : undefined, logSumExp: ask };
        const none = { q: [], k: [], v: [], shape: { B, H, Tq, Tk, dk, dv }, emptyRows };
        endsWell(attn, () => attn.attention({ ...none, returns }));
        endsWell(attn, () => attn.attentionGrad({ ...none, outputGrad: [] }));
        endsWell(attn, () => attn.softmax([], { rows: B, columns: H }));
        endsWell(attn, () => attn.softmaxVjp([], [], { rows: B, columns: H }));
        endsWell(attn, () => attn.splitHeads([], { B, T: Tq, H, d: Tk }));
        endsWell(attn, () => attn.mergeHeads([], { B, T: Tq, H, d: Tk }));
        const empty = { wq: [], wk: [], wv: [], wo: [] };
        endsWell(attn, () => attn.multiHead({ x: [], shape: { B, Tq, D: dk, H }, params: empty, emptyRows }));
      }),
      { ...RUNS, numRuns: 400 },
    );
    works(attn);
  });

  test(`${name}: a cache used in any order`, () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('append'),
        tokens: fc.oneof(fc.integer({ min: 0, max: 4 }), oddity),
        k: fc.oneof(fc.constant(undefined), oddity),
      }),
      fc.record({
        do: fc.constant('attention'),
        Tq: fc.oneof(fc.integer({ min: 0, max: 3 }), oddity),
        causal: fc.oneof(fc.boolean(), oddity),
      }),
      fc.record({ do: fc.constantFrom('reset', 'length', 'close') }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const cache = attn.cache({ B: 1, Hkv: 1, capacity: 6, dk: 2, dv: 1 });
        const held = attn.memory.used;
        let open = true;
        try {
          for (const one of steps) {
            if (one.do === 'close') open = false;
            endsWell(attn, () => cacheStep(cache, one), open ? held : 0);
          }
        } finally {
          cache.close();
        }
        assert.equal(attn.memory.used, 0);
      }),
      { ...RUNS, numRuns: 300 },
    );
    works(attn);
  });

  test(`${name}: random values and masks give finite outputs where the inputs are finite and a key is seen`, () => {
    const value = fc.oneof(
      fc.float({ min: -4, max: 4, noNaN: true }),
      fc.constantFrom(0, -0, 1e-40, 30, -30, 1e4, -1e4),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 9 }),
        fc.infiniteStream(value),
        fc.infiniteStream(fc.constantFrom(0, 1, 1)),
        (Tq, Tk, values, bits) => {
          const numbers = (n) => Float32Array.from({ length: n }, () => values.next().value);
          const attend = Uint8Array.from({ length: Tq * Tk }, () => bits.next().value);
          const { output, weights, emptyRows } = attn.attention({
            q: numbers(Tq * 3),
            k: numbers(Tk * 3),
            v: numbers(Tk * 2),
            shape: { Tq, Tk, dk: 3, dv: 2 },
            mask: { attend },
            returns: { weights: true },
          });
          let empty = 0;
          for (let i = 0; i < Tq; i++) {
            const row = attend.subarray(i * Tk, (i + 1) * Tk);
            const kept = row.includes(1);
            empty += kept ? 0 : 1;
            if (!kept) continue;
            assert.ok(output.subarray(2 * i, 2 * i + 2).every(Number.isFinite), `${output}`);
            row.forEach((bit, j) => assert.ok(bit === 1 || weights[i * Tk + j] === 0));
            near([weights.subarray(i * Tk, (i + 1) * Tk).reduce((a, w) => a + w, 0)], [1], 2e-6);
          }
          assert.equal(emptyRows, empty);
        },
      ),
      { ...RUNS, numRuns: 500 },
    );
  });
}

test('load with anything resolves to a core or rejects with an AttnError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(oddity, fc.record({ image: oddity })), async (given) => {
      try {
        assert.ok((await load(given)).image);
      } catch (error) {
        assert.ok(error instanceof AttnError, `${error?.stack ?? String(error)}`);
      }
    }),
    { ...RUNS, numRuns: 200 },
  );
});

test('planted: a leak, a wrong kind of error and a trap are seen', () => {
  const core = { memory: { used: 0 } };
  assert.throws(() =>
    endsWell(core, () => {
      core.memory.used = 16;
    }),
  );
  core.memory.used = 0;
  assert.throws(() =>
    endsWell(core, () => {
      throw new TypeError('x');
    }),
  );
  assert.throws(() =>
    endsWell(core, () => {
      throw new AttnError('ATTN_UNSUPPORTED', 'attention', '', 'the module failed');
    }),
  );
  endsWell(core, () => {});
});
