"""counts.json: the lesson's single numbers: saturation of the softmax, and counting.

Parameters are counted on real nn.MultiheadAttention modules (and on real matrices where heads are grouped); FLOPs by
adding up the matrix products that a call makes, one by one, not by the closed formula.
"""
import torch

from vectors import expected, given, write


def saturation(name, logits):
    s = torch.tensor(logits, dtype=torch.float64)
    jacobian = torch.autograd.functional.jacobian(lambda t: torch.softmax(t, -1), s)
    return {"name": name, "kind": "saturation", "logits": given(logits), "weights": expected(torch.softmax(s, -1)),
            "largest": float(jacobian.abs().max()), "frobenius": float(jacobian.norm())}


def product(rows, inner, columns):
    """FLOPs of a product of matrices: one multiplication and one addition for each term."""
    return 2 * rows * inner * columns


def counting(name, D, H, Hkv=None, B=1, T=512, Tk=None, bias=True):
    Hkv, Tk = Hkv or H, Tk or T
    d, E = D // H, (Hkv or H) * (D // H)
    if Hkv == H:
        parameters = sum(p.numel() for p in torch.nn.MultiheadAttention(D, H, bias=bias).parameters())
    else:
        shapes = [(D, D), (D, E), (D, E), (D, D)] + ([(D,), (E,), (E,), (D,)] if bias else [])
        parameters = sum(torch.empty(shape).numel() for shape in shapes)
    heads = range(B * H)
    want = {
        "parameters": parameters,
        "projectionFlops": sum(2 * product(T, D, D) + 2 * product(Tk, D, E) for _ in range(B)),
        "scoreFlops": sum(product(T, d, Tk) for _ in heads),
        "valueFlops": sum(product(T, Tk, d) for _ in heads),
        "weightNumbers": sum(T * Tk for _ in heads),
        "cacheNumbers": sum(2 * Tk * E for _ in range(B)),
    }
    arguments = {"B": B, "T": T, "Tk": Tk, "D": D, "H": H, "Hkv": Hkv, "bias": bias}
    return {"name": name, "kind": "count", "arguments": arguments, "expected": want}


def build():
    yield saturation("moderate logits", [2.0, 1.0, 0.0])
    yield saturation("the same times eight", [16.0, 8.0, 0.0])
    for heads in (1, 8, 16, 64):
        yield counting(f"D = 512, {heads} heads", 512, heads)
    yield counting("both halves cost the same at T = 2D", 512, 8, T=1024)
    yield counting("without biases", 512, 8, bias=False)
    yield counting("cross, batch of three", 64, 4, B=3, T=5, Tk=7)
    yield counting("grouped heads", 512, 8, Hkv=2, T=128)
    yield counting("grouped heads without biases, cross", 96, 12, Hkv=3, B=2, T=10, Tk=33, bias=False)
    yield counting("past 32 bits", 4096, 32, B=2, T=131072)


if __name__ == "__main__":
    write("counts.json", "Saturation and counting (counts.py)", list(build()))
