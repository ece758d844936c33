"""worked.json: the worked example of the lesson, by hand and by PyTorch.

By hand means closed forms in 40-digit decimals: with e = exp(1/sqrt 2) every weight is a ratio of 1, e and e².
PyTorch's float64 must agree with them to 15 digits before anything is written.
"""
from decimal import Decimal, getcontext

import torch

from vectors import expected, given, write

getcontext().prec = 40
ROOT = Decimal(2).sqrt()
E = (1 / ROOT).exp()
X = [[1, 0], [0, 1], [1, 1]]


def normalised(row):
    total = sum(row)
    return [Decimal(entry) / total for entry in row]


def weighted(weights):
    return [[sum(a * x[c] for a, x in zip(row, X)) for c in range(2)] for row in weights]


def by_hand():
    weights = [normalised([E, 1, E]), normalised([1, E, E]), normalised([E, E, E * E])]
    causal = [[Decimal(1), Decimal(0), Decimal(0)], normalised([1, E]) + [Decimal(0)], weights[2]]
    p1, p2 = causal[1][:2]
    return {
        "scores": [[sum(a * b for a, b in zip(x, y)) / ROOT for y in X] for x in X],
        "weights": weights, "output": weighted(weights),
        "causalWeights": causal, "causalOutput": weighted(causal),
        "causalJacobianOfRow2": [[p1 * p2, -p1 * p2], [-p1 * p2, p1 * p2]],
    }


def by_torch():
    x = torch.tensor(X, dtype=torch.float64)
    scores = x @ x.T / 2 ** 0.5
    weights = torch.softmax(scores, -1)
    causal = torch.softmax(scores.masked_fill(torch.ones(3, 3).triu(1).bool(), float("-inf")), -1)
    jacobian = torch.autograd.functional.jacobian(lambda s: torch.softmax(s, -1), scores[1, :2])
    return {"scores": scores, "weights": weights, "output": weights @ x, "causalWeights": causal,
            "causalOutput": causal @ x, "causalJacobianOfRow2": jacobian}


if __name__ == "__main__":
    hand = {key: torch.tensor([[float(entry) for entry in row] for row in rows], dtype=torch.float64)
            for key, rows in by_hand().items()}
    for key, tensor in by_torch().items():
        assert torch.allclose(tensor, hand[key], rtol=0, atol=4e-16), key
    case = {"name": "worked example", "x": given(X)} | {key: expected(tensor) for key, tensor in hand.items()}
    write("worked.json", "The worked example in closed form and by PyTorch (worked.py)", [case])
