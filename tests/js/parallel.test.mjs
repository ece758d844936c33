// load({ threads }): the same calls as promises, cut into pieces for workers. Each must give the bits, and each mistake
// the error, of the synchronous call.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { AttnError, inputs, load, loaded, problem, works } from './support.mjs';

const NAMES = ['attention', 'attentionGrad', 'multiHead', 'multiHeadGrad'];
const opened = [];
const open = async (options) => {
  const attn = await load({ threads: 2, ...options });
  opened.push(attn);
  return attn;
};
after(() => opened.forEach(({ parallel }) => parallel.close()));
const images = await Promise.all(loaded.map(async ({ name }) => ({ name, attn: await open({ image: name }) })));
/** The fastest here, on which everything is tried. */
const attn = images.at(-2).attn;

/** Equal to the bit in every array, and no part missing or added. */
function equal(actual, expected, label) {
  assert.deepEqual(Object.keys(actual), Object.keys(expected), label);
  for (const [key, value] of Object.entries(expected)) {
    if (!ArrayBuffer.isView(value)) {
      if (typeof value === 'object') equal(actual[key], value, `${label} ${key}`);
      else assert.equal(actual[key], value, `${label} ${key}`);
      continue;
    }
    assert.ok(actual[key] instanceof Float32Array && actual[key].length === value.length, `${label} ${key}`);
    assert.equal(actual[key].byteLength, actual[key].buffer.byteLength, `${label} ${key} has a buffer of its own`);
    const at = value.findIndex((x, n) => !Object.is(x, actual[key][n]));
    assert.equal(at, -1, `${label} ${key}[${at}] is ${actual[key][at]}, expected ${value[at]}`);
  }
}

