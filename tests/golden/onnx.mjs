// Reads node tests of the ONNX operator Attention and says each one in the terms of our API. The vectors themselves
// are not part of this repository: they are looked for in a folder beside it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moveHeads } from './plain.mjs';
import { root } from './images.mjs';

const file = join(dirname(root), 'shared', 'conformance', 'onnx-attention.json');

const TYPES = {
  float32: Float32Array, float64: Float64Array, float16: Uint16Array, int64: BigInt64Array, bool: Uint8Array,
};
const SCORES = { 0: 'scaled', 1: 'capped', 2: 'masked' };

/**
 * Everything the attributes and inputs of a node may hold here; a case with more is one that this reader does not
 * know.
 */
const ATTRIBUTES = ['q_num_heads', 'kv_num_heads', 'is_causal', 'softcap', 'scale', 'qk_matmul_output_mode',
  'left_window_size', 'right_window_size', 'softmax_precision'];
const INPUTS = ['Q', 'K', 'V', 'attn_mask', 'past_key', 'past_value', 'nonpad_kv_seqlen'];

/** The nodes, or null where the folder is not there. */
export const nodes = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** One number from IEEE half. */
function half(bits) {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

function decode({ dtype, shape, data }) {
  const raw = new TYPES[dtype](Uint8Array.from(Buffer.from(data, 'base64')).buffer);
  const read = { float16: () => Float32Array.from(raw, half), int64: () => Array.from(raw, Number) }[dtype];
  return Object.assign(read ? read() : raw, { shape, dtype });
}

/** [B,heads,T,d] from (B,T,heads·d), or as it is. */
function split(x, heads) {
  if (x.shape.length === 4) return x;
  const [B, T, width] = x.shape;
  const d = width / heads;
  return Object.assign(Float32Array.from(moveHeads(x, B, T, heads, d)), { shape: [B, heads, T, d] });
}

/** Past and new tokens along the axis of length. */
function joined(past, fresh) {
  if (!past) return fresh;
  const [B, H, P, d] = past.shape;
  const T = fresh.shape[2];
  const all = new Float32Array(B * H * (P + T) * d);
  for (let bh = 0; bh < B * H; bh++) {
    all.set(past.subarray(bh * P * d, (bh + 1) * P * d), bh * (P + T) * d);
    all.set(fresh.subarray(bh * T * d, (bh + 1) * T * d), (bh * (P + T) + P) * d);
  }
  return Object.assign(all, { shape: [B, H, P + T, d] });
}

/**
 * attn_mask as our mask. The operator fills a last axis shorter than Tk up with "blocked"; ours would be a wrong
 * shape.
 */
function maskOf(array, Tk, opset) {
  const kind = array.dtype === 'bool' ? 'attend' : 'bias';
  const length = array.shape.at(-1);
  if (opset < 24 || length === Tk) return { [kind]: array, shape: array.shape };
  const filled = new array.constructor((array.length / length) * Tk).fill(kind === 'attend' ? 0 : -Infinity);
  for (let row = 0; row < array.length / length; row++) {
    filled.set(array.subarray(row * length, (row + 1) * length), row * Tk);
  }
  return { [kind]: filled, shape: [...array.shape.slice(0, -1), Tk] };
}

/**
 * A node as { call, packed, cache, results }: our arguments, the same with heads packed, with a cache, what must come.
 * Left out are only present_key and present_value: past and new tokens put together, which for us are arguments.
 */
export function translate({ name, opset, attributes, node_inputs: slots, inputs, outputs }) {
  const stranger = [...Object.keys(attributes).filter((key) => !ATTRIBUTES.includes(key)),
    ...slots.filter((key) => key && !INPUTS.includes(key))];
  if (stranger.length) throw new Error(`${name}: no counterpart for ${stranger}`);
  const given = Object.fromEntries(slots.filter(Boolean).map((key) => [key, decode(inputs[key])]));
  const q = split(given.Q, attributes.q_num_heads);
  const fresh = { k: split(given.K, attributes.kv_num_heads), v: split(given.V, attributes.kv_num_heads) };
  const k = joined(given.past_key, fresh.k);
  const v = joined(given.past_value, fresh.v);
  const [B, H, Tq, dk] = q.shape;
  const [, Hkv, Tk, dv] = v.shape;
  const past = given.past_key?.shape[2] ?? 0;
  const nonpad = given.nonpad_kv_seqlen;
  const offset = nonpad && !past ? nonpad.map((length) => length - Tq) : past;
  const [left, right] = [attributes.left_window_size ?? -1, attributes.right_window_size ?? -1];
  const call = {
    q, k, v, shape: { B, H, Hkv, Tq, Tk, dk, dv }, emptyRows: 'zero',
    ...(attributes.is_causal && { causal: { offset } }),
    ...((left >= 0 || right >= 0) && { window: { left, right, offset } }),
    ...(attributes.scale !== undefined && { scale: attributes.scale }),
    ...(attributes.softcap && { softcap: attributes.softcap }),
    ...(nonpad && { keyLengths: nonpad }),
    ...(given.attn_mask && { mask: maskOf(given.attn_mask, Tk, opset) }),
  };
  const isPacked = given.Q.shape.length === 3 && !past;
  const mode = attributes.qk_matmul_output_mode ?? 0;
  const Y = decode(outputs.Y);
  const steps = past && {
    past: { k: given.past_key, v: given.past_value, tokens: past }, fresh: { ...fresh, tokens: Tk - past },
  };
  return {
    call,
    packed: isPacked ? { ...call, layout: 'BTHD', q: given.Q, k: given.K, v: given.V } : null,
    cache: steps || null,
    results: {
      output: Y.shape.length === 3 ? split(Y, H) : Y,
      ...(outputs.qk_matmul_output && { [SCORES[mode] ?? 'weights']: decode(outputs.qk_matmul_output) }),
    },
  };
}
