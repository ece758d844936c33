// Attention by its definition, as loops, with the rounding left open. `float32` rounds after every operation, as a
// plain float32 program would; `float64` does not round, and must repeat PyTorch. Nothing here is shared with the
// core.

export const float32 = Math.fround;
export const float64 = (x) => x;

const zeros = (n) => new Float64Array(n);

/** Sum of a term for each index, rounded at every step. */
function sum(r, n, term) {
  let total = 0;
  for (let i = 0; i < n; i++) total = r(total + r(term(i)));
  return total;
}

/** Softmax of the entries that `seen` names; the others get 0. No entry seen: all NaN. */
function softmaxSeen(r, row, seen) {
  let max = -Infinity;
  for (let j = 0; j < row.length; j++) if (seen[j] && !(row[j] <= max)) max = row[j];
  const out = zeros(row.length);
  for (let j = 0; j < row.length; j++) if (seen[j]) out[j] = r(Math.exp(r(row[j] - max)));
  const total = sum(r, row.length, (j) => out[j]);
  if (!seen.some(Boolean)) return { weights: out.fill(NaN), logSumExp: -Infinity };
  for (let j = 0; j < row.length; j++) if (seen[j]) out[j] = r(out[j] / total);
  return { weights: out, logSumExp: r(max + r(Math.log(total))) };
}

export function softmax(r, x, { rows, columns, temperature = 1 }) {
  const out = zeros(rows * columns);
  const all = new Uint8Array(columns).fill(1);
  for (let i = 0; i < rows; i++) {
    const row = Float64Array.from(x.subarray(i * columns, (i + 1) * columns), (value) => r(value / temperature));
    out.set(softmaxSeen(r, row, all).weights, i * columns);
  }
  return out;
}

export function softmaxJacobian(r, p) {
  return Float64Array.from({ length: p.length ** 2 }, (_, at) => {
    const [i, j] = [Math.floor(at / p.length), at % p.length];
    return r((i === j ? p[i] : 0) - r(p[i] * p[j]));
  });
}

export function softmaxVjp(r, p, g, { rows, columns }) {
  const out = zeros(rows * columns);
  for (let i = 0; i < rows; i++) {
    const at = i * columns;
    const mean = sum(r, columns, (j) => r(p[at + j] * g[at + j]));
    for (let j = 0; j < columns; j++) out[at + j] = r(p[at + j] * r(g[at + j] - mean));
  }
  return out;
}

/** The index of [b,h,i,j] in an array whose shape broadcasts to it from the right. */
function broadcast(shape) {
  const full = [...Array(4 - shape.length).fill(1), ...shape];
  const strides = full.map((_, axis) => full.slice(axis + 1).reduce((a, n) => a * n, 1));
  return (...index) => index.reduce((at, n, axis) => at + (full[axis] === 1 ? 0 : n * strides[axis]), 0);
}

const maskKind = (mask) => ['attend', 'blocked', 'bias'].find((kind) => kind in mask);

/** `sees(b, h, i, j)` and `bias(b, h, i, j)` of a call's options and masks. */
export function masking({ causal = false, keyLengths, window, masks = [] }) {
  const offset = (typeof causal === 'object' ? causal.offset : window?.offset) ?? 0;
  const place = (b, i) => i + (typeof offset === 'number' ? offset : offset[b]);
  const tests = masks.map((mask) => {
    const [kind, at] = [maskKind(mask), broadcast(mask.shape)];
    if (kind === 'bias') return (...index) => mask.bias[at(...index)] !== -Infinity;
    return (...index) => Boolean(mask[kind][at(...index)]) === (kind === 'attend');
  });
  const bias = masks.find((mask) => 'bias' in mask);
  const biasAt = bias && broadcast(bias.shape);
  if (causal !== false) tests.push((b, h, i, j) => j <= place(b, i));
  if (keyLengths !== undefined) tests.push((b, h, i, j) => j < keyLengths[b]);
  if (window?.left >= 0) tests.push((b, h, i, j) => j >= place(b, i) - window.left);
  if (window?.right >= 0) tests.push((b, h, i, j) => j <= place(b, i) + window.right);
  return {
    sees: (b, h, i, j) => tests.every((test) => test(b, h, i, j)),
    bias: bias && ((...index) => bias.bias[biasAt(...index)]),
    biasAt, biasSize: bias?.bias.length,
  };
}

