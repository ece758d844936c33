// Multi-head attention and all its gradients against torch.nn.MultiheadAttention in float64, in every image.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { cases } from '../golden/read.mjs';
import { float32, float64, moveHeads, multiHead } from '../golden/plain.mjs';
import { hold, judge, Worst } from '../golden/hold.mjs';
import { images } from '../golden/images.mjs';

const list = cases('multihead.json');
const loaded = await images();
const worst = new Worst('multi-head attention against PyTorch');
after(() => worst.print());

/** The arguments of a call, as the API takes them. */
const call = ({ inputs, params, shape, options, masks }) => ({
  ...inputs, params, shape, ...options, ...(masks.length && { mask: masks.length === 1 ? masks[0] : masks }),
});

const plainCall = ({ inputs, params, shape, options, masks, outputGrad }) =>
  ({ inputs, params, shape, ...options, masks, outputGrad });

const plain = new Map(list.map((entry) => [entry.name, multiHead(float32, plainCall(entry))]));

test('the definition without rounding repeats PyTorch, so its float32 error is a fair unit', () => {
  for (const entry of list) {
    const exact = multiHead(float64, plainCall(entry));
    const pairs = [...Object.entries(entry.expected).map(([key, expected]) => [key, exact[key], expected]),
      ...Object.entries(entry.paramsExpected).map(([key, expected]) => [key, exact.params[key], expected])];
    for (const [key, actual, expected] of pairs) {
      for (let i = 0; i < expected.length; i++) {
        const close = Math.abs(actual[i] - expected[i]) <= 1e-11 * Math.max(1, Math.abs(expected[i]));
        assert.ok(close, `${entry.name}: ${key}[${i}] is ${actual[i]}, PyTorch has ${expected[i]}`);
      }
    }
  }
});

for (const { name: image, attn } of loaded) {
  const skip = !attn.multiHead && 'this build has no multiHead';

  test(`${image}: multiHead holds PyTorch's outputs and weights`, { skip }, () => {
    for (const entry of list) {
      const full = attn.multiHead({ ...call(entry), returns: { weights: true } });
      const bare = attn.multiHead(call(entry));
      for (const [key, actual] of [['output', full.output], ['weights', full.weights], ['output', bare.output]]) {
        const label = `${image}, ${entry.name}: ${key}`;
        worst.add(key, image, hold(label, actual, entry.expected[key], plain.get(entry.name)[key]));
      }
      assert.equal(bare.emptyRows, 0, `${entry.name}: empty rows`);
    }
  });

  test(`${image}: multiHeadGrad holds PyTorch's gradients of inputs and parameters`,
    { skip: skip || (!attn.multiHeadGrad && 'this build has no multiHeadGrad') }, () => {
      for (const entry of list) {
        const grads = attn.multiHeadGrad({ ...call(entry), outputGrad: entry.outputGrad });
        for (const key of Object.keys(entry.expected).filter((name) => name.endsWith('Grad'))) {
          const label = `${image}, ${entry.name}: ${key}`;
          worst.add(key, image, hold(label, grads[key], entry.expected[key], plain.get(entry.name)[key]));
        }
        assert.deepEqual(Object.keys(grads.params).sort(), Object.keys(entry.params).sort(), entry.name);
        for (const [key, expected] of Object.entries(entry.paramsExpected)) {
          const label = `${image}, ${entry.name}: gradient of ${key}`;
          const unit = plain.get(entry.name).params[key];
          worst.add(`params.${key}`, image, hold(label, grads.params[key], expected, unit));
        }
      }
    });
}

// One mistake each, by a case that must show it.
const MISTAKES = [
  ['matrices not transposed', 'self', ({ params }) => ({ params: { ...params, wq: transposed(params.wq) } })],
  ['keys and values exchanged', 'self', ({ params }) => ({ params: { ...params, wk: params.wv, wv: params.wk } })],
  ['no output bias', 'self', ({ params: { bo, ...params } }) => ({ params: { ...params, bo: bo.map(() => 0) } })],
  ['a scale by the model width', 'self', ({ shape }) => ({ scale: 1 / Math.sqrt(shape.D) })],
  ['another number of heads', 'self', ({ shape }) => ({ shape: { ...shape, H: 4, Hkv: 4 } })],
  ['no causal mask', 'self, causal', () => ({ causal: false })],
  ['the mask of another head', 'self, mask per item and head', ({ masks, shape }) => ({ mask: {
    blocked: rolled(masks[0].blocked, shape.Tq * shape.Tk), shape: masks[0].shape } })],
];

const transposed = (square) => moveHeads(square, 1, Math.sqrt(square.length), Math.sqrt(square.length), 1);
const rolled = (array, by) => array.map((_, at) => array[(at + by) % array.length]);

test('the bound catches a wrong core', { skip: !loaded[0].attn.multiHead && 'this build has no multiHead' }, () => {
  const { attn } = loaded[0];
  for (const [mistake, name, change] of MISTAKES) {
    const entry = list.find((candidate) => candidate.name === name);
    const wrong = { ...call(entry), ...change(entry) };
    const { ratio } = judge(attn.multiHead(wrong).output, entry.expected.output, plain.get(name).output);
    assert.ok(ratio > 1, `${mistake}: output within ${ratio} of the bound`);
  }
});
