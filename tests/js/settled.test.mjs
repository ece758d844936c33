// The rules of attention that could have been otherwise, each by value and in every image.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attention as byDefinition, float64 } from '../golden/plain.mjs';
import { fails, loaded, near, problem, same } from './support.mjs';

const TOLERANCE = 4e-6; // inputs of unit scale: ten roundings of 2⁻²⁴ a sum of 7, with room for the order of summation
const ones = (n) => new Uint8Array(n).fill(1);
const rowsOf = (array, width) =>
  Array.from({ length: array.length / width }, (_, i) => array.slice(i * width, (i + 1) * width));

/** One head, two queries, three keys; query 0 sees no key, query 1 sees key 1. */
const withEmptyRow = (change = {}) =>
  problem({
    shape: { B: 1, H: 1, Hkv: 1, Tq: 2, Tk: 3, dk: 4, dv: 5 },
    mask: { attend: [0, 0, 0, 0, 1, 0] },
    returns: { weights: true, logSumExp: true },
    ...change,
  });

for (const { name, attn } of loaded) {
  test(`${name}: an empty row is NaN, and adds nothing to the gradients of keys and values`, () => {
    const { output, weights, logSumExp, emptyRows } = attn.attention(withEmptyRow());
    same(output.slice(0, 5), Array(5).fill(NaN));
    same(weights, [NaN, NaN, NaN, 0, 1, 0]);
    assert.equal(logSumExp[0], -Infinity);
    assert.equal(emptyRows, 1);

    const bias = new Float32Array(6);
    const { mask } = withEmptyRow();
    const grads = attn.attentionGrad({
      ...withEmptyRow(),
      mask: [mask, { bias }],
      outputGrad: new Float32Array(10).fill(1),
    });
    same(grads.qGrad.slice(0, 4), Array(4).fill(NaN));
    assert.ok(grads.qGrad.slice(4).every(Number.isFinite));
    for (const grad of [grads.kGrad, grads.vGrad, grads.biasGrad]) assert.ok(grad.every(Number.isFinite));
    same(grads.vGrad.slice(5, 10), Array(5).fill(1));
    same(grads.vGrad.slice(0, 5), Array(5).fill(0));
    assert.equal(grads.emptyRows, 1);
  });

  test(`${name}: an empty row is zero where that is asked for, its gradients too`, () => {
    const options = withEmptyRow({ emptyRows: 'zero' });
    const { output, weights, logSumExp, emptyRows } = attn.attention(options);
    same(output.slice(0, 5), Array(5).fill(0));
    same(weights.slice(0, 3), [0, 0, 0]);
    assert.equal(logSumExp[0], -Infinity);
    assert.equal(emptyRows, 1);
    const { qGrad } = attn.attentionGrad({ ...options, outputGrad: new Float32Array(10).fill(1) });
    same(qGrad.slice(0, 4), Array(4).fill(0));
  });

  test(`${name}: empty rows are counted over batch, heads and queries`, () => {
    const { emptyRows, output } = attn.attention(problem({ keyLengths: [0, 5] }));
    assert.equal(emptyRows, 4 * 3);
    assert.equal(output.filter(Number.isNaN).length, 4 * 3 * 7);
    assert.equal(attn.attention(problem({ shape: { Tk: 0 } })).emptyRows, 2 * 4 * 3);
  });

  test(`${name}: a hidden key has weight 0, also in a row that is NaN for another reason`, () => {
    const options = problem({ mask: { blocked: [0, 0, 0, 0, 1], shape: [5] }, returns: { weights: true } });
    options.q[0] = NaN;
    const rows = rowsOf(attn.attention(options).weights, 5);
    same(rows[0], [NaN, NaN, NaN, NaN, 0]);
    for (const row of rows.slice(1)) assert.ok(row[4] === 0 && row.every(Number.isFinite));
  });

  test(`${name}: NaN and infinity in a hidden key or value leave no trace, forward or backward`, () => {
    const mask = { blocked: [0, 1, 0, 0, 0], shape: [5] };
    const clean = problem({ mask, outputGrad: new Float32Array(2 * 4 * 3 * 7).fill(0.5) });
    const spoilt = { ...clean, k: clean.k.slice(), v: clean.v.slice() };
    for (let head = 0; head < 4; head++) {
      spoilt.k.fill([NaN, Infinity, -Infinity, 3e38][head], head * 30 + 6, head * 30 + 12);
      spoilt.v.fill([Infinity, NaN, 3e38, -Infinity][head], head * 35 + 7, head * 35 + 14);
    }
    const forward = ({ outputGrad, ...options }) =>
      attn.attention({ ...options, returns: { weights: true, logSumExp: true } });
    for (const key of ['output', 'weights', 'logSumExp']) same(forward(spoilt)[key], forward(clean)[key], key);
    const [a, b] = [attn.attentionGrad(spoilt), attn.attentionGrad(clean)];
    for (const key of ['qGrad', 'kGrad', 'vGrad']) same(a[key], b[key], key);
  });

  test(`${name}: a bias of −∞ hides, NaN in it spreads, and its gradient has its own shape`, () => {
    const bias = Float32Array.from([0.5, -Infinity, 0, 1, -1]);
    const options = problem({ mask: { bias, shape: [5] }, returns: { weights: true } });
    for (const row of rowsOf(attn.attention(options).weights, 5)) assert.equal(row[1], 0);
    const outputGrad = new Float32Array(2 * 4 * 3 * 7).fill(1).map((_, n) => (n % 5) - 2);
    const { biasGrad } = attn.attentionGrad({ ...options, outputGrad });
    assert.equal(biasGrad.length, 5);
    assert.equal(biasGrad[1], 0);
    assert.ok(biasGrad[0] !== 0);
    assert.ok(!('biasGrad' in attn.attentionGrad(problem({ outputGrad }))));
    bias[3] = NaN;
    for (const row of rowsOf(attn.attention(options).weights, 5)) same(row, [NaN, 0, NaN, NaN, NaN]);
  });

  test(`${name}: scores are raw, raw after the cap, or masked`, () => {
    const options = problem({ causal: true, softcap: 0.7, mask: { bias: [1, 2, 3, 4, -Infinity], shape: [5] } });
    options.k.fill(50, 4 * 6, 5 * 6);
    const expected = byDefinition(float64, { ...options, masks: [options.mask] });
    for (const scores of ['scaled', 'capped', 'masked']) {
      const got = attn.attention({ ...options, returns: { scores } }).scores;
      // The key of 50s makes scores of some tens, and a bound by float32's own step there.
      near(got, expected[scores], scores === 'scaled' ? 5e-5 : 1e-5, scores);
    }
    const { scores } = attn.attention({ ...options, returns: { scores: 'masked' } });
    same(rowsOf(scores, 5)[0].slice(1), Array(4).fill(-Infinity));
  });

  test(`${name}: a window is centred on i + offset, its ends included, and meets the causal mask`, () => {
    const seen = (options) =>
      rowsOf(
        attn.attention(
          problem({
            shape: { B: 1, H: 1, Hkv: 1, Tq: 3, Tk: 5, dk: 6, dv: 7 },
            ...options,
            returns: { weights: true },
            emptyRows: 'zero',
          }),
        ).weights,
        5,
      ).map((row) => Array.from(row, (w) => (w > 0 ? 1 : 0)).join(''));
    assert.deepEqual(seen({ window: { left: 1, right: 0 } }), ['10000', '11000', '01100']);
    assert.deepEqual(seen({ window: { left: 0, right: 0, offset: 2 } }), ['00100', '00010', '00001']);
    assert.deepEqual(seen({ window: { left: 1 } }), ['11111', '11111', '01111']);
    assert.deepEqual(seen({ window: { left: -1, right: -1 } }), ['11111', '11111', '11111']);
    assert.deepEqual(seen({ window: { left: 1 }, causal: { offset: 1 } }), ['11000', '01100', '00110']);
    assert.deepEqual(seen({ window: { left: 1, offset: 1 }, causal: { offset: 1 } }), ['11000', '01100', '00110']);
    assert.deepEqual(seen({ causal: { offset: -1 } }), ['00000', '10000', '11000']);
    assert.deepEqual(seen({ causal: true }), ['10000', '11000', '11100']);
    assert.deepEqual(seen({ causal: false }), ['11111', '11111', '11111']);
    assert.deepEqual(seen({ causal: {} }), seen({ causal: true }));
    assert.deepEqual(seen({ window: {}, mask: [], returns: {} }), seen({}));
  });

  test(`${name}: one offset per batch item, by any array`, () => {
    const each = (offset) => attn.attention(problem({ causal: { offset }, emptyRows: 'zero' })).output;
    same(each([1, 1]), each(1));
    same(each(new Int8Array([2, -1])).slice(0, 84), each(2).slice(0, 84));
    same(each([2, -1]).slice(84), each(-1).slice(84));
    const options = problem({ causal: { offset: [2, -1] }, window: { left: 3, offset: [2, -1] } });
    assert.ok(attn.attention(options).output.length > 0);
    fails(() => attn.attention({ ...options, window: { left: 3, offset: 2 } }), {
      code: 'ATTN_BAD_VALUE',
      call: 'attention',
      argument: 'window.offset',
    });
  });

  test(`${name}: mask shapes align from the right, and may be left out for B·H·Tq·Tk and Tq·Tk`, () => {
    const shape = { B: 2, H: 4, Hkv: 2, Tq: 3, Tk: 5 };
    const attend = Uint8Array.from({ length: 15 }, (_, n) => (n % 4 === 1 ? 0 : 1));
    const run = (mask) => attn.attention(problem({ shape, mask })).output;
    const expected = run({ attend });
    same(run({ attend, shape: [3, 5] }), expected);
    same(run({ attend, shape: [1, 1, 3, 5] }), expected);
    same(run({ attend: Uint8Array.from({ length: 120 }, (_, n) => attend[n % 15]) }), expected);
    same(run({ blocked: attend.map((a) => 1 - a) }), expected);
    same(run({ blocked: Array.from(attend, (a) => a === 0) }), expected);
    same(run({ attend: Float64Array.from(attend) }), expected);
    same(run({ attend: Array.from(attend), shape: new Uint8Array([3, 5]) }), expected);
    same(run([{ attend }, { bias: new Float32Array(15) }]), expected);
    same(run([{ bias: new Float32Array(5), shape: [5] }, { attend }]), expected);
    same(run({ bias: Float32Array.from(attend, (a) => (a ? 0 : -Infinity)) }), expected);
    const heads = attn.attention(problem({ shape, mask: { attend: [1, 1, 0, 1], shape: [4, 1, 1] } }));
    assert.equal(heads.emptyRows, 2 * 3);
  });

  test(`${name}: layout BTHD has heads side by side, in the output and the gradients too`, () => {
    const options = problem({ causal: true, outputGrad: new Float32Array(168).fill(1).map((_, n) => (n % 7) - 3) });
    const { B, H, Hkv, Tq, Tk, dk, dv } = options.shape;
    const turned = (x, heads, T, d) =>
      Float32Array.from(x, (_, n) => {
        const [c, h, t, b] = [
          n % d,
          Math.floor(n / d) % heads,
          Math.floor(n / (d * heads)) % T,
          Math.floor(n / (d * heads * T)),
        ];
        return x[((b * heads + h) * T + t) * d + c];
      });
    const other = {
      ...options,
      layout: 'BTHD',
      q: turned(options.q, H, Tq, dk),
      k: turned(options.k, Hkv, Tk, dk),
      v: turned(options.v, Hkv, Tk, dv),
      outputGrad: turned(options.outputGrad, H, Tq, dv),
    };
    assert.equal(options.q.length, B * H * Tq * dk);
    const { outputGrad: _, ...forward } = options;
    const { outputGrad: __, ...otherForward } = other;
    const returns = { weights: true };
    const [a, b] = [attn.attention({ ...forward, returns }), attn.attention({ ...otherForward, returns })];
    near(b.output, turned(a.output, H, Tq, dv), TOLERANCE);
    near(b.weights, a.weights, TOLERANCE);
    const [g, t] = [attn.attentionGrad(options), attn.attentionGrad(other)];
    near(t.qGrad, turned(g.qGrad, H, Tq, dk), TOLERANCE);
    near(t.kGrad, turned(g.kGrad, Hkv, Tk, dk), 4 * TOLERANCE);
    near(t.vGrad, turned(g.vGrad, Hkv, Tk, dv), 4 * TOLERANCE);
  });

  test(`${name}: sizes of 0 give empty results`, () => {
    for (const shape of [{ B: 0 }, { Tq: 0 }, { dv: 0 }]) {
      const { output, emptyRows } = attn.attention(problem({ shape }));
      assert.equal(output.length, 0);
      assert.equal(emptyRows, 0);
    }
    const { output, weights } = attn.attention(problem({ shape: { Tk: 0 }, returns: { weights: true } }));
    assert.equal(weights.length, 0);
    assert.ok(output.length > 0 && output.every(Number.isNaN));
    const grads = attn.attentionGrad(problem({ shape: { B: 0 }, outputGrad: [] }));
    same([grads.qGrad.length, grads.kGrad.length, grads.vGrad.length], [0, 0, 0]);
  });

  test(`${name}: scale may be 0, negative or huge; softcap 0 is off`, () => {
    const even = attn.attention(problem({ scale: 0, returns: { weights: true } })).weights;
    near(even, Array(even.length).fill(0.2), 1e-7);
    near(
      attn.attention(problem({ scale: -0.5 })).output,
      byDefinition(float64, problem({ scale: -0.5 })).output,
      TOLERANCE,
    );
    const peaked = attn.attention(problem({ scale: 1e30, returns: { weights: true } })).weights;
    assert.ok(peaked.every((w) => w === 0 || w === 1));
    same(attn.attention(problem({ softcap: 0 })).output, attn.attention(problem()).output);
  });

  test(`${name}: B, H, Hkv, Tk, dv and scale have the defaults that are documented`, () => {
    const x = problem({ shape: { B: 1, H: 1, Hkv: 1, Tq: 4, Tk: 4, dk: 3, dv: 3 } });
    const { q, k, v } = x;
    same(attn.attention({ q, k, v, shape: { Tq: 4, dk: 3 } }).output, attn.attention(x).output);
    const undefinedOnes = {
      layout: undefined,
      scale: undefined,
      softcap: undefined,
      causal: undefined,
      keyLengths: undefined,
      window: undefined,
      mask: undefined,
      emptyRows: undefined,
      returns: undefined,
    };
    same(
      attn.attention({ q, k, v, shape: { Tq: 4, dk: 3, B: undefined }, ...undefinedOnes }).output,
      attn.attention(x).output,
    );
  });

  test(`${name}: any array of numbers is taken, and none is changed`, () => {
    const q = Float32Array.from([1, 0, 0, 1, 1, 1]);
    const expected = attn.attention({ q, k: q, v: q, shape: { Tq: 3, dk: 2 } }).output;
    const shared = new Float32Array(new SharedArrayBuffer(24));
    shared.set(q);
    const resizable = new Float32Array(new ArrayBuffer(24, { maxByteLength: 48 }));
    resizable.set(q);
    const padded = new Float32Array([9, ...q, 9]);
    class Own extends Float32Array {
      get length() {
        return 1;
      }
    }
    const kinds = [
      [1, 0, 0, 1, 1, 1],
      new Float64Array(q),
      new Int8Array(q),
      new Uint8Array(q),
      new Uint8ClampedArray(q),
      new Int16Array(q),
      new Uint32Array(q),
      { length: 6, ...q },
      shared,
      resizable,
      padded.subarray(1, 7),
      new Own(q),
      (function args() {
        return arguments;
      })(1, 0, 0, 1, 1, 1),
      Object.freeze([1, 0, 0, 1, 1, 1]),
    ];
    for (const x of kinds) {
      const before = Array.from({ length: 6 }, (_, n) => x[n]);
      same(
        attn.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 } }).output,
        expected,
        Object.prototype.toString.call(x),
      );
      assert.deepEqual(
        Array.from({ length: 6 }, (_, n) => x[n]),
        before,
      );
    }
  });

  test(`${name}: results are copies that later calls leave alone`, () => {
    const first = attn.attention(problem()).output;
    const kept = first.slice();
    assert.equal(first.buffer.byteLength, first.byteLength);
    attn.attention(problem({ shape: { Tq: 40, Tk: 300 } }));
    same(first, kept);
  });
}