/** Everything `attention` and `attentionGrad` return, in layout BHTD; gradients where outputGrad is given. */
export function attention(r, call) {
  const { q, k, v, outputGrad, shape, emptyRows = 'nan', softcap = 0 } = call;
  const { B, H, Hkv, Tq, Tk, dk, dv } = shape;
  const scale = r(call.scale ?? 1 / Math.sqrt(dk));
  const mask = masking(call);
  const out = {
    output: zeros(B * H * Tq * dv), weights: zeros(B * H * Tq * Tk), logSumExp: zeros(B * H * Tq), emptyRows: 0,
    scaled: zeros(B * H * Tq * Tk), capped: zeros(B * H * Tq * Tk), masked: zeros(B * H * Tq * Tk),
    qGrad: zeros(q.length), kGrad: zeros(k.length), vGrad: zeros(v.length), biasGrad: zeros(mask.biasSize ?? 0),
  };
  const add = (array, at, value) => { array[at] = r(array[at] + value); };
  for (let row = 0; row < B * H * Tq; row++) {
    const [b, h, i] = [Math.floor(row / (H * Tq)), Math.floor(row / Tq) % H, row % Tq];
    const kv = (b * Hkv + Math.floor(h / (H / Hkv))) * Tk;
    const [qAt, oAt, sAt] = [row * dk, row * dv, row * Tk];
    const scaledQ = Float64Array.from({ length: dk }, (_, c) => r(q[qAt + c] * scale));
    const seen = new Uint8Array(Tk);
    for (let j = 0; j < Tk; j++) {
      seen[j] = mask.sees(b, h, i, j) ? 1 : 0;
      const scaled = sum(r, dk, (c) => r(scaledQ[c] * k[(kv + j) * dk + c]));
      const capped = softcap ? r(softcap * r(Math.tanh(r(scaled / softcap)))) : scaled;
      out.scaled[sAt + j] = scaled;
      out.capped[sAt + j] = capped;
      out.masked[sAt + j] = !seen[j] ? -Infinity : mask.bias ? r(capped + mask.bias(b, h, i, j)) : capped;
    }
    const { weights, logSumExp } = softmaxSeen(r, out.masked.subarray(sAt, sAt + Tk), seen);
    const empty = logSumExp === -Infinity && !seen.some(Boolean);
    out.emptyRows += empty ? 1 : 0;
    out.logSumExp[row] = logSumExp;
    if (empty) {
      const fill = emptyRows === 'nan' ? NaN : 0;
      out.output.fill(fill, oAt, oAt + dv);
      out.weights.fill(fill, sAt, sAt + Tk);
      out.qGrad.fill(fill, qAt, qAt + dk);
      continue;
    }
    out.weights.set(weights, sAt);
    const value = (j, c) => (seen[j] ? v[(kv + j) * dv + c] : 0);
    for (let c = 0; c < dv; c++) out.output[oAt + c] = sum(r, Tk, (j) => r(weights[j] * value(j, c)));
    if (!outputGrad) continue;

    const g = outputGrad.subarray(oAt, oAt + dv);
    const weightGrad = Float64Array.from({ length: Tk }, (_, j) => sum(r, dv, (c) => r(g[c] * value(j, c))));
    const scoreGrad = softmaxVjp(r, weights, weightGrad, { rows: 1, columns: Tk });
    for (let j = 0; j < Tk; j++) {
      if (!seen[j]) continue;
      if (mask.biasAt) add(out.biasGrad, mask.biasAt(b, h, i, j), scoreGrad[j]);
      const tanh = softcap ? r(out.capped[sAt + j] / softcap) : 0;
      const ds = r(r(scoreGrad[j] * r(1 - r(tanh * tanh))) * scale);
      for (let c = 0; c < dk; c++) add(out.qGrad, qAt + c, r(ds * k[(kv + j) * dk + c]));
      for (let c = 0; c < dk; c++) add(out.kGrad, (kv + j) * dk + c, r(ds * q[qAt + c]));
      for (let c = 0; c < dv; c++) add(out.vGrad, (kv + j) * dv + c, r(weights[j] * g[c]));
    }
  }
  return out;
}

