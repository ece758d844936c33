"""attention.json: attention and all its gradients in float64, by PyTorch's autograd from the definition.

Every case is computed twice, by tensors and by a loop that only ever touches the keys a query sees; the two must agree.
To add a case: one `make(...)` line in `build`.
"""
import math

import numpy as np
import torch

from vectors import Draw, exact, expected, given, mask, write

LETTERS = ("B", "H", "Hkv", "Tq", "Tk", "dk", "dv")


def seen(shape, options, masks):
    """Which keys each query sees: a boolean [B,H,Tq,Tk]. The conditions of attn.h, one line each."""
    B, H, _, Tq, Tk, _, _ = shape
    i = torch.arange(Tq).view(1, 1, Tq, 1)
    j = torch.arange(Tk).view(1, 1, 1, Tk)
    causal, window = options.get("causal", False), options.get("window")
    offset = causal["offset"] if isinstance(causal, dict) else (window or {}).get("offset", 0)
    place = i + torch.as_tensor(offset).view(-1, 1, 1, 1)
    see = torch.ones(B, H, Tq, Tk, dtype=torch.bool)
    if causal is not False:
        see &= j <= place
    if "keyLengths" in options:
        see &= j < torch.tensor(options["keyLengths"]).view(B, 1, 1, 1)
    if window and window.get("left", -1) >= 0:
        see &= j >= place - window["left"]
    if window and window.get("right", -1) >= 0:
        see &= j <= place + window["right"]
    for kind, array in masks:
        entry = torch.as_tensor(array)
        see &= {"attend": lambda: entry, "blocked": lambda: ~entry, "bias": lambda: entry != -math.inf}[kind]()
    return see


def attend(q, k, v, see, bias, scale, softcap):
    """Output, weights, scores by kind, log-sum-exp. An empty row gives zeros here; its policy comes after."""
    group = q.shape[1] // k.shape[1]
    keys, values = k.repeat_interleave(group, 1), v.repeat_interleave(group, 1)
    scaled = (q * scale) @ keys.transpose(-1, -2)
    capped = softcap * torch.tanh(scaled / softcap) if softcap else scaled
    biased = capped if bias is None else capped + torch.where(bias == -math.inf, torch.zeros_like(bias), bias)
    masked = biased.masked_fill(~see, -math.inf)
    empty = ~see.any(-1, keepdim=True)
    weights = torch.where(empty, torch.zeros_like(masked), torch.softmax(masked.masked_fill(empty, 0.0), -1))
    scores = {"scaled": scaled, "capped": capped, "masked": masked}
    return weights @ values, weights, scores, torch.logsumexp(masked, -1)


def by_loops(q, k, v, see, bias, scale, softcap):
    """The same output from the sum over the keys that a query sees, in NumPy."""
    B, H, Tq, _ = q.shape
    out = np.zeros((B, H, Tq, v.shape[-1]))
    wide = None if bias is None else np.broadcast_to(bias, see.shape)
    for b, h, i in np.ndindex(B, H, Tq):
        group = h // (H // k.shape[1])
        total, row = 0.0, np.zeros(v.shape[-1])
        logits = {}
        for j in np.flatnonzero(see[b, h, i]):
            s = float(np.sum(q[b, h, i] * k[b, group, j])) * scale
            s = softcap * math.tanh(s / softcap) if softcap else s
            logits[j] = s if wide is None else s + wide[b, h, i, j]
        for j, s in logits.items():
            e = math.exp(s - max(logits.values()))
            total, row = total + e, row + e * v[b, group, j]
        out[b, h, i] = row / total if logits else 0.0
    return out


def evaluate(shape, q, k, v, grad, options, masks):
    leaf = lambda array: torch.tensor(array, dtype=torch.float64, requires_grad=True)
    tq, tk, tv = leaf(q), leaf(k), leaf(v)
    biases = [array for kind, array in masks if kind == "bias"]
    bias = leaf(biases[0]) if biases else None
    see = seen(shape, options, masks)
    scale, softcap = options.get("scale", 1 / math.sqrt(shape[5])), options.get("softcap", 0)
    output, weights, scores, lse = attend(tq, tk, tv, see, bias, scale, softcap)
    loops = by_loops(q, k, v, see.numpy(), biases[0] if biases else None, scale, softcap)
    assert np.allclose(loops, output.detach().numpy(), rtol=0, atol=1e-12)
    output.backward(torch.tensor(grad))
    empty = ~see.any(-1)
    want = {"output": output.detach(), "weights": weights.detach(), "logSumExp": lse.detach(), "qGrad": tq.grad}
    if options.get("emptyRows", "nan") == "nan":
        for array in (want["output"], want["weights"], want["qGrad"]):
            array[empty] = math.nan
    want |= {"kGrad": tk.grad, "vGrad": tv.grad}
    if bias is not None:
        want["biasGrad"] = bias.grad
    return want, scores, int(empty.sum())


