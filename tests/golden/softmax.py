"""softmax.json: rows with a temperature, the Jacobian and its product with a vector, in float64 by autograd.

To add a case: one `rows(...)` line in `build`.
"""
import math

import numpy as np
import torch

from vectors import Draw, exact, expected, given, write


def rows(name, x, temperature=1.0, seed=201):
    """Weights of each row; where they are finite also the first row's Jacobian and every row's product with g."""
    x = np.atleast_2d(np.asarray(x, dtype=np.float64))
    weights = torch.softmax(torch.tensor(x) / temperature, -1)
    case = {"name": name, "rows": x.shape[0], "columns": x.shape[1], "temperature": temperature,
            "x": given(x), "weights": expected(weights)}
    if np.isnan(weights.numpy()).any():
        return case
    g = Draw(seed).normal(*x.shape)
    logits = torch.tensor(x / temperature, requires_grad=True)
    torch.softmax(logits, -1).backward(torch.tensor(g))
    jacobian = torch.autograd.functional.jacobian(lambda s: torch.softmax(s, -1), torch.tensor(x[0] / temperature))
    case |= {"g": given(g), "vjp": expected(logits.grad), "frobenius": float(jacobian.norm()),
             "largest": float(jacobian.abs().max())}
    return case | ({"jacobian": expected(jacobian)} if x.shape[1] <= 40 else {})


def build():
    draw = Draw(200)
    near = np.float32(1000) + np.arange(6, dtype=np.float32) * np.float32(2 ** -14)
    yield rows("one number", [[3.0]])
    yield rows("small uniform", draw.normal(3, 5, size=0.1))
    yield rows("unit scale, odd length", draw.normal(4, 17))
    yield rows("longer than a tile", draw.normal(2, 131))
    yield rows("all equal", np.full((2, 7), 2.5))
    yield rows("peaked", draw.normal(3, 33, size=20.0))
    yield rows("spread past the range of exp", draw.normal(2, 9, size=120.0))
    yield rows("plus and minus ten thousand", [[1e4, -1e4, 1e4, 0.0], [-1e4, -1e4, -1e4 + 1, -1e4]])
    yield rows("near the largest float", [[exact(3e38), exact(3e38), -exact(3e38)], [-exact(3e38), 0.0, exact(1e38)]])
    yield rows("logits near 1000 that differ in the last bits", [near, near[::-1]])
    yield rows("weights that are subnormal in float32", [[0.0, -88.0, -90.0, -95.0, -100.0, -103.0]])
    yield rows("some minus infinity", [[0.0, -math.inf, 1.0, -math.inf], [-math.inf, 2.0, -math.inf, -math.inf]])
    yield rows("a row of minus infinity", [[-math.inf, -math.inf, -math.inf], [0.0, 1.0, 2.0]])
    yield rows("plus infinity and NaN", [[math.inf, 0.0, 1.0], [math.nan, 0.0, 1.0], [0.0, 1.0, 2.0]])
    yield rows("temperature a half", draw.normal(2, 6), 0.5)
    yield rows("temperature 0.7", draw.normal(2, 6), exact(0.7))
    yield rows("temperature 100", draw.normal(2, 6, size=30.0), 100.0)
    yield rows("cold", draw.normal(2, 6), exact(0.01))
    yield rows("negative temperature", draw.normal(2, 6), -1.5)


if __name__ == "__main__":
    torch.set_num_threads(1)
    write("softmax.json", "Softmax, Jacobian and vector product in float64 (softmax.py)", list(build()))