/** out[rows,columns] = a·b + bias, with either factor read transposed. */
export function product(r, a, b, { rows, inner, columns, bias, aT = false, bT = false }) {
  const out = zeros(rows * columns);
  const left = (i, c) => a[aT ? c * rows + i : i * inner + c];
  const right = (c, j) => b[bT ? j * inner + c : c * columns + j];
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const dot = sum(r, inner, (c) => r(left(i, c) * right(c, j)));
      out[i * columns + j] = bias ? r(dot + bias[j]) : dot;
    }
  }
  return out;
}

/** [B,H,T,d] from [B,T,H·d], or back. */
export function moveHeads(x, B, T, H, d, back = false) {
  const out = zeros(x.length);
  for (let at = 0; at < x.length; at++) {
    const [c, h, t, b] = [at % d, Math.floor(at / d) % H, Math.floor(at / (d * H)) % T, Math.floor(at / (d * H * T))];
    const heads = ((b * H + h) * T + t) * d + c;
    if (back) out[at] = x[heads];
    else out[heads] = x[at];
  }
  return out;
}

/** Everything `multiHead` and `multiHeadGrad` return. `inputs` is { x } or { query, key, value }. */
export function multiHead(r, { inputs, params, shape, outputGrad, ...call }) {
  const { B, Tq, Tk, D, H, Hkv, keyDim, valueDim } = shape;
  const [d, E] = [D / H, (Hkv * D) / H];
  const self = 'x' in inputs;
  const { query, key, value } = self ? { query: inputs.x, key: inputs.x, value: inputs.x } : inputs;
  const split = (x, T, heads) => moveHeads(x, B, T, heads, d);
  const merge = (x, T, heads) => moveHeads(x, B, T, heads, d, true);
  const project = (x, T, inner, w, bias, columns) => product(r, x, w, { rows: B * T, inner, columns, bias });
  const q = split(project(query, Tq, D, params.wq, params.bq, D), Tq, H);
  const k = split(project(key, Tk, keyDim, params.wk, params.bk, E), Tk, Hkv);
  const v = split(project(value, Tk, valueDim, params.wv, params.bv, E), Tk, Hkv);
  const mergedGrad = outputGrad
    && split(product(r, outputGrad, params.wo, { rows: B * Tq, inner: D, columns: D, bT: true }), Tq, H);
  const inner = attention(r, { ...call, q, k, v, outputGrad: mergedGrad, shape: { B, H, Hkv, Tq, Tk, dk: d, dv: d } });
  const heads = merge(inner.output, Tq, H);
  const out = { output: project(heads, Tq, D, params.wo, params.bo, D), weights: inner.weights, params: {} };
  if (!outputGrad) return out;

  const back = (x, grad, T, width, w, columns, name) => {
    out.params[`w${name}`] = product(r, x, grad, { rows: width, inner: B * T, columns, aT: true });
    const column = (_, c) => sum(r, B * T, (t) => grad[t * columns + c]);
    out.params[`b${name}`] = Float64Array.from({ length: columns }, column);
    return product(r, grad, w, { rows: B * T, inner: columns, columns: width, bT: true });
  };
  back(heads, outputGrad, Tq, D, params.wo, D, 'o');
  const queryGrad = back(query, merge(inner.qGrad, Tq, H), Tq, D, params.wq, D, 'q');
  const keyGrad = back(key, merge(inner.kGrad, Tk, Hkv), Tk, keyDim, params.wk, E, 'k');
  const valueGrad = back(value, merge(inner.vGrad, Tk, Hkv), Tk, valueDim, params.wv, E, 'v');
  if (self) out.xGrad = queryGrad.map((x, at) => r(r(x + keyGrad[at]) + valueGrad[at]));
  else Object.assign(out, { queryGrad, keyGrad, valueGrad });
  if (inner.biasGrad.length) out.biasGrad = inner.biasGrad;
  return out;
}
