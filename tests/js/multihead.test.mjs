// Multi-head attention: its rules by value, and what is refused. Values against PyTorch are in the golden suites.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { float64, multiHead as byDefinition } from '../golden/plain.mjs';
import { fails, inputs, loaded, near, same, works } from './support.mjs';

/** Sums of some tens of products of unit-scale numbers, three deep. */
const TOLERANCE = 2e-5;
const shape = { B: 2, Tq: 3, Tk: 3, D: 8, H: 4, Hkv: 2, keyDim: 8, valueDim: 8 };
const draw = inputs(5);
const E = 4;
const params = {
  wq: draw(64),
  wk: draw(8 * E),
  wv: draw(8 * E),
  wo: draw(64),
  bq: draw(8),
  bk: draw(E),
  bv: draw(E),
  bo: draw(8),
};
const x = draw(2 * 3 * 8);
const self = { x, shape: { B: 2, Tq: 3, D: 8, H: 4, Hkv: 2 }, params };
const outputGrad = draw(2 * 3 * 8);
const crossShape = { B: 1, Tq: 2, Tk: 4, D: 4, H: 2, Hkv: 2, keyDim: 3, valueDim: 5 };
const cross = {
  query: draw(8),
  key: draw(12),
  value: draw(20),
  shape: crossShape,
  params: { wq: draw(16), wk: draw(12), wv: draw(20), wo: draw(16) },
};

