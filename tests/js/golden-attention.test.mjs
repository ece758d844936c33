// Attention and its gradients against PyTorch's float64, in every image.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { cases } from '../golden/read.mjs';
import { attention, float32, float64, masking, moveHeads } from '../golden/plain.mjs';
import { hold, judge, Worst } from '../golden/hold.mjs';
import { images } from '../golden/images.mjs';

const list = cases('attention.json');
const loaded = await images();
const worst = new Worst('attention against PyTorch');
after(() => worst.print());

const FORWARD = ['output', 'weights', 'logSumExp'];
const GRADIENTS = ['qGrad', 'kGrad', 'vGrad', 'biasGrad'];

/** The arguments of a call, as the API takes them. */
const call = ({ q, k, v, shape, options, masks }) => ({
  q, k, v, shape, ...options, ...(masks.length && { mask: masks.length === 1 ? masks[0] : masks }),
});

const plainCall = ({ q, k, v, outputGrad, shape, options, masks }) =>
  ({ q, k, v, outputGrad, shape, ...options, masks });

/** The same with heads packed side by side. */
function packedCall(entry) {
  const { B, H, Hkv, Tq, Tk, dk, dv } = entry.shape;
  const packed = (x, T, heads, d) => Float32Array.from(moveHeads(x, B, T, heads, d, true));
  const arrays = { q: packed(entry.q, Tq, H, dk), k: packed(entry.k, Tk, Hkv, dk), v: packed(entry.v, Tk, Hkv, dv) };
  return { ...call(entry), ...arrays, layout: 'BTHD' };
}

const plain = new Map(list.map((entry) => [entry.name, attention(float32, plainCall(entry))]));

/** The case again, with NaN and infinities in every key and value that no query sees; null where all are seen. */
function poisoned(entry) {
  const { B, H, Hkv, Tq, Tk, dk, dv } = entry.shape;
  const { sees } = masking({ ...entry.options, masks: entry.masks });
  const [k, v] = [entry.k.slice(), entry.v.slice()];
  let unseen = 0;
  for (let row = 0; row < B * Hkv * Tk; row++) {
    const [b, g, j] = [Math.floor(row / (Hkv * Tk)), Math.floor(row / Tk) % Hkv, row % Tk];
    const heads = Array.from({ length: H / Hkv }, (_, n) => g * (H / Hkv) + n);
    if (heads.some((h) => Array.from({ length: Tq }, (_, i) => i).some((i) => sees(b, h, i, j)))) continue;
    unseen++;
    k.fill([NaN, Infinity, -Infinity][row % 3], row * dk, (row + 1) * dk);
    v.fill([Infinity, NaN, NaN][row % 3], row * dv, (row + 1) * dv);
  }
  return unseen ? { ...entry, k, v } : null;
}

test('the definition without rounding repeats PyTorch, so its float32 error is a fair unit', () => {
  for (const entry of list) {
    const exact = attention(float64, plainCall(entry));
    for (const [key, expected] of [...Object.entries(entry.expected), ...Object.entries(entry.scores ?? {})]) {
      for (let i = 0; i < expected.length; i++) {
        const close = Object.is(exact[key][i], expected[i])
          || Math.abs(exact[key][i] - expected[i]) <= 1e-11 * Math.max(1, Math.abs(expected[i]));
        assert.ok(close, `${entry.name}: ${key}[${i}] is ${exact[key][i]}, PyTorch has ${expected[i]}`);
      }
    }
    assert.equal(exact.emptyRows, entry.emptyRows, `${entry.name}: empty rows`);
  }
});

