// The lesson's numbers: the worked example, saturation and counting, in every image, and the digits that the text
// prints.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cases } from '../golden/read.mjs';
import { attention, float32, softmax, softmaxJacobian } from '../golden/plain.mjs';
import { hold } from '../golden/hold.mjs';
import { images } from '../golden/images.mjs';

const [worked] = cases('worked.json');
const counts = cases('counts.json');
const loaded = await images();
const shape = { B: 1, H: 1, Hkv: 1, Tq: 3, Tk: 3, dk: 2, dv: 2 };
const example = { q: worked.x, k: worked.x, v: worked.x, shape };
const round = (numbers) => Array.from(numbers, (x) => Number(x.toFixed(3)));

// The last weight is 0.50349 to five digits: 0.503 by itself, and 0.504 only where a row is made to add up to 1.000.
test('the vectors carry the digits that the lesson prints', () => {
  assert.deepEqual(round(worked.scores), [0.707, 0, 0.707, 0, 0.707, 0.707, 0.707, 0.707, 1.414]);
  assert.deepEqual(round(worked.weights), [0.401, 0.198, 0.401, 0.198, 0.401, 0.401, 0.248, 0.248, 0.503]);
  assert.deepEqual(round(worked.output), [0.802, 0.599, 0.599, 0.802, 0.752, 0.752]);
  assert.deepEqual(round(worked.causalOutput), [1, 0, 0.33, 0.67, 0.752, 0.752]);
  assert.deepEqual(round(worked.causalJacobianOfRow2), [0.221, -0.221, -0.221, 0.221]);
  const [moderate, saturated] = counts.filter(({ kind }) => kind === 'saturation');
  assert.equal(moderate.largest.toFixed(3), '0.223');
  assert.equal(saturated.largest.toExponential(1), '3.4e-4');
  assert.ok(Math.abs(moderate.largest / saturated.largest - 660) <= 5);
});

for (const { name: image, attn } of loaded) {
  test(`${image}: the worked example to seven digits, without and with the causal mask`, () => {
    for (const causal of [false, true]) {
      const actual = attn.attention({ ...example, causal, returns: { weights: true, scores: 'scaled' } });
      const plain = attention(float32, { ...example, causal });
      const [weights, output] = causal ? ['causalWeights', 'causalOutput'] : ['weights', 'output'];
      hold(weights, actual.weights, worked[weights], plain.weights);
      hold(output, actual.output, worked[output], plain.output);
      hold('scores', actual.scores, worked.scores, plain.scaled);
      for (let i = 0; i < 6; i++) assert.ok(Math.abs(actual.output[i] - worked[output][i]) <= 1e-7, `output[${i}]`);
    }
  });

  test(`${image}: saturation in numbers`, () => {
    for (const { logits, weights, largest } of counts.filter(({ kind }) => kind === 'saturation')) {
      const rows = { rows: 1, columns: 3 };
      const p = attn.softmax(logits, rows);
      hold('weights', p, weights, softmax(float32, logits, rows));
      if (!attn.softmaxJacobian) continue;
      const entries = attn.softmaxJacobian(p);
      hold('largest entry', [Math.max(...entries.map(Math.abs))], [largest],
        [Math.max(...softmaxJacobian(float32, softmax(float32, logits, rows)).map(Math.abs))]);
    }
  });

  const skip = !attn.softmaxJacobian && 'this build has no softmaxJacobian';
  test(`${image}: the Jacobian of the causal second row`, { skip }, () => {
    const p = Float32Array.from(worked.causalWeights.subarray(3, 5));
    hold('Jacobian', attn.softmaxJacobian(p), worked.causalJacobianOfRow2, softmaxJacobian(float32, p));
  });

  test(`${image}: parameters, FLOPs and sizes are exact`, { skip: !attn.count && 'this build has no count' }, () => {
    for (const { name, arguments: given, expected } of counts.filter(({ kind }) => kind === 'count')) {
      assert.deepEqual({ ...attn.count(given) }, expected, name);
    }
  });
}
