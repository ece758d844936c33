/** The state of <attn-matrix> as code that gives the same numbers. */
import { assign, python, tex, texMatrix } from './draw/code.js';

/** @param {any} frame @param {any} state */
export function code({ T, queries, keys, values, numbers, name, byColumns }, { beta, causal }) {
  const rows = (letter, columns) => Array.from({ length: T }, (_, i) => (
    Array.from({ length: columns }, (__, j) => numbers.get(name(letter, i, j)).value)));
  const numpy = `import numpy as np

${assign('Q', 'np.array', queries)}
${assign('K', 'np.array', keys)}
${assign('V', 'np.array', values)}
beta = ${python(beta)}

S = beta * Q @ K.T / np.sqrt(Q.shape[-1])
${causal ? 'S[np.triu(np.ones(S.shape, dtype=bool), 1)] = -np.inf  # causal: no key after the query\n' : ''}\
E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
O = A @ V
print(A, O, sep="\\n")
`;
  const pytorch = `import torch
import torch.nn.functional as F

${assign('Q', 'torch.tensor', queries)}
${assign('K', 'torch.tensor', keys)}
${assign('V', 'torch.tensor', values)}
beta = ${python(beta)}

scale = beta / Q.shape[-1] ** 0.5
S = Q @ K.T * scale
${causal ? 'S = S.masked_fill(torch.ones_like(S, dtype=torch.bool).triu(1), float("-inf"))\n' : ''}\
A = torch.softmax(S, dim=-1)
O = F.scaled_dot_product_attention(Q[None], K[None], V[None], is_causal=${causal ? 'True' : 'False'}, scale=scale)[0]
assert torch.allclose(A @ V, O, atol=1e-6)
print(A, O, sep="\\n")
`;
  const across = (list) => list[0].map((_, c) => list.map((row) => row[c]));
  const laid = (letter, columns, digits) => {
    const list = rows(letter, columns);
    return texMatrix(byColumns ? across(list) : list, digits);
  };
  const factor = beta === 1 ? '' : `${tex(beta, 2)} \\cdot `;
  const product = byColumns ? 'K^\\top Q' : 'QK^\\top';
  const texText = `\\[
S = ${factor}${product} / \\sqrt{2}${causal ? ' + M' : ''} = ${laid('S', T, 2)}
\\]
\\[
A = ${laid('A', T, 3)}, \\qquad
${byColumns ? 'VA' : 'AV'} = ${laid('O', 2, 3)}
\\]
`;
  return { NumPy: numpy, PyTorch: pytorch, TeX: texText };
}
