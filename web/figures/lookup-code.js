/** The state of <attn-lookup> as code that gives the same numbers. */
import { assign, python, tex, texMatrix } from './draw/code.js';

/** @param {any} frame @param {any} state */
export function code({ query, keys, values, weights, output, n }, { temperature }) {
  const numpy = `import numpy as np

${assign('q', 'np.array', query)}
${assign('K', 'np.array', keys)}
${assign('V', 'np.array', values)}
tau = ${python(temperature)}

s = K @ q / np.sqrt(q.size)
e = np.exp((s - s.max()) / tau)
a = e / e.sum()
o = a @ V
print(a, o)
`;
  const pytorch = `import torch
import torch.nn.functional as F

${assign('q', 'torch.tensor', [query])}
${assign('K', 'torch.tensor', keys)}
${assign('V', 'torch.tensor', values)}
tau = ${python(temperature)}

scale = 1 / (tau * q.shape[-1] ** 0.5)
a = torch.softmax(q @ K.T * scale, dim=-1)
o = F.scaled_dot_product_attention(q[None], K[None], V[None], scale=scale)[0]
assert torch.allclose(a @ V, o, atol=1e-6)
print(a, o)
`;
  const divided = temperature === 1 ? '' : `${tex(temperature, 2)} \\cdot `;
  const row = (list, digits) => `(${Array.from(list, (x) => tex(x, digits)).join(',\\ ')})`;
  const texText = `\\[
q = ${row(query, 2)}, \\quad
K = ${texMatrix(keys, 2)}, \\quad
V = ${texMatrix(values, 2)}
\\]
\\[
a = \\operatorname{softmax}\\Big(\\frac{qK^\\top}{${divided}\\sqrt{2}}\\Big)
  = ${row(weights, 3)}, \\qquad
o = \\sum_{j=1}^{${n}} a_j v_j = ${row(output, 3)}
\\]
`;
  return { NumPy: numpy, PyTorch: pytorch, TeX: texText };
}
