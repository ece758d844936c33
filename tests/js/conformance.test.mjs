// The node tests of the ONNX operator Attention, in every image, by the adapter in ../golden/onnx.mjs. They are
// skipped where the vectors are not there.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { attention, float32, float64, moveHeads } from '../golden/plain.mjs';
import { judge, plainError, Worst } from '../golden/hold.mjs';
import { images } from '../golden/images.mjs';
import { nodes, translate } from '../golden/onnx.mjs';

const list = nodes();
const skip = list === null && 'no folder shared/conformance beside the repository';
const loaded = list ? await images() : [];
const worst = new Worst('ONNX Attention');
if (list) after(() => worst.print());

const KEYS = ['output', 'weights', 'scaled', 'capped', 'masked'];

/** Each node with its call, and the definition's value with and without rounding. */
const translated = (list ?? []).map((node) => {
  const entry = translate(node);
  const { mask, ...call } = entry.call;
  const all = { ...call, masks: mask ? [mask] : [] };
  return { ...entry, name: node.name.replace('test_attention_', ''), off: node.max_abs_diff_vs_f64,
    exact: attention(float64, all), plain: attention(float32, all) };
});

/**
 * Holds a result against the stored one. The stored one is itself off by up to `off` (half a unit of half precision
 * in some), so the bound is widened by just that; and against the definition in float64 no widening is needed.
 */
function holdBoth({ name, off, exact, plain, results }, image, key, actual) {
  const tight = judge(actual, exact[key], plain[key]);
  const far = `${tight.ratio} times the bound from float64`;
  assert.ok(tight.ratio <= 1, `${image}, ${name}: ${key} is ${far}, at ${tight.at}`);
  const slack = 20 * plainError(plain[key], exact[key]) + 2e-6 + off * 1.01;
  for (let i = 0; i < actual.length; i++) {
    const stored = results[key][i];
    const near = Object.is(actual[i], stored) || Math.abs(actual[i] - stored) <= slack * Math.max(1, Math.abs(stored));
    assert.ok(near, `${image}, ${name}: ${key}[${i}] is ${actual[i]}, stored is ${stored}`);
  }
  worst.add(key, image, tight);
}

test('the adapter is right: the definition in float64 gives what the nodes have stored', { skip }, () => {
  assert.ok(translated.length >= 52, `${translated.length} nodes`);
  for (const { name, off, exact, results } of translated) {
    for (const key of KEYS.filter((candidate) => results[candidate])) {
      assert.equal(results[key].length, exact[key].length, `${name}: length of ${key}`);
      for (let i = 0; i < exact[key].length; i++) {
        const [stored, own] = [results[key][i], exact[key][i]];
        const slack = 1.2e-7 * Math.max(1, Math.abs(own)) + off * 1.01;
        const near = Object.is(stored, own) || Math.abs(stored - own) <= slack;
        assert.ok(near, `${name}: ${key}[${i}] is stored as ${stored}, the definition gives ${own}`);
      }
    }
  }
});

for (const { name: image, attn } of loaded) {
  test(`${image}: output, scores and weights of every node`, { skip }, () => {
    for (const entry of translated) {
      const { call, packed, results } = entry;
      holdBoth(entry, image, 'output', attn.attention(call).output);
      if (results.weights) {
        holdBoth(entry, image, 'weights', attn.attention({ ...call, returns: { weights: true } }).weights);
      }
      for (const kind of ['scaled', 'capped', 'masked'].filter((key) => results[key])) {
        holdBoth(entry, image, kind, attn.attention({ ...call, returns: { scores: kind } }).scores);
      }
      if (!packed) continue;
      const { B, H, Tq, dv } = call.shape;
      holdBoth(entry, image, 'output', moveHeads(attn.attention(packed).output, B, Tq, H, dv));
    }
  });

  const none = !attn.cache && 'this build has no cache';
  test(`${image}: nodes with a past give the same through the cache`, { skip: skip || none }, () => {
    let tried = 0;
    for (const entry of translated.filter(({ cache }) => cache)) {
      tried++;
      const { call: { q, k, v, shape: { B, H, Hkv, Tq, Tk, dk, dv }, ...options }, cache: { past, fresh } } = entry;
      const cache = attn.cache({ B, Hkv, capacity: Tk, dk, dv });
      cache.append(past);
      cache.append(fresh);
      assert.equal(cache.length, Tk);
      const causal = options.causal ? { causal: true } : {};
      holdBoth(entry, image, 'output', cache.attention({ q, shape: { H, Tq }, ...options, ...causal }).output);
      cache.close();
    }
    assert.ok(tried >= 9, `${tried} nodes with a past`);
  });
}

test('the comparison catches a wrong core', { skip }, () => {
  const { attn } = loaded[0];
  const mistakes = [
    ['a scale of its own forgotten', '4d_scaled', ({ shape }) => ({ scale: 1 / Math.sqrt(shape.dk) })],
    ['no soft cap', '4d_gqa_softcap', () => ({ softcap: 0 })],
    ['causal from the bottom right', '4d_causal', ({ shape }) => ({ causal: { offset: shape.Tk - shape.Tq } })],
    ['the reverse mask', '4d_attn_mask_bool', ({ mask }) => ({ mask: { blocked: mask.attend, shape: mask.shape } })],
    ['NaN for an empty row', '4d_causal_nonpad_negative_offset_structural_empty', () => ({ emptyRows: 'nan' })],
    ['key lengths forgotten', '4d_causal_nonpad_batch_prefill', () => ({ keyLengths: [6, 6, 6], causal: false })],
  ];
  for (const [mistake, name, change] of mistakes) {
    const entry = translated.find((candidate) => candidate.name === name);
    const { output } = attn.attention({ ...entry.call, ...change(entry.call) });
    assert.throws(() => holdBoth(entry, 'wrong', 'output', output), assert.AssertionError, mistake);
  }
});
