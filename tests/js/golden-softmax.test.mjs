// The softmax, its Jacobian and vector product against PyTorch's float64, in every image.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { cases } from '../golden/read.mjs';
import { float32, float64, softmax, softmaxJacobian, softmaxVjp } from '../golden/plain.mjs';
import { hold, judge, Worst } from '../golden/hold.mjs';
import { images } from '../golden/images.mjs';

const list = cases('softmax.json');
const loaded = await images();
const worst = new Worst('softmax against PyTorch');
after(() => worst.print());

/** The smallest positive float32, and the smallest that is not subnormal. */
const TINIEST = 2 ** -149;
const SMALLEST_NORMAL = 2 ** -126;

/** Weights as the core would be handed them: float32, rounded from PyTorch's. */
const single = ({ weights }) => Float32Array.from(weights);

test('the definition without rounding repeats PyTorch, so its float32 error is a fair unit', () => {
  for (const entry of list) {
    const exact = softmax(float64, entry.x, entry);
    const pairs = [['weights', exact, entry.weights]];
    if (entry.vjp) pairs.push(['vjp', softmaxVjp(float64, exact, entry.g, entry), entry.vjp]);
    const first = exact.subarray(0, entry.columns);
    if (entry.jacobian) pairs.push(['jacobian', softmaxJacobian(float64, first), entry.jacobian]);
    for (const [key, actual, expected] of pairs) {
      for (let i = 0; i < expected.length; i++) {
        const slack = 1e-11 * Math.max(1, Math.abs(expected[i]));
        const close = Object.is(actual[i], expected[i]) || Math.abs(actual[i] - expected[i]) <= slack;
        assert.ok(close, `${entry.name}: ${key}[${i}] is ${actual[i]}, PyTorch has ${expected[i]}`);
      }
    }
  }
});

for (const { name: image, attn } of loaded) {
  test(`${image}: softmax holds PyTorch's weights`, () => {
    for (const entry of list) {
      const { rows, columns, temperature } = entry;
      const weights = attn.softmax(entry.x, { rows, columns, temperature });
      const plain = softmax(float32, entry.x, entry);
      worst.add('softmax', image, hold(`${image}, ${entry.name}`, weights, entry.weights, plain));
    }
  });

  test(`${image}: weights too small for a normal float32 survive to the last bit that it has`, () => {
    const entry = list.find(({ name }) => name.startsWith('weights that are subnormal'));
    const { rows, columns, temperature } = entry;
    const weights = attn.softmax(entry.x, { rows, columns, temperature });
    let subnormal = 0;
    for (let i = 0; i < weights.length; i++) {
      if (!(entry.weights[i] < SMALLEST_NORMAL)) continue;
      subnormal++;
      assert.ok(weights[i] > 0, `entry ${i} is ${weights[i]}`);
      const expected = entry.weights[i];
      const slack = 2 * TINIEST + 1e-6 * expected;
      assert.ok(Math.abs(weights[i] - expected) <= slack, `entry ${i} is ${weights[i]}, expected ${expected}`);
    }
    assert.ok(subnormal >= 3);
  });

  const noJacobian = !attn.softmaxJacobian && 'this build has no softmaxJacobian';
  test(`${image}: softmaxJacobian holds diag(p) − ppᵀ`, { skip: noJacobian }, () => {
    for (const entry of list.filter(({ jacobian }) => jacobian)) {
      const p = single(entry).subarray(0, entry.columns);
      const [expected, plain] = [float64, float32].map((r) => softmaxJacobian(r, p));
      worst.add('softmaxJacobian', image, hold(`${image}, ${entry.name}`, attn.softmaxJacobian(p), expected, plain));
    }
  });

  const noVjp = !attn.softmaxVjp && 'this build has no softmaxVjp';
  test(`${image}: softmaxVjp holds p ⊙ (g − p·g)`, { skip: noVjp }, () => {
    for (const entry of list.filter(({ vjp }) => vjp)) {
      const { g, rows, columns } = entry;
      const p = single(entry);
      const [expected, plain] = [float64, float32].map((r) => softmaxVjp(r, p, g, entry));
      const vjp = attn.softmaxVjp(p, g, { rows, columns });
      worst.add('softmaxVjp', image, hold(`${image}, ${entry.name}`, vjp, expected, plain));
    }
  });
}

test('the bound catches a wrong softmax', () => {
  const { attn } = loaded[0];
  const named = (name) => list.find((entry) => entry.name === name);
  const caught = (label, entry, actual) => {
    const { ratio } = judge(actual, entry.weights, softmax(float32, entry.x, entry));
    assert.ok(ratio > 1, `${label}: within ${ratio} of the bound`);
  };
  const warm = named('temperature 0.7');
  caught('no temperature', warm, attn.softmax(warm.x, { rows: warm.rows, columns: warm.columns }));
  const unit = named('unit scale, odd length');
  caught('rows of another length', unit, attn.softmax(unit.x, { rows: unit.columns, columns: unit.rows }));
  const last = (at) => at % unit.columns === unit.columns - 1;
  caught('a last column off by 10⁻⁴', unit, unit.weights.map((p, at) => (last(at) ? p * (1 + 1e-4) : p)));
  const lost = named('logits near 1000 that differ in the last bits');
  caught('logits near 1000 taken as equal', lost, lost.weights.map(() => 1 / lost.columns));
  const minus = named('some minus infinity');
  caught('NaN where minus infinity is', minus, minus.weights.map((p) => (p === 0 ? NaN : p)));
});
