/** The step of <attn-heads> as code. */

/** @param {any} frame */
export function code({ B, T, H, d, step, bug }) {
  const wrong = '.reshape(B, H, T, d)';
  const warning = step === 'split' && bug ? '  # a bug: it cuts the rows apart' : '';
  const [numpy, torch] = {
    projected: ['', ''],
    viewed: ['.reshape(B, T, H, d)', '.view(B, T, H, d)'],
    split: bug
      ? [wrong, wrong]
      : ['.reshape(B, T, H, d).transpose(0, 2, 1, 3)', '.view(B, T, H, d).transpose(1, 2)'],
  }[step];
  const sizes = `B, T, H, d = ${B}, ${T}, ${H}, ${d}`;
  return {
    NumPy: `import numpy as np

${sizes}
token = np.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = np.broadcast_to(token, (B, T, H * d)).copy()
print(Q${numpy})${warning}
`,
    PyTorch: `import torch

${sizes}
token = torch.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = token.expand(B, T, H * d).contiguous()
print(Q${torch})${warning}
`,
    TeX: `\\[
(B, T, D) = (${B}, ${T}, ${H * d}) \\to
(B, T, H, d) = (${B}, ${T}, ${H}, ${d}) \\to
(B, H, T, d) = (${B}, ${H}, ${T}, ${d})
\\]
`,
  };
}
