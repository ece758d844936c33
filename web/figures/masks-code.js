/** The state of <attn-masks> as code that gives the same numbers. */
import { assign, texMatrix } from './draw/code.js';

/** @param {any} frame @param {any} state */
export function code({ Tq, Tk, numbers, scores, afterSoftmax }, { written, read, emptyRows }) {
  const rows = (letter) => Array.from({ length: Tq }, (_, i) => (
    Array.from({ length: Tk }, (__, j) => numbers.get(`${letter}[${i}][${j}]`).value)));
  const plain = Array.from({ length: Tq }, (_, i) => Array.from(scores.subarray(i * Tk, (i + 1) * Tk)));
  const bools = (make) => `mask = ${make}([${rows('M').map((row) => (
    `[${row.map((x) => (x ? 'True' : 'False')).join(', ')}]`)).join(`,\n${' '.repeat(`mask = ${make}([`.length)}`)}])`;
  const meaning = `# True means ${written === 'attend' ? 'may attend' : 'blocked'}`
    + `${written === read ? '' : `, but it is read as ${read === 'attend' ? 'may attend' : 'blocked'}: a bug`}`;
  const blocked = read === 'attend' ? '~mask' : 'mask';
  const numpy = afterSoftmax ? `E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
A[${blocked}] = 0  # a bug: the rows no longer sum to 1` : `S[${blocked}] = -np.inf
E = np.where(np.isfinite(S), np.exp(S - np.max(S, axis=-1, keepdims=True, where=np.isfinite(S), initial=-1e30)), 0)
with np.errstate(invalid="ignore"):
    A = E / E.sum(axis=-1, keepdims=True)${emptyRows === 'zero' ? '\nA = np.nan_to_num(A)' : ''}`;
  const torch = afterSoftmax
    ? `A = torch.softmax(S, dim=-1).masked_fill(${blocked}, 0)  # a bug: the rows no longer sum to 1`
    : `A = torch.softmax(S.masked_fill(${blocked}, float("-inf")), dim=-1)${
      emptyRows === 'zero' ? '\nA = A.nan_to_num(0)' : ''}`;
  return {
    NumPy: `import numpy as np

${assign('S', 'np.array', plain)}
${bools('np.array')}  ${meaning}

${numpy}
print(A, A.sum(axis=-1))
`,
    PyTorch: `import torch

${assign('S', 'torch.tensor', plain)}
${bools('torch.tensor')}  ${meaning}

${torch}
print(A, A.sum(dim=-1))
`,
    TeX: `\\[
S${afterSoftmax ? '' : ' + M'} = ${texMatrix(rows('S'), 2)}, \\qquad
A = ${texMatrix(rows('A'), 3)}
\\]
`,
  };
}