/** All typed arrays of a problem, however deep. */
function arrays(value) {
  if (ArrayBuffer.isView(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(arrays) : [];
}

/** The promise gives what the call gives; the arguments are read before it returns, and left as they were. */
async function agrees(core, name, given, label = '') {
  const before = arrays(given).map((one) => one.slice());
  const expected = core[name](given);
  const promise = core.parallel[name](given);
  arrays(given).forEach((one, n) => {
    assert.deepEqual(one, before[n], `${label}: an argument was changed`);
    one.fill(1);
  });
  equal(await promise, expected, `${name} ${label}`);
  arrays(given).forEach((one, n) => one.set(before[n]));
}

/** The same error from both, in every part. */
async function refuses(core, name, given) {
  const error = await core.parallel[name](given).then(() => assert.fail(`${name} accepted it`), (thrown) => thrown);
  assert.throws(() => core[name](given), (expected) => {
    assert.ok(error instanceof AttnError, `${error?.stack}`);
    const parts = ({ code, call, argument, message }) => ({ code, call, argument, message });
    assert.deepEqual(parts(error), parts(expected));
    return true;
  });
  return error;
}

const draw = inputs(11);
/** 0 and 1. */
const bits = (n) => Uint8Array.from(draw(n), (x) => Number(x > -0.4));
const biases = (n) => draw(n).map((x) => (x > 0.7 ? -Infinity : x));

/** Shapes of attention that cut in different ways, the last two into nothing. */
const SHAPES = [
  {}, { B: 1, H: 8, Hkv: 8, Tq: 33, Tk: 33, dk: 16, dv: 16 }, { B: 1, H: 6, Hkv: 3, Tq: 70, Tk: 41, dk: 13, dv: 9 },
  { B: 5, H: 3, Hkv: 3, Tq: 4, Tk: 9, dk: 8, dv: 8 }, { B: 30, H: 2, Hkv: 1, Tq: 2, Tk: 3, dk: 4, dv: 5 },
  { B: 1, H: 4, Hkv: 1, Tq: 9, Tk: 9, dk: 4, dv: 4 }, { B: 3, H: 4, Hkv: 2, Tq: 1, Tk: 140, dk: 64, dv: 64 },
  { B: 2, H: 2, Hkv: 2, Tq: 3, Tk: 0, dk: 2, dv: 2 }, { B: 2, H: 2, Hkv: 2, Tq: 3, Tk: 3, dk: 2, dv: 0 },
  { B: 0, H: 2, Hkv: 2, Tq: 3, Tk: 3, dk: 2, dv: 2 }, { B: 2, H: 2, Hkv: 2, Tq: 0, Tk: 3, dk: 2, dv: 2 },
].map((shape) => problem({ shape }));

/** Masks of all sixteen broadcast shapes, and everything else that hides keys. */
function variants({ B, H, Tq, Tk }) {
  const shapes = [0, 1, 2, 3].reduce((all, axis) => all.flatMap((one) => [
    [...one, 1], [...one, [B, H, Tq, Tk][axis]],
  ]), [[]]);
  const count = (shape) => shape.reduce((a, b) => a * b, 1);
  return [
    {}, { causal: true }, { causal: { offset: Array.from({ length: B }, (_, b) => b) } },
    { window: { left: 1, right: 2, offset: -1 }, softcap: 2, scale: 0.3 },
    { keyLengths: Array.from({ length: B }, (_, b) => Math.min(b, Tk)), emptyRows: 'zero' },
    ...shapes.map((shape) => ({ mask: { attend: bits(count(shape)), shape } })),
    ...shapes.map((shape) => ({ mask: [{ bias: biases(count(shape)), shape }, { blocked: [0], shape: [1] }] })),
  ];
}

for (const { name, attn: core } of images) {
  test(`${name}: attention and its gradients equal those of the synchronous calls to the bit`, async () => {
    for (const base of SHAPES) {
      const { B, H, Tq, Tk, dv } = base.shape;
      for (const change of variants(base.shape).slice(0, core === attn ? Infinity : 6)) {
        const label = JSON.stringify([base.shape, change]).slice(0, 200);
        const given = { ...base, ...change };
        await agrees(core, 'attention', { ...given, returns: { weights: true, logSumExp: true } }, label);
        await agrees(core, 'attention', { ...given, layout: 'BTHD', returns: { scores: 'masked' } }, label);
        const outputGrad = draw(B * H * Tq * dv);
        await agrees(core, 'attentionGrad', { ...given, outputGrad, layout: Tk % 2 ? 'BTHD' : 'BHTD' }, label);
      }
    }
    works(core);
  });

  test(`${name}: multi-head attention and its gradients equal those of the synchronous calls to the bit`, async () => {
    for (const [B, Hkv, cross] of [[1, 2, false], [3, 4, false], [9, 2, true], [2, 1, true], [0, 4, false]]) {
      const [Tq, D, H] = [7, 12, 4];
      const [Tk, keyDim, valueDim, E] = cross ? [5, 6, 3, (Hkv * D) / H] : [Tq, D, D, (Hkv * D) / H];
      const tokens = cross
        ? { query: draw(B * Tq * D), key: draw(B * Tk * keyDim), value: draw(B * Tk * valueDim) }
        : { x: draw(B * Tq * D) };
      const params = {
        wq: draw(D * D), wk: draw(keyDim * E), wv: draw(valueDim * E), wo: draw(D * D), bk: draw(E), bo: draw(D),
      };
      const given = { ...tokens, params, shape: { B, Tq, D, H, Hkv, ...(cross ? { Tk, keyDim, valueDim } : {}) } };
      for (const change of variants({ B, H, Tq, Tk }).slice(0, core === attn ? Infinity : 6)) {
        const label = `${B} ${Hkv} ${JSON.stringify(change).slice(0, 200)}`;
        await agrees(core, 'multiHead', { ...given, ...change, returns: { weights: true } }, label);
        await agrees(core, 'multiHeadGrad', { ...given, ...change, outputGrad: draw(B * Tq * D) }, label);
      }
    }
    works(core);
  });
}

test('heads of a length that fills many tiles, and keys and values that hold NaN and infinity', async () => {
  const shape = { B: 1, H: 5, Hkv: 5, Tq: 300, Tk: 300, dk: 24, dv: 24 };
  const given = problem({ shape, causal: true });
  given.k[24 * 7] = NaN;
  given.v[24 * 299] = Infinity;
  await agrees(attn, 'attention', given);
  await agrees(attn, 'attentionGrad', { ...given, outputGrad: draw(5 * 300 * 24) });
});

test('arguments of every kind that the synchronous calls take', async () => {
  const base = problem();
  for (const Kind of [Array, Float64Array, Int8Array, Uint16Array]) {
    const make = (x) => Kind.from(x, (n) => Math.round(Math.abs(n) * 9));
    const given = { ...base, q: make(base.q), k: make(base.k), v: make(base.v) };
    equal(await attn.parallel.attention(given), attn.attention(given), Kind.name);
  }
  /** Arrays whose own methods must not run. @param {any} Type */
  const own = (Type) => class extends Type {
    static get [Symbol.species]() {
      return assert.fail('code of the caller ran');
    }

    subarray() {
      return assert.fail('code of the caller ran');
    }

    get buffer() {
      return assert.fail('code of the caller ran');
    }
  };
  const mask = { attend: Uint8Array.of(1, 0, 1, 1, 1), shape: [5] };
  const of = { ...base, q: own(Float32Array).from(base.q), mask: { ...mask, attend: own(Uint8Array).from(mask.attend) } };
  equal(await attn.parallel.attention(of), attn.attention({ ...base, mask }), 'a subclass');
  const clamped = { attend: new Uint8ClampedArray(5).fill(1), shape: [5] };
  const masked = { ...base, mask: clamped };
  equal(await attn.parallel.attention(masked), attn.attention(masked), 'clamped bytes');
});

test('what is wrong is told as the synchronous call tells it', async () => {
  const base = problem();
  const { B, H, Tq, Tk } = base.shape;
  /** More than float32 can hold. */
  const beyond = (n) => new Float64Array(n).fill(1e300);
  const nothing = new Uint8Array(B * H * Tq * Tk);
  const three = nothing.slice().fill(3, 107);
  const wrong = [
    null, { ...base, sacle: 1 }, { ...base, q: base.q.slice(1) }, { ...base, q: [[1]] },
    { ...base, shape: { ...base.shape, Hkv: 3 }, k: draw(2 * 3 * 5 * 6), v: draw(2 * 3 * 5 * 7) },
    { ...base, keyLengths: [5, 6] }, { ...base, keyLengths: [-1, 5] }, { ...base, window: { left: -2 } },
    { ...base, mask: { attend: three } }, { ...base, scale: NaN }, { ...base, softcap: -1 },
    { ...base, q: Float64Array.from(base.q).fill(1e300, 70) }, { ...base, mask: [true] },
    { ...base, keyLengths: [5, 0], emptyRows: 'throw' }, { ...base, mask: { attend: nothing }, emptyRows: 'throw' },
    // Two mistakes: the same one of them is told.
    { ...base, k: beyond(base.k.length), keyLengths: [5, 6] },
    { ...base, v: beyond(base.v.length), window: { left: -2 } },
    { ...base, mask: [{ attend: three }, { bias: beyond(Tk), shape: [Tk] }] },
  ];
  for (const given of wrong) {
    await refuses(attn, 'attention', given);
    await refuses(attn, 'attentionGrad', given && { ...given, outputGrad: draw(2 * 4 * 3 * 7) });
  }
  await refuses(attn, 'attentionGrad', base);
  const params = { wq: draw(16), wk: draw(16), wv: draw(16), wo: draw(16) };
  const heads = { x: draw(2 * 3 * 4), params, shape: { B: 2, Tq: 3, D: 4, H: 2 } };
  for (const change of [
    { keyLengths: [1, 4] }, { keyLengths: [0, 3], emptyRows: 'throw' }, { params: { ...params, wq: [] } },
    { params: { ...params, wo: beyond(16) }, keyLengths: [1, 4] },
    { x: beyond(24), mask: { bias: beyond(3), shape: [3] } },
  ]) {
    await refuses(attn, 'multiHead', { ...heads, ...change });
    await refuses(attn, 'multiHeadGrad', { ...heads, ...change, outputGrad: draw(24) });
  }
  const own = new Error('of the caller');
  const throws = { ...base, get k() { throw own; } };
  await assert.rejects(attn.parallel.attention(throws), (error) => error === own);
  const T = 2 ** 20;
  const large = { q: draw(T), k: draw(T), v: draw(T), shape: { Tq: T, dk: 1 }, returns: { weights: true } };
  await assert.rejects(attn.parallel.attention(large), ({ code }) => code === 'ATTN_OUT_OF_MEMORY');
  works(attn);
  await agrees(attn, 'attention', base);
});

test('threads is a whole number from 1 to 64, and without it there is nothing parallel', async () => {
  for (const [threads, code] of [
    [0, 'ATTN_BAD_VALUE'], [65, 'ATTN_BAD_VALUE'], [1.5, 'ATTN_BAD_VALUE'], [NaN, 'ATTN_BAD_VALUE'],
    ['2', 'ATTN_BAD_TYPE'], [null, 'ATTN_BAD_TYPE'], [true, 'ATTN_BAD_TYPE'],
  ]) {
    await assert.rejects(load({ threads }), (error) => error.code === code && error.argument === 'threads');
  }
  assert.ok(!('parallel' in await load()));
  assert.ok(!('parallel' in await load({ threads: undefined })));
  assert.deepEqual(Object.keys(attn.parallel), [...NAMES, 'close', 'threads']);
  assert.ok(Object.isFrozen(attn.parallel));
  for (const { name, attn: core } of images) assert.equal(core.parallel.threads, name === 'js' ? 1 : 2, name);
});

test('calls at the same time take turns, and a short one does not wait for a long one', async () => {
  const long = problem({ shape: { B: 8, H: 2, Hkv: 2, Tq: 500, Tk: 500, dk: 32, dv: 32 } });
  const short = problem();
  const ended = [];
  const run = (given, label) => attn.parallel.attention(given).then((result) => ended.push(label) && result);
  const results = await Promise.all([
    run(long, 'long'), run(short, 'short'), run(long, 'long too'), run(short, 'short'),
  ]);
  assert.deepEqual(ended.slice(0, 2), ['short', 'short']);
  const expected = [attn.attention(long), attn.attention(short)];
  results.forEach((result, n) => equal(result, expected[n % 2], `call ${n}`));
});

test('a synchronous call works while workers are busy', async () => {
  const promise = attn.parallel.attention(problem({ shape: { B: 1, H: 4, Hkv: 4, Tq: 300, Tk: 300, dk: 32, dv: 32 } }));
  works(attn);
  await promise;
});

test('memory goes round: a call like the one before makes none for its pieces', async () => {
  const given = problem({ shape: { B: 1, H: 8, Hkv: 8, Tq: 64, Tk: 64, dk: 16, dv: 16 }, returns: { weights: true } });
  const { parallel } = await open();
  const Original = Uint8Array;
  let made = 0;
  globalThis.Uint8Array = new Proxy(Original, {
    construct(Type, args, target) {
      if (typeof args[0] === 'number') made += args[0];
      return Reflect.construct(Type, args, target);
    },
  });
  try {
    await parallel.attention(given);
    assert.ok(made >= given.q.byteLength * 3, 'this test sees what is made');
    made = 0;
    for (let n = 0; n < 5; n++) await parallel.attention(given);
    assert.equal(made, 0);
  } finally {
    globalThis.Uint8Array = Original;
  }
});
