import math

import torch
import torch.nn.functional as F
from torch import nn

torch.manual_seed(9)
torch.set_default_dtype(torch.float64)
torch.set_printoptions(precision=3, sci_mode=False)

print("(a) The worked example: from the definition, and by PyTorch's own function.")
X = torch.tensor([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])


def attention(q, k, v, mask=0.0):
    scores = q @ k.mT / math.sqrt(q.shape[-1])
    weights = (scores + mask).softmax(dim=-1)
    return weights @ v


future = torch.full((3, 3), -math.inf).triu(diagonal=1)
for mask, causal in ((0.0, False), (future, True)):
    ours = attention(X, X, X, mask)
    batch = X[None]
    theirs = F.scaled_dot_product_attention(batch, batch, batch, is_causal=causal)
    print(ours, "equal:", torch.allclose(ours, theirs[0]))

print("(b) How far do dot products spread?")
for d_k in 16, 64, 256:
    q, k = torch.randn(2, 50_000, d_k)
    dots = (q * k).sum(dim=-1)
    scaled = dots / math.sqrt(d_k)
    print(f"d_k = {d_k:3}:  variance {dots.var():6.2f},  scaled {scaled.var():.3f}")

print("(c) The Jacobian of the softmax, and how it vanishes.")
for scores in [2.0, 1.0, 0.0], [16.0, 8.0, 0.0]:
    s = torch.tensor(scores)
    p = s.softmax(dim=0)
    formula = p.diag() - p.outer(p)
    by_autograd = torch.autograd.functional.jacobian(lambda t: t.softmax(dim=0), s)
    same = torch.allclose(formula, by_autograd)
    print(scores, f"formula holds: {same},  largest entry {formula.abs().max():.1e}")

print("(d) Parameters for 1, 8 and 64 heads; shuffled tokens.")
for heads in 1, 8, 64:
    layer = nn.MultiheadAttention(embed_dim=512, num_heads=heads)
    print(f"{heads:2} heads: {sum(p.numel() for p in layer.parameters()):,} parameters")

layer = nn.MultiheadAttention(64, 4, batch_first=True).eval()
tokens, shuffle = torch.randn(1, 10, 64), torch.randperm(10)
blocked = torch.ones(10, 10, dtype=torch.bool).triu(diagonal=1)  # here, True blocks
for name, mask in ("no mask", None), ("causal ", blocked):
    attend = lambda x: layer(x, x, x, attn_mask=mask, need_weights=False)[0]
    same = torch.allclose(attend(tokens[:, shuffle]), attend(tokens)[:, shuffle])
    print(f"{name}: shuffling before or after is the same: {same}")