for (const { name, attn } of loaded) {
  test(`${name}: self-attention and its gradients are those of the definition`, () => {
    const options = { ...self, causal: true, softcap: 1.5, scale: 0.6 };
    const { x: _, ...rest } = options;
    const expected = byDefinition(float64, { ...rest, inputs: { x }, shape, outputGrad });
    const { output, weights, emptyRows } = attn.multiHead({ ...options, returns: { weights: true } });
    near(output, expected.output, TOLERANCE);
    near(weights, expected.weights, TOLERANCE);
    assert.equal(emptyRows, 0);
    const grads = attn.multiHeadGrad({ ...options, outputGrad });
    near(grads.xGrad, expected.xGrad, 10 * TOLERANCE);
    assert.deepEqual(Object.keys(grads.params), ['wq', 'wk', 'wv', 'wo', 'bq', 'bk', 'bv', 'bo']);
    for (const key of Object.keys(params)) near(grads.params[key], expected.params[key], 10 * TOLERANCE, key);
    assert.ok(!('queryGrad' in grads) && !('biasGrad' in grads));
  });

  test(`${name}: cross-attention has widths of its own, and gradients for its three inputs`, () => {
    const { query, key, value, ...rest } = cross;
    const g = outputGrad.slice(0, 8);
    const expected = byDefinition(float64, { ...rest, inputs: { query, key, value }, outputGrad: g });
    near(attn.multiHead(cross).output, expected.output, TOLERANCE);
    const grads = attn.multiHeadGrad({ ...cross, outputGrad: g });
    for (const part of ['queryGrad', 'keyGrad', 'valueGrad']) near(grads[part], expected[part], 10 * TOLERANCE, part);
    assert.deepEqual(Object.keys(grads.params), ['wq', 'wk', 'wv', 'wo']);
    assert.ok(!('xGrad' in grads));
  });

  test(`${name}: x equals query, key and value of the same numbers`, () => {
    const { x: _, ...rest } = self;
    same(attn.multiHead({ ...rest, query: x, key: x, value: x }).output, attn.multiHead(self).output);
    const [one, three] = [
      attn.multiHeadGrad({ ...self, outputGrad }),
      attn.multiHeadGrad({ ...rest, query: x, key: x, value: x, outputGrad }),
    ];
    near(
      one.xGrad,
      three.queryGrad.map((q, n) => q + three.keyGrad[n] + three.valueGrad[n]),
      10 * TOLERANCE,
    );
  });

  test(`${name}: an empty row gives NaN, or the output bias`, () => {
    const masked = { ...self, keyLengths: [0, 3] };
    const nan = attn.multiHead(masked);
    same(nan.output.slice(0, 24), Array(24).fill(NaN));
    assert.ok(nan.output.slice(24).every(Number.isFinite));
    assert.equal(nan.emptyRows, 4 * 3);
    const zero = attn.multiHead({ ...masked, emptyRows: 'zero' }).output;
    for (let row = 0; row < 3; row++) near(zero.slice(row * 8, row * 8 + 8), params.bo, 1e-7);
    assert.throws(
      () => attn.multiHead({ ...masked, emptyRows: 'throw' }),
      (error) => error.code === 'ATTN_EMPTY_ROW',
    );
  });

  test(`${name}: under nan an empty row's gradient goes where the definition takes it, and no further`, () => {
    // Item 0: only row 0 is empty, by a mask.
    const attend = [0, 0, 0, 1, 1, 1, 1, 1, 1];
    const grads = attn.multiHeadGrad({ ...self, mask: { attend }, outputGrad });
    const rows = Array.from({ length: 6 }, (_, t) => grads.xGrad.slice(t * 8, t * 8 + 8));
    for (const t of [0, 3]) assert.ok(rows[t].every(Number.isNaN), `row ${t}`);
    for (const t of [1, 2, 4, 5]) assert.ok(rows[t].every(Number.isFinite), `row ${t}`);
    for (const key of ['wq', 'bq', 'wo']) assert.ok(grads.params[key].every(Number.isNaN), key);
    for (const key of ['bo', 'wk', 'wv', 'bk', 'bv']) assert.ok(grads.params[key].every(Number.isFinite), key);
    const zero = attn.multiHeadGrad({ ...self, mask: { attend }, outputGrad, emptyRows: 'zero' });
    for (const key of Object.keys(params)) assert.ok(zero.params[key].every(Number.isFinite), key);
    assert.ok(zero.xGrad.every(Number.isFinite));
  });

  test(`${name}: a token that no query sees adds nothing, whatever it holds`, () => {
    const options = { ...cross, mask: { blocked: [0, 0, 1, 0], shape: [4] } };
    const g = outputGrad.slice(0, 8);
    const clean = attn.multiHeadGrad({ ...options, outputGrad: g });
    const spoilt = { ...options, key: cross.key.slice(), value: cross.value.slice() };
    spoilt.key.fill(NaN, 6, 9);
    spoilt.value.fill(Infinity, 10, 15);
    same(attn.multiHead(spoilt).output, attn.multiHead(options).output);
    const dirty = attn.multiHeadGrad({ ...spoilt, outputGrad: g });
    for (const key of Object.keys(clean.params)) same(dirty.params[key], clean.params[key], key);
    same(dirty.queryGrad, clean.queryGrad);
    same(dirty.keyGrad.slice(6, 9), [0, 0, 0]);
  });

  test(`${name}: a bias mask has a gradient of its own shape`, () => {
    const { biasGrad } = attn.multiHeadGrad({ ...self, mask: { bias: draw(4 * 9), shape: [4, 3, 3] }, outputGrad });
    assert.equal(biasGrad.length, 36);
    assert.ok(biasGrad.some((b) => b !== 0));
  });

  test(`${name}: no tokens, no batch`, () => {
    same(attn.multiHead({ ...self, x: [], shape: { ...self.shape, B: 0 } }).output, []);
    same(attn.multiHead({ ...self, x: [], shape: { ...self.shape, Tq: 0 } }).output, []);
    const none = attn.multiHead({ ...cross, key: [], value: [], shape: { ...crossShape, Tk: 0 }, emptyRows: 'zero' });
    same(none.output, Array(8).fill(0));
    assert.equal(none.emptyRows, 4);
  });

  for (const call of ['multiHead', 'multiHeadGrad']) {
    test(`${name}: ${call} refuses what does not fit`, () => {
      const run = (options) => attn[call]({ ...options, ...(call === 'multiHead' ? {} : { outputGrad }) });
      for (const [what, options, code, argument, message] of [
        ['x beside query', { ...self, query: x }, 'ATTN_BAD_TYPE', 'x', /give x alone/],
        ['query alone', { query: x, shape: self.shape, params }, 'ATTN_BAD_TYPE', 'key', /missing/],
        ['neither', { shape: self.shape, params }, 'ATTN_BAD_TYPE', 'query', /missing/],
        ['no params', { x, shape: self.shape }, 'ATTN_BAD_TYPE', 'params', /wq/],
        ['no wo', { ...self, params: { ...params, wo: undefined } }, 'ATTN_BAD_TYPE', 'params.wo', /missing/],
        ['an unknown parameter', { ...self, params: { ...params, w: x } }, 'ATTN_UNKNOWN_OPTION', 'params.w', /bq/],
        [
          'wk of full width',
          { ...self, params: { ...params, wk: params.wq } },
          'ATTN_BAD_SHAPE',
          'params.wk',
          /keyDim·E = 8·4 = 32/,
        ],
        ['a short bias', { ...self, params: { ...params, bv: [1] } }, 'ATTN_BAD_SHAPE', 'params.bv', /E = 4/],
        ['nested matrices', { ...self, params: { ...params, wq: [[1]] } }, 'ATTN_BAD_TYPE', 'params.wq', /nested/],
        [
          'H that does not divide D',
          { ...self, shape: { ...self.shape, H: 3, Hkv: 3 } },
          'ATTN_BAD_SHAPE',
          'H',
          /divisor of D = 8/,
        ],
        [
          'Hkv that does not divide H',
          { ...self, shape: { ...self.shape, Hkv: 3 } },
          'ATTN_BAD_SHAPE',
          'Hkv',
          /divisor of H = 4/,
        ],
        ['D = 0', { ...self, shape: { ...self.shape, D: 0 } }, 'ATTN_BAD_SHAPE', 'D', /from 1/],
        ['no H', { ...self, shape: { Tq: 3, D: 8 } }, 'ATTN_BAD_TYPE', 'H', /missing/],
        ['another Tk with x', { ...self, shape: { ...self.shape, Tk: 4 } }, 'ATTN_BAD_SHAPE', 'Tk', /Tq = 3 where x/],
        [
          'another keyDim with x',
          { ...self, shape: { ...self.shape, keyDim: 4 } },
          'ATTN_BAD_SHAPE',
          'keyDim',
          /D = 8/,
        ],
        ['a short x', { ...self, x: [1] }, 'ATTN_BAD_SHAPE', 'x', /B·Tq·D = 2·3·8 = 48/],
        ['a layout', { ...self, layout: 'BHTD' }, 'ATTN_UNKNOWN_OPTION', 'layout', /known are/],
        ['a mask without a name', { ...self, mask: [1, 0] }, 'ATTN_BAD_MASK', 'mask', /does not say/],
        ['a key length past Tk', { ...self, keyLengths: [4, 0] }, 'ATTN_BAD_VALUE', 'keyLengths', /Tk = 3/],
        ['an infinite scale', { ...self, scale: Infinity }, 'ATTN_BAD_VALUE', 'scale', /finite/],
      ]) {
        try {
          fails(() => run(options), { code, call, argument, message });
        } catch (error) {
          throw new Error(`${what}: ${error.message}`, { cause: error });
        }
      }
      works(attn);
    });
  }
}
