// The key/value cache: what it keeps, how masks count in it, and the life of a handle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AttnError, fails, inputs, loaded, near, same, works } from './support.mjs';

const TOLERANCE = 3e-6;
const draw = inputs(11);
const [Hkv, dk, dv] = [2, 3, 4];
/** Keys and values of six tokens, [Hkv,6,·]. */
const [k, v] = [draw(Hkv * 6 * dk), draw(Hkv * 6 * dv)];
const tokens = (x, d, from, to) =>
  Float32Array.from({ length: Hkv * (to - from) * d }, (_, n) => {
    const [c, t, h] = [n % d, Math.floor(n / d) % (to - from), Math.floor(n / (d * (to - from)))];
    return x[(h * 6 + from + t) * d + c];
  });
const part = (from, to) => ({ k: tokens(k, dk, from, to), v: tokens(v, dv, from, to), tokens: to - from });

for (const { name, attn } of loaded) {
  const open = (change) => attn.cache({ Hkv, capacity: 6, dk, dv, ...change });

  test(`${name}: append copies, and attention sees every cached token`, () => {
    const cache = open();
    assert.deepEqual([cache.length, cache.capacity], [0, 6]);
    const first = part(0, 2);
    cache.append(first);
    first.k.fill(NaN);
    first.v.fill(NaN);
    cache.append(part(2, 6));
    assert.equal(cache.length, 6);
    const q = draw(4 * 3 * dk);
    const got = cache.attention({ q, shape: { H: 4, Tq: 3 }, returns: { weights: true, logSumExp: true } });
    const expected = attn.attention({
      q,
      k,
      v,
      shape: { H: 4, Hkv, Tq: 3, Tk: 6, dk, dv },
      returns: { weights: true, logSumExp: true },
    });
    for (const key of ['output', 'weights', 'logSumExp']) near(got[key], expected[key], TOLERANCE, key);
    assert.equal(got.emptyRows, 0);
    cache.close();
    works(attn);
  });

  test(`${name}: H is Hkv, Tq is 1, tokens is 1 and dv is dk unless told`, () => {
    const cache = attn.cache({ Hkv: 2, capacity: 3, dk: 2 });
    cache.append({ k: [1, 0, 0, 1], v: [1, 2, 3, 4] });
    assert.equal(cache.length, 1);
    same(cache.attention({ q: [1, 1, 1, 1] }).output, [1, 2, 3, 4]);
    cache.close();
  });

  test(`${name}: causal counts from before the newest append, an offset of one's own from the first token`, () => {
    const cache = open();
    const seen = (options) => {
      const { weights } = cache.attention({
        q: draw(Hkv * 2 * dk),
        shape: { Tq: 2 },
        returns: { weights: true },
        emptyRows: 'zero',
        ...options,
      });
      const row = (i) =>
        Array.from(weights.slice(i * cache.length, (i + 1) * cache.length), (w) => Number(w > 0)).join('');
      return [row(0), row(1)];
    };
    cache.append(part(0, 3));
    assert.deepEqual(seen({ causal: true }), ['100', '110']);
    cache.append(part(3, 5));
    assert.deepEqual(seen({}), ['11111', '11111']);
    assert.deepEqual(seen({ causal: false }), ['11111', '11111']);
    assert.deepEqual(seen({ causal: true }), ['11110', '11111']);
    assert.deepEqual(seen({ causal: { offset: 1 } }), ['11000', '11100']);
    assert.deepEqual(seen({ causal: {} }), ['10000', '11000']);
    assert.deepEqual(seen({ causal: true, window: { left: 1 } }), ['00110', '00011']);
    assert.deepEqual(seen({ causal: true, window: { left: 1, offset: 3 } }), ['00110', '00011']);
    assert.deepEqual(seen({ window: { left: 0, right: 0, offset: 2 } }), ['00100', '00010']);
    assert.deepEqual(seen({ keyLengths: [2] }), ['11000', '11000']);
    assert.deepEqual(seen({ mask: { blocked: [0, 1, 0, 1, 0], shape: [5] } }), ['10101', '10101']);
    fails(() => seen({ causal: true, window: { offset: 2 } }), {
      code: 'ATTN_BAD_VALUE',
      call: 'cache.attention',
      argument: 'window.offset',
    });
    cache.append({ k: [], v: [], tokens: 0 });
    assert.deepEqual(seen({ causal: true }), ['11111', '11111']);
    cache.reset();
    assert.equal(cache.length, 0);
    cache.append(part(0, 3));
    assert.deepEqual(seen({ causal: true }), ['100', '110']);
    cache.close();
  });

  test(`${name}: an empty cache gives empty rows`, () => {
    const cache = open();
    const { output, emptyRows } = cache.attention({ q: draw(Hkv * dk) });
    same(output, Array(Hkv * dv).fill(NaN));
    assert.equal(emptyRows, Hkv);
    same(cache.attention({ q: draw(Hkv * dk), emptyRows: 'zero' }).output, Array(Hkv * dv).fill(0));
    assert.throws(
      () => cache.attention({ q: draw(Hkv * dk), emptyRows: 'throw' }),
      (error) => error.code === 'ATTN_EMPTY_ROW',
    );
    cache.close();
  });

  test(`${name}: a full cache refuses and stays as it was`, () => {
    const cache = open();
    cache.append(part(0, 5));
    const q = draw(Hkv * dk);
    const before = cache.attention({ q, causal: true }).output;
    fails(() => cache.append(part(0, 2)), { code: 'ATTN_FULL', call: 'cache.append', argument: 'tokens' });
    assert.equal(cache.length, 5);
    same(cache.attention({ q, causal: true }).output, before);
    cache.append(part(5, 6));
    assert.equal(cache.length, 6);
    cache.close();
  });

  test(`${name}: after close every call is refused, and closing again is nothing`, () => {
    const cache = open();
    cache.append(part(0, 1));
    assert.ok(attn.memory.used > 0);
    cache.close();
    assert.equal(attn.memory.used, 0);
    cache.close();
    for (const [call, run] of [
      ['cache.append', () => cache.append(part(0, 1))],
      ['cache.attention', () => cache.attention({ q: draw(Hkv * dk) })],
      ['cache.reset', () => cache.reset()],
      ['cache.length', () => cache.length],
    ])
      fails(run, { code: 'ATTN_CLOSED', call, argument: '' });
    assert.equal(cache.capacity, 6);
    const another = open();
    assert.throws(() => cache.length, AttnError);
    assert.equal(another.length, 0);
    another.close();
    works(attn);
  });

  test(`${name}: caches keep apart, and outlive the growth of memory`, () => {
    const [a, b] = [open(), open({ capacity: 2 })];
    a.append(part(0, 6));
    b.append(part(3, 4));
    attn.softmax(new Float32Array(3e6));
    const q = draw(Hkv * dk);
    const alone = attn.attention({ q, k, v, shape: { H: Hkv, Tq: 1, Tk: 6, dk, dv } }).output;
    near(a.attention({ q }).output, alone, TOLERANCE);
    near(b.attention({ q }).output, tokens(v, dv, 3, 4), TOLERANCE);
    a.close();
    near(b.attention({ q }).output, tokens(v, dv, 3, 4), TOLERANCE);
    b.close();
    works(attn);
  });

  test(`${name}: the cache refuses bad arguments`, () => {
    const cache = open();
    for (const [call, run, code, argument] of [
      ['cache', () => attn.cache({ Hkv: 1, dk: 1 }), 'ATTN_BAD_TYPE', 'capacity'],
      ['cache', () => open({ dk: 0 }), 'ATTN_BAD_SHAPE', 'dk'],
      ['cache', () => open({ Hkv: 0 }), 'ATTN_BAD_SHAPE', 'Hkv'],
      ['cache', () => open({ capacity: -1 }), 'ATTN_BAD_SHAPE', 'capacity'],
      ['cache', () => open({ H: 2 }), 'ATTN_UNKNOWN_OPTION', 'H'],
      ['cache.append', () => cache.append({ k, v, tokens: 1 }), 'ATTN_BAD_SHAPE', 'k'],
      ['cache.append', () => cache.append({ ...part(0, 1), v: [1] }), 'ATTN_BAD_SHAPE', 'v'],
      ['cache.append', () => cache.append({ ...part(0, 1), tokens: 0.5 }), 'ATTN_BAD_SHAPE', 'tokens'],
      ['cache.append', () => cache.append({ ...part(0, 1), at: 0 }), 'ATTN_UNKNOWN_OPTION', 'at'],
      ['cache.append', () => cache.append(), 'ATTN_BAD_TYPE', ''],
      ['cache.attention', () => cache.attention({}), 'ATTN_BAD_TYPE', 'q'],
      ['cache.attention', () => cache.attention({ q: [1] }), 'ATTN_BAD_SHAPE', 'q'],
      ['cache.attention', () => cache.attention({ q: draw(9), shape: { H: 3 } }), 'ATTN_BAD_SHAPE', 'Hkv'],
      ['cache.attention', () => cache.attention({ q: draw(6), shape: { dk: 3 } }), 'ATTN_UNKNOWN_OPTION', 'shape.dk'],
      ['cache.attention', () => cache.attention({ q: draw(6), k }), 'ATTN_UNKNOWN_OPTION', 'k'],
    ])
      fails(run, { code, call, argument });
    assert.throws(
      () => open({ capacity: 2 ** 31 - 1, dk: 2 ** 20 }),
      (error) => ['ATTN_BAD_SHAPE', 'ATTN_OUT_OF_MEMORY'].includes(error.code),
    );
    assert.equal(cache.length, 0);
    cache.close();
    works(attn);
  });

  test(`${name}: a getter that closes the cache, or fills it, makes the call an error and no more`, () => {
    const closing = open();
    fails(
      () =>
        closing.append(
          Object.defineProperty({ v: tokens(v, dv, 0, 1) }, 'k', {
            enumerable: true,
            get() {
              closing.close();
              return tokens(k, dk, 0, 1);
            },
          }),
        ),
      { code: 'ATTN_CLOSED', call: 'cache.append', argument: '' },
    );
    const filling = open();
    filling.append(part(0, 2));
    assert.throws(
      () =>
        filling.attention(
          Object.defineProperty({}, 'q', {
            enumerable: true,
            get() {
              filling.append(part(2, 3));
              return draw(Hkv * dk);
            },
          }),
        ),
      AttnError,
    );
    assert.equal(filling.length, 3);
    filling.close();
    works(attn);
  });

  test(`${name}: a cache without batch items or of capacity 0 is a cache`, () => {
    const none = open({ B: 0 });
    none.append({ k: [], v: [], tokens: 2 });
    same(none.attention({ q: [] }).output, []);
    none.close();
    const full = open({ capacity: 0 });
    fails(() => full.append(part(0, 1)), { code: 'ATTN_FULL', call: 'cache.append', argument: 'tokens' });
    full.close();
  });
}