def make(name, seed, sizes, options=None, masks=lambda draw, shape: [], size=1.0, keep=("weights",), scores=False):
    """One case. `sizes` gives the shape letters; `size` the standard deviation of queries and keys."""
    options = options or {}
    letters = {"B": 1, "H": 1, **sizes}
    letters = {**letters, "Hkv": letters.get("Hkv", letters["H"]), "Tk": letters.get("Tk", letters["Tq"]),
               "dv": letters.get("dv", letters["dk"])}
    shape = tuple(letters[letter] for letter in LETTERS)
    B, H, Hkv, Tq, Tk, dk, dv = shape
    draw = Draw(seed)
    q, k = draw.normal(B, H, Tq, dk, size=size), draw.normal(B, Hkv, Tk, dk, size=size)
    v, grad = draw.normal(B, Hkv, Tk, dv), draw.normal(B, H, Tq, dv)
    entries = masks(draw, shape)
    want, by_kind, empty = evaluate(shape, q, k, v, grad, options, entries)
    case = {"name": name, "shape": dict(zip(LETTERS, shape)), "options": options,
            "masks": [mask(kind, array) for kind, array in entries],
            "q": given(q), "k": given(k), "v": given(v), "outputGrad": given(grad), "emptyRows": empty,
            "expected": {key: expected(array) for key, array in want.items() if key != "weights" or "weights" in keep}}
    if scores:
        case["scores"] = {kind: expected(array) for kind, array in by_kind.items()}
    return case


