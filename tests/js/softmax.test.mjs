// softmax, its derivative, splitting heads and counting: values, degenerate cases, and what is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, loaded, near, same, works } from './support.mjs';

for (const { name, attn } of loaded) {
  test(`${name}: softmax of rows, with a temperature of either sign`, () => {
    near(attn.softmax([0, Math.log(3)]), [0.25, 0.75], 1e-7);
    near(
      attn.softmax([1, 1, 1, 0, 0, Math.log(2)], { rows: 2, columns: 3 }),
      [1 / 3, 1 / 3, 1 / 3, 0.25, 0.25, 0.5],
      1e-7,
    );
    near(attn.softmax([0, Math.log(3)], { temperature: -1 }), [0.75, 0.25], 1e-7);
    near(attn.softmax([0, 2 * Math.log(3)], { temperature: 2 }), [0.25, 0.75], 1e-7);
    near(attn.softmax([3e38, -3e38, 3e38]), [0.5, 0, 0.5], 1e-7);
    near(attn.softmax([1000, 1000.0001]), [0.5, 0.5], 4e-5);
  });

  test(`${name}: a row of −∞, or with +∞ or NaN, is NaN and its neighbours are not`, () => {
    for (const bad of [
      [-Infinity, -Infinity],
      [Infinity, 0],
      [NaN, 0],
      [Infinity, Infinity],
    ]) {
      const p = attn.softmax([0, 0, ...bad, 1, 1], { columns: 2 });
      same(p.slice(2, 4), [NaN, NaN], String(bad));
      near([...p.slice(0, 2), ...p.slice(4)], [0.5, 0.5, 0.5, 0.5], 1e-7);
    }
    same(attn.softmax([-Infinity, 5]), [0, 1]);
  });

  test(`${name}: rows and columns follow from the length where they are left out`, () => {
    const x = [1, 2, 3, 4, 5, 6];
    same(attn.softmax(x), attn.softmax(x, { rows: 1, columns: 6 }));
    same(attn.softmax(x, { rows: 2 }), attn.softmax(x, { rows: 2, columns: 3 }));
    same(attn.softmax(x, { columns: 2 }), attn.softmax(x, { rows: 3, columns: 2 }));
    same(attn.softmax([]), []);
    same(attn.softmax([], { rows: 5, columns: 0 }), []);
    same(attn.softmax([], { rows: 0, columns: 5 }), []);
    same(attn.softmaxJacobian([]), []);
    same(attn.softmaxVjp([], []), []);
    const { frobenius, largest } = attn.softmaxJacobianSize([], { rows: 2, columns: 0 });
    same([...frobenius, ...largest], [0, 0, 0, 0]);
  });

  test(`${name}: the Jacobian of the worked example, and of a saturated row`, () => {
    const p = attn.softmax([0, 1 / Math.SQRT2]);
    near(attn.softmaxJacobian(p), [0.22118, -0.22118, -0.22118, 0.22118], 1e-5);
    for (const [logits, largest] of [
      [[2, 1, 0], 0.2227],
      [[16, 8, 0], 3.352e-4],
    ]) {
      const row = attn.softmax(logits);
      const J = attn.softmaxJacobian(row);
      near([Math.max(...J.map(Math.abs))], [largest], largest * 1e-3);
      near(attn.softmaxJacobianSize(row).largest, [largest], largest * 1e-3);
    }
  });

  test(`${name}: softmax and its derivative refuse what does not fit`, () => {
    for (const [call, run, code, argument, message] of [
      [
        'softmax',
        () => attn.softmax([1, 2], { temperature: 0 }),
        'ATTN_BAD_VALUE',
        'temperature',
        /other than 0|not 0/,
      ],
      ['softmax', () => attn.softmax([1, 2], { temperature: 1e-60 }), 'ATTN_BAD_VALUE', 'temperature'],
      ['softmax', () => attn.softmax([1, 2], { temperature: NaN }), 'ATTN_BAD_VALUE', 'temperature'],
      ['softmax', () => attn.softmax([1, 2], { temperature: Infinity }), 'ATTN_BAD_VALUE', 'temperature'],
      ['softmax', () => attn.softmax([1, 2], { temperature: '1' }), 'ATTN_BAD_TYPE', 'temperature'],
      ['softmax', () => attn.softmax([1, 2, 3], { rows: 2 }), 'ATTN_BAD_SHAPE', 'x', /multiple of rows = 2/],
      ['softmax', () => attn.softmax([1, 2, 3], { columns: 2 }), 'ATTN_BAD_SHAPE', 'x', /multiple of columns = 2/],
      ['softmax', () => attn.softmax([1, 2, 3], { rows: 0 }), 'ATTN_BAD_SHAPE', 'x', /rows·columns = 0·0 = 0/],
      [
        'softmax',
        () => attn.softmax([1, 2], { rows: 2, columns: 2 }),
        'ATTN_BAD_SHAPE',
        'x',
        /rows·columns = 2·2 = 4/,
      ],
      [
        'softmax',
        () =>
          attn.softmax([
            [1, 2],
            [3, 4],
          ]),
        'ATTN_BAD_TYPE',
        'x',
        /nested/,
      ],
      ['softmax', () => attn.softmax(), 'ATTN_BAD_TYPE', 'x', /missing/],
      ['softmax', () => attn.softmax([1], { axis: 1 }), 'ATTN_UNKNOWN_OPTION', 'axis'],
      ['softmax', () => attn.softmax([1], 2), 'ATTN_BAD_TYPE', ''],
      ['softmaxJacobian', () => attn.softmaxJacobian('p'), 'ATTN_BAD_TYPE', 'p'],
      ['softmaxVjp', () => attn.softmaxVjp([1, 0], [1]), 'ATTN_BAD_SHAPE', 'g', /rows·columns = 1·2 = 2/],
      ['softmaxVjp', () => attn.softmaxVjp([1, 0]), 'ATTN_BAD_TYPE', 'g', /missing/],
      ['softmaxVjp', () => attn.softmaxVjp([1], [1], { temperature: 1 }), 'ATTN_UNKNOWN_OPTION', 'temperature'],
      ['softmaxJacobianSize', () => attn.softmaxJacobianSize([1, 0, 0], { rows: 2 }), 'ATTN_BAD_SHAPE', 'p'],
    ]) {
      fails(run, { code, call, argument, message });
    }
    works(attn);
  });

  test(`${name}: heads are split, merged, and reread by mistake`, () => {
    const x = Array.from({ length: 12 }, (_, n) => n); // two tokens, three heads of two
    const heads = attn.splitHeads(x, { T: 2, H: 3, d: 2 });
    same(heads, [0, 1, 6, 7, 2, 3, 8, 9, 4, 5, 10, 11]);
    same(attn.mergeHeads(heads, { T: 2, H: 3, d: 2 }), x);
    same(attn.splitHeadsByReshape(x, { T: 2, H: 3, d: 2 }), x);
    same(attn.splitHeads([], { B: 0, T: 2, H: 3, d: 2 }), []);
    for (const call of ['splitHeads', 'mergeHeads', 'splitHeadsByReshape']) {
      fails(() => attn[call](x), { code: 'ATTN_BAD_TYPE', call, argument: '' });
      fails(() => attn[call](x, { T: 2, H: 3 }), { code: 'ATTN_BAD_TYPE', call, argument: 'd', message: /missing/ });
      fails(() => attn[call](x, { T: 2, H: 0, d: 2 }), { code: 'ATTN_BAD_SHAPE', call, argument: 'H' });
      fails(() => attn[call](x, { T: 2, H: 3, d: 3 }), {
        code: 'ATTN_BAD_SHAPE',
        call,
        argument: 'x',
        message: /= 18/,
      });
      fails(() => attn[call](x, { T: 2, H: 3, dk: 2 }), { code: 'ATTN_UNKNOWN_OPTION', call, argument: 'dk' });
    }
    works(attn);
  });

  test(`${name}: counts are those of the lesson, and exact`, () => {
    assert.deepEqual(attn.count({ T: 512, D: 512, H: 8 }), {
      parameters: 1050624,
      projectionFlops: 8 * 512 * 512 * 512,
      scoreFlops: 2 * 512 * 512 * 512,
      valueFlops: 2 * 512 * 512 * 512,
      weightNumbers: 8 * 512 * 512,
      cacheNumbers: 2 * 512 * 512,
    });
    assert.equal(attn.count({ T: 1, D: 512, H: 16 }).parameters, 1050624);
    const { B, T, Tk, D, H, Hkv } = { B: 3, T: 5, Tk: 7, D: 12, H: 6, Hkv: 2 };
    const E = (Hkv * D) / H;
    assert.deepEqual(attn.count({ B, T, Tk, D, H, Hkv, bias: false }), {
      parameters: 2 * D * D + 2 * D * E,
      projectionFlops: 4 * B * D * (T * D + Tk * E),
      scoreFlops: 2 * B * T * Tk * D,
      valueFlops: 2 * B * T * Tk * D,
      weightNumbers: B * H * T * Tk,
      cacheNumbers: 2 * B * Tk * E,
    });
    const half = attn.count({ T: 1024, D: 512, H: 8 });
    assert.equal(half.projectionFlops, half.scoreFlops + half.valueFlops);
    const most = attn.count({ T: 2 ** 25, D: 2 ** 2, H: 1 });
    assert.equal(most.scoreFlops, 2 ** 53);
    assert.equal(
      attn.count({ T: 1, D: 3 * 2 ** 23 + 3, H: 3 }).parameters,
      4 * (3 * 2 ** 23 + 3) ** 2 + 4 * (3 * 2 ** 23 + 3),
    );
  });

  test(`${name}: count refuses what is not exact or not divisible`, () => {
    const call = 'count';
    assert.throws(
      () => attn.count({ T: 2 ** 25 + 1, D: 4, H: 1 }),
      (error) => error.code === 'ATTN_BAD_VALUE',
    );
    assert.throws(
      () => attn.count({ T: 2 ** 31 - 1, D: 2 ** 31 - 1, H: 1, B: 2 ** 31 - 1 }),
      (error) => error.code === 'ATTN_BAD_VALUE',
    );
    fails(() => attn.count({ T: 1, D: 10, H: 4 }), { code: 'ATTN_BAD_SHAPE', call, argument: 'H' });
    fails(() => attn.count({ T: 1, D: 12, H: 6, Hkv: 4 }), { code: 'ATTN_BAD_SHAPE', call, argument: 'Hkv' });
    fails(() => attn.count({ T: 1, D: 12, H: 0 }), { code: 'ATTN_BAD_SHAPE', call, argument: 'H' });
    fails(() => attn.count({ D: 12, H: 6 }), { code: 'ATTN_BAD_TYPE', call, argument: 'T', message: /missing/ });
    fails(() => attn.count({ T: 1, D: 12, H: 6, bias: 1 }), { code: 'ATTN_BAD_TYPE', call, argument: 'bias' });
    fails(() => attn.count({ T: 1.5, D: 12, H: 6 }), { code: 'ATTN_BAD_SHAPE', call, argument: 'T' });
    fails(() => attn.count({ T: 1, D: 12, heads: 6 }), { code: 'ATTN_UNKNOWN_OPTION', call, argument: 'heads' });
    works(attn);
  });
}