for (const { name: image, attn } of loaded) {
  const check = (entry, key, actual, expected = entry.expected[key]) => worst.add(
    key, image, hold(`${image}, ${entry.name}: ${key}`, actual, expected, plain.get(entry.name)[key]));

  test(`${image}: attention holds PyTorch's outputs, weights and log-sum-exp`, () => {
    for (const entry of list) {
      const full = attn.attention({ ...call(entry), returns: { weights: true, logSumExp: true } });
      for (const key of FORWARD.filter((name) => entry.expected[name])) check(entry, key, full[key]);
      assert.equal(full.emptyRows, entry.emptyRows, `${entry.name}: empty rows`);
      check(entry, 'output', attn.attention(call(entry)).output);
    }
  });

  test(`${image}: scores are returned as scaled, capped or masked`, () => {
    for (const entry of list.filter(({ scores }) => scores)) {
      for (const kind of Object.keys(entry.scores)) {
        check(entry, kind, attn.attention({ ...call(entry), returns: { scores: kind } }).scores, entry.scores[kind]);
      }
    }
  });

  test(`${image}: layout BTHD gives the same numbers`, () => {
    for (const entry of list) {
      const { B, H, Tq, dv } = entry.shape;
      const { output } = attn.attention(packedCall(entry));
      check(entry, 'output', moveHeads(output, B, Tq, H, dv));
    }
  });

  test(`${image}: what a key holds that nobody sees leaves no trace`, () => {
    let tried = 0;
    for (const entry of list) {
      const bad = poisoned(entry);
      if (!bad) continue;
      tried++;
      const full = attn.attention({ ...call(bad), returns: { weights: true, logSumExp: true } });
      for (const key of FORWARD.filter((name) => entry.expected[name])) check(entry, key, full[key]);
      check(entry, 'output', attn.attention(call(bad)).output);
      if (!attn.attentionGrad) continue;
      const grads = attn.attentionGrad({ ...call(bad), outputGrad: bad.outputGrad });
      for (const key of GRADIENTS.filter((name) => entry.expected[name])) check(entry, key, grads[key]);
    }
    assert.ok(tried >= 8, `only ${tried} cases have a key that nobody sees`);
  });

  const skip = !attn.attentionGrad && 'this build has no attentionGrad';
  test(`${image}: attentionGrad holds PyTorch's gradients`, { skip }, () => {
    for (const entry of list) {
      const grads = attn.attentionGrad({ ...call(entry), outputGrad: entry.outputGrad });
      assert.equal('biasGrad' in grads, 'biasGrad' in entry.expected, `${entry.name}: biasGrad`);
      for (const key of GRADIENTS.filter((name) => entry.expected[name])) check(entry, key, grads[key]);
    }
  });

  test(`${image}: attentionGrad in layout BTHD gives the same numbers`, { skip }, () => {
    for (const entry of list) {
      const { B, H, Hkv, Tq, Tk, dk, dv } = entry.shape;
      const outputGrad = Float32Array.from(moveHeads(entry.outputGrad, B, Tq, H, dv, true));
      const grads = attn.attentionGrad({ ...packedCall(entry), outputGrad });
      check(entry, 'qGrad', moveHeads(grads.qGrad, B, Tq, H, dk));
      check(entry, 'kGrad', moveHeads(grads.kGrad, B, Tk, Hkv, dk));
      check(entry, 'vGrad', moveHeads(grads.vGrad, B, Tk, Hkv, dv));
    }
  });
}

// What a wrong core would compute, one mistake each, by a case that must show it.
const MISTAKES = [
  ['scale 1/√Tk', 'grouped heads', ({ shape }) => ({ scale: 1 / Math.sqrt(shape.Tk) })],
  ['a scale off by 10⁻⁵', 'odd sizes past a tile', ({ shape }) => ({ scale: (1 + 1e-5) / Math.sqrt(shape.dk) })],
  ['a causal mask one too wide', 'causal', () => ({ causal: { offset: 1 } })],
  ['a causal mask one too narrow', 'causal, offset past length', () => ({ causal: { offset: 1 } })],
  ['a causal mask from the bottom right', 'causal', ({ shape }) => ({ causal: { offset: shape.Tk - shape.Tq } })],
  ['key lengths one too long', 'key lengths', () => ({ keyLengths: [4, 7] })],
  ['key lengths of the other item', 'key lengths', () => ({ keyLengths: [7, 3] })],
  ['a window without its own end', 'window left and right', () => ({ window: { left: 1, right: 1 } })],
  ['no soft cap', 'soft cap', () => ({ softcap: 0 })],
  ['the reverse mask', 'attend mask of rank one', ({ masks: [{ attend }] }) => ({ mask: { blocked: attend, shape: [7] } })],
  ['zeros for an empty row', 'rows empty by a mask', () => ({ emptyRows: 'zero' })],
  ['NaN for an empty row', 'rows zero by a mask', () => ({ emptyRows: 'nan' })],
];

test('the bound catches a wrong core', () => {
  const { attn } = loaded[0];
  for (const [mistake, name, change] of MISTAKES) {
    const entry = list.find((candidate) => candidate.name === name);
    const wrong = { ...call(entry), ...change(entry) };
    const { output } = attn.attention(wrong);
    const { ratio } = judge(output, entry.expected.output, plain.get(name).output);
    assert.ok(ratio > 1, `${mistake}: output within ${ratio} of the bound`);
    if (!attn.attentionGrad) continue;
    const { qGrad } = attn.attentionGrad({ ...wrong, outputGrad: entry.outputGrad });
    const caught = judge(qGrad, entry.expected.qGrad, plain.get(name).qGrad).ratio;
    assert.ok(caught > 1, `${mistake}: gradient within ${caught} of the bound`);
  }
  const grouped = list.find(({ name }) => name === 'grouped heads');
  const { B, H, Hkv, Tk, dk } = grouped.shape;
  const interleaved = Float32Array.from({ length: B * H * Tk * dk }, (_, at) => {
    const [b, h, rest] = [Math.floor(at / (H * Tk * dk)), Math.floor(at / (Tk * dk)) % H, at % (Tk * dk)];
    return grouped.k[(b * Hkv + (h % Hkv)) * Tk * dk + rest];
  });
  const v = new Float32Array(B * H * Tk * grouped.shape.dv);
  const wrong = { ...plainCall(grouped), k: interleaved, v, shape: { ...grouped.shape, Hkv: H } };
  const { weights } = attention(float64, wrong);
  assert.ok(judge(weights, grouped.expected.weights, plain.get('grouped heads').weights).ratio > 1, 'h mod Hkv');
});