def build():
    small = {"B": 2, "H": 4, "Hkv": 2, "Tq": 5, "Tk": 7, "dk": 4, "dv": 3}
    # Masks by their axes: a letter stands for its full size, 0 for an axis of size one.
    sizes = lambda axes, s: [s[LETTERS.index(axis)] if axis else 1 for axis in axes]
    attend_ = lambda *axes: lambda draw, s: [("attend", draw.bits(*sizes(axes, s), share=0.7))]
    blocked = lambda *axes: lambda draw, s: [("blocked", draw.bits(*sizes(axes, s), share=0.3))]
    bias = lambda *axes: lambda draw, s: [("bias", draw.normal(*sizes(axes, s)))]

    def holes(draw, s):
        array = draw.normal(s[1], s[3], s[4])
        array[draw.bits(s[1], s[3], s[4], share=0.3)] = -math.inf
        return [("bias", array)]

    def finite_minus_infinity(draw, s):
        array = np.zeros((s[3], s[4]))
        array[draw.bits(s[3], s[4], share=0.4)] = -1e9
        array[1, 1:] = exact(-3.4028234663852886e38)
        array[:, 0] = 0
        return [("bias", array)]

    def some_rows_empty(draw, s):
        array = draw.bits(s[0], 1, s[3], s[4], share=0.6)
        array[0, :, 1] = False
        array[1, :, 4] = False
        return [("attend", array)]

    def padded_left(draw, s):
        return [("blocked", (np.arange(s[4]) < 2).reshape(1, 1, 1, s[4]))]

    yield make("plain", 1, {"Tq": 4, "dk": 4}, scores=True)
    yield make("one token", 2, {"Tq": 1, "dk": 1})
    yield make("rectangular, dv unlike dk", 3, {"Tq": 3, "Tk": 9, "dk": 5, "dv": 2})
    yield make("more queries than keys", 4, {"Tq": 11, "Tk": 3, "dk": 3, "dv": 7})
    yield make("batch and heads", 5, {"B": 2, "H": 3, "Tq": 4, "Tk": 6, "dk": 8})
    yield make("grouped heads", 6, small)
    yield make("one key head for all", 7, {**small, "Hkv": 1})
    yield make("scale of its own", 8, small, {"scale": exact(0.3)})
    yield make("scale zero", 9, small, {"scale": 0})
    yield make("negative scale", 10, small, {"scale": -0.5})
    yield make("causal", 11, small, {"causal": True})
    yield make("causal, offset past length", 12, small, {"causal": {"offset": 2}})
    yield make("causal, offset per item", 13, small, {"causal": {"offset": [1, 4]}})
    yield make("causal, negative offset, rows empty", 14, small, {"causal": {"offset": -2}})
    yield make("causal, negative offset, rows zero", 15, small, {"causal": {"offset": -2}, "emptyRows": "zero"})
    yield make("key lengths", 16, small, {"keyLengths": [3, 7]})
    yield make("key length zero", 17, small, {"keyLengths": [0, 4]})
    yield make("causal and key lengths", 18, small, {"causal": {"offset": 1}, "keyLengths": [5, 2]})
    yield make("window left and right", 19, small, {"window": {"left": 1, "right": 2}})
    yield make("window, only the own position", 20, small, {"window": {"left": 0, "right": 0, "offset": 1}})
    yield make("window to the left without bound", 21, small, {"window": {"left": -1, "right": 0, "offset": 2}})
    yield make("causal window with offset", 22, small, {"causal": {"offset": 2}, "window": {"left": 2, "right": -1}})
    yield make("soft cap", 23, small, {"softcap": exact(1.5)}, size=2.0, scores=True)
    yield make("soft cap, causal, bias", 24, small, {"softcap": 2, "causal": True}, bias("H", "Tq", "Tk"), scores=True)
    yield make("attend mask over all axes", 25, small, {}, attend_("B", "H", "Tq", "Tk"))
    yield make("attend mask shared by items and heads", 26, small, {}, attend_("Tq", "Tk"))
    yield make("attend mask over keys only", 27, small, {}, attend_("B", 0, 0, "Tk"))
    yield make("attend mask of rank one", 28, small, {}, attend_("Tk"))
    yield make("blocked mask over all axes", 29, small, {}, blocked("B", "H", "Tq", "Tk"))
    yield make("blocked mask per head", 30, small, {}, blocked("H", "Tq", "Tk"))
    yield make("blocked mask shared by heads", 31, small, {}, blocked("B", 0, "Tq", "Tk"), scores=True)
    yield make("rows empty by a mask", 32, small, {}, some_rows_empty)
    yield make("rows zero by a mask", 33, small, {"emptyRows": "zero"}, some_rows_empty)
    yield make("left padding with causal", 34, small, {"causal": True}, padded_left)
    yield make("bias over all axes", 35, small, {}, bias("B", "H", "Tq", "Tk"), scores=True)
    yield make("bias shared by items", 36, small, {}, bias("H", "Tq", "Tk"))
    yield make("bias over keys only", 37, small, {}, bias("B", 0, 0, "Tk"))
    yield make("bias per query", 38, small, {}, bias("Tq", 0))
    yield make("bias one number", 39, small, {}, bias(0, 0, 0, 0))
    yield make("bias with minus infinity", 40, small, {"emptyRows": "zero"}, holes)
    yield make("bias of finite minus infinities", 41, small, {}, finite_minus_infinity)
    yield make("bias with attend mask", 42, small, {},
               lambda draw, s: bias("H", "Tq", "Tk")(draw, s) + attend_("B", 0, "Tq", "Tk")(draw, s))
    yield make("bias with blocked mask, causal, lengths", 43, small, {"causal": {"offset": 3}, "keyLengths": [6, 7]},
               lambda draw, s: blocked("Tq", "Tk")(draw, s) + bias("B", "H", "Tq", "Tk")(draw, s))
    yield make("peaked", 44, small, {"causal": {"offset": 2}}, size=6.0)
    yield make("very peaked", 45, {"Tq": 6, "Tk": 40, "dk": 16, "dv": 5}, {"scale": 1}, size=3.0)
    yield make("odd sizes past a tile", 46, {"H": 2, "Hkv": 1, "Tq": 35, "Tk": 67, "dk": 33, "dv": 17},
               {"causal": {"offset": 20}}, keep=())
    yield make("many keys, few queries", 47, {"Tq": 2, "Tk": 301, "dk": 7, "dv": 3},
               {"window": {"left": 100, "right": 90, "offset": 150}})
    yield make("head size 111", 48, {"Tq": 5, "Tk": 19, "dk": 111, "dv": 1}, {"causal": {"offset": 14}})


if __name__ == "__main__":
    torch.set_num_threads(1)
    about = "Attention in float64 from the definition, gradients by autograd (attention.py)"
    write("attention.json", about, list(build()))
