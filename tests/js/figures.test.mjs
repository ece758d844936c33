// The numbers that figures show: what they mean, and what is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, inputs, loaded, near, same, works } from './support.mjs';

for (const { name, attn } of loaded) {
  const { scaling, scalingSummary, scalingWeights, masks, heads } = attn.figures;

  test(`${name}: the lesson's claims about scaling hold, within their Monte Carlo error`, () => {
    const draws = 400;
    const sweep = (dk) => scaling({ seed: 20, dk, keys: 128, draws });
    for (const [dk, expected] of [
      [64, 0.8],
      [256, 0.98],
    ]) {
      const { largest, small } = sweep(dk);
      const { lower, median, upper } = scalingSummary(largest.subarray(draws));
      assert.ok(lower <= median && median <= upper);
      // The claims are rounded to two digits, and say "about".
      assert.ok(lower - 0.03 <= expected && expected <= upper + 0.03, `dk ${dk}: ${lower} … ${upper}`);
      if (dk === 64) assert.ok(Math.abs(scalingSummary(small.subarray(draws)).median - 0.95) <= 0.01);
      assert.ok(scalingSummary(largest.subarray(0, draws)).median < 0.1, 'scaled weights are even');
    }
  });

  test(`${name}: a draw is the same however the sweep is sliced, and its weights belong to it`, () => {
    const options = { seed: 3, dk: 8, keys: 5 };
    const whole = scaling({ ...options, draws: 6 });
    const slice = scaling({ ...options, firstDraw: 2, draws: 3 });
    for (const key of ['frobenius', 'largest', 'small']) {
      same(slice[key], [...whole[key].slice(2, 5), ...whole[key].slice(8, 11)], key);
    }
    for (const scaled of [true, false]) {
      const { weights, scores } = scalingWeights({ ...options, draw: 4, scaled });
      assert.equal(weights[0], whole.largest[scaled ? 4 : 10]);
      near(weights, attn.softmax(scores), 1e-6);
      same(
        weights,
        Array.from(weights).sort((a, b) => b - a),
      );
      near([attn.softmaxJacobianSize(weights).frobenius[0]], [whole.frobenius[scaled ? 4 : 10]], 1e-6);
    }
    assert.equal(scaling({ seed: 3, dk: 8, draws: 0 }).largest.length, 0);
    assert.equal(scalingWeights({ seed: 1n, dk: 2 }).weights.length, 16);
  });

  test(`${name}: a summary is quartiles and a band around the median`, () => {
    const { lowerQuartile, median, upperQuartile } = scalingSummary([5, 1, 3, 2, 4]);
    assert.deepEqual([lowerQuartile, median, upperQuartile], [2, 3, 4]);
    assert.deepEqual(new Set(Object.values(scalingSummary([7]))), new Set([7]));
  });

  test(`${name}: masks agree with attention, and the mistake does not`, () => {
    const scores = inputs(2)(12);
    const attend = [1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1];
    const table = masks({ Tq: 3, Tk: 4, scores, causal: { offset: 1 }, padLeft: 1, mask: { attend } });
    const seen = attend.map((a, n) => Number(a === 1 && n % 4 >= 1 && n % 4 <= Math.floor(n / 4) + 1));
    same(table.seen, seen);
    const { weights } = attn.attention({
      q: scores,
      k: Float32Array.from({ length: 16 }, (_, n) => Number(n % 5 === 0)),
      v: [],
      scale: 1,
      shape: { Tq: 3, Tk: 4, dk: 4, dv: 0 },
      mask: { attend: seen },
      returns: { weights: true },
    });
    near(table.weights, weights, 1e-6);
    near(table.sums, [1, 1, 1], 1e-6);
    const wrong = masks({ Tq: 3, Tk: 4, scores, causal: true, padLeft: 1, afterSoftmax: true });
    assert.ok(wrong.sums.every((sum) => sum < 0.99));
    assert.equal(wrong.sums[0], 0);
    same(masks({ Tq: 2, scores: [0, 0, 0, 0], padRight: 1 }).seen, [1, 0, 1, 0]);
  });

  test(`${name}: left padding with the causal mask empties rows, as NaN or zeros`, () => {
    const options = { Tq: 4, scores: new Float32Array(16), causal: true, padLeft: 2 };
    const nan = masks(options);
    assert.equal(nan.emptyRows, 2);
    same(nan.sums, [NaN, NaN, 1, 1]);
    same(masks({ ...options, emptyRows: 'zero' }).sums, [0, 0, 1, 1]);
    assert.throws(
      () => masks({ ...options, emptyRows: 'throw' }),
      (error) => error.code === 'ATTN_EMPTY_ROW',
    );
  });

  test(`${name}: heads tell where each number came from, and agree with splitHeads`, () => {
    const [B, T, H, d] = [2, 4, 2, 3];
    const x = Float32Array.from({ length: B * T * H * d }, (_, n) => n);
    same(heads({ B, T, H, d, step: 'transposed' }).source, attn.splitHeads(x, { B, T, H, d }));
    same(heads({ B, T, H, d, step: 'reshaped' }).source, attn.splitHeadsByReshape(x, { B, T, H, d }));
    for (const step of ['projected', 'viewed', 'transposed', 'reshaped']) {
      const { source, token, head, feature } = heads({ B, T, H, d, step });
      source.forEach((n, cell) => {
        assert.deepEqual(
          [token[cell], head[cell], feature[cell]],
          [Math.floor(n / (H * d)) % T, Math.floor(n / d) % H, n % d],
        );
      });
    }
  });

  test(`${name}: figures refuse bad arguments`, () => {
    for (const [call, run, code, argument] of [
      ['figures.scaling', () => scaling({ dk: 4 }), 'ATTN_BAD_TYPE', 'seed'],
      ['figures.scaling', () => scaling({ seed: 1 }), 'ATTN_BAD_TYPE', 'dk'],
      ['figures.scaling', () => scaling({ seed: -1, dk: 4 }), 'ATTN_BAD_VALUE', 'seed'],
      ['figures.scaling', () => scaling({ seed: 1, dk: 0 }), 'ATTN_BAD_SHAPE', 'dk'],
      ['figures.scaling', () => scaling({ seed: 1, dk: 4, size: 2 }), 'ATTN_UNKNOWN_OPTION', 'size'],
      ['figures.scalingWeights', () => scalingWeights({ seed: 1, dk: 4, scaled: 1 }), 'ATTN_BAD_TYPE', 'scaled'],
      ['figures.scalingSummary', () => scalingSummary([]), 'ATTN_BAD_SHAPE', 'n'],
      ['figures.scalingSummary', () => scalingSummary([NaN]), 'ATTN_BAD_VALUE', 'values'],
      ['figures.masks', () => masks({ scores: [] }), 'ATTN_BAD_TYPE', 'Tq'],
      ['figures.masks', () => masks({ Tq: 2, scores: [1] }), 'ATTN_BAD_SHAPE', 'scores'],
      [
        'figures.masks',
        () => masks({ Tq: 2, scores: [1, 2, 3, 4], mask: { bias: [1, 2, 3, 4] } }),
        'ATTN_BAD_MASK',
        'mask',
      ],
      ['figures.masks', () => masks({ Tq: 2, scores: [1, 2, 3, 4], mask: [1, 0, 0, 1] }), 'ATTN_BAD_MASK', 'mask'],
      ['figures.masks', () => masks({ Tq: 2, scores: [1, 2, 3, 4], window: {} }), 'ATTN_UNKNOWN_OPTION', 'window'],
      ['figures.heads', () => heads({ T: 1, H: 1, d: 1 }), 'ATTN_BAD_TYPE', 'step'],
      ['figures.heads', () => heads({ T: 1, H: 1, d: 1, step: 'merged' }), 'ATTN_BAD_VALUE', 'step'],
      ['figures.heads', () => heads({ T: 0, H: 1, d: 1, step: 'viewed' }), 'ATTN_BAD_SHAPE', 'T'],
    ])
      fails(run, { code, call, argument });
    works(attn);
  });
}
