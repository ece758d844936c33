/** The experiment of <attn-scaling> as code; its random numbers are the library's own. */

/** @param {any} _ @param {any} state */
export function code(_, { dk, keys, draws, scaled, seed }) {
  const divide = scaled ? ' / dk ** 0.5' : '';
  return {
    NumPy: `import numpy as np

dk, keys, draws = ${dk}, ${keys}, ${draws}
rng = np.random.default_rng(${seed})

q = rng.standard_normal((draws, 1, dk))
K = rng.standard_normal((draws, keys, dk))
s = (q * K).sum(axis=-1)${divide}
a = np.exp(s - s.max(axis=-1, keepdims=True))
a /= a.sum(axis=-1, keepdims=True)
J = a[:, :, None] * (np.eye(keys) - a[:, None, :])
print("median of the largest weight", np.median(a.max(axis=-1)))
print("median size of the Jacobian", np.median(np.linalg.norm(J, axis=(1, 2))))
`,
    PyTorch: `import torch

dk, keys, draws = ${dk}, ${keys}, ${draws}
torch.manual_seed(${seed})

q = torch.randn(draws, 1, dk)
K = torch.randn(draws, keys, dk)
a = torch.softmax((q * K).sum(-1)${divide}, dim=-1)
J = a[:, :, None] * (torch.eye(keys) - a[:, None, :])
print("median of the largest weight", a.amax(-1).median())
print("median size of the Jacobian", torch.linalg.matrix_norm(J).median())
`,
    TeX: `\\[
q, k_1, \\dots, k_{${keys}} \\sim \\mathcal{N}(0, I_{${dk}}), \\qquad
a = \\operatorname{softmax}\\big(q^\\top k_j${scaled ? ` / \\sqrt{${dk}}` : ''}\\big), \\qquad
J = \\operatorname{diag}(a) - aa^\\top
\\]
`,
  };
}
