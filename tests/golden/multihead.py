"""multihead.json: torch.nn.MultiheadAttention in float64, its outputs, weights and all gradients.

Weights are written in the row convention (x·W), so each of PyTorch's matrices is stored transposed. The grouped cases
have no counterpart in nn.MultiheadAttention; they are the definition of attention.py between two linear maps.
To add a case: one `module(...)` or `grouped(...)` line in `build`.
"""
import math

import torch

from attention import attend
from vectors import Draw, expected, given, mask, write

F64 = torch.float64
leaf = lambda array: torch.tensor(array, dtype=F64, requires_grad=True)


def inputs(draw, kind, B, Tq, Tk, D, key_dim, value_dim):
    if kind == "self":
        return {"x": draw.normal(B, Tq, D)}
    return {"query": draw.normal(B, Tq, D), "key": draw.normal(B, Tk, key_dim), "value": draw.normal(B, Tk, value_dim)}


def parameters(draw, D, E, key_dim, value_dim, bias):
    """Matrices in the row convention, of a size that keeps projections near one; biases large enough to be missed."""
    sizes = {"wq": (D, D), "wk": (key_dim, E), "wv": (value_dim, E), "wo": (D, D)}
    params = {name: draw.normal(*size, size=1 / math.sqrt(size[0])) for name, size in sizes.items()}
    if bias:
        params |= {name: draw.normal(size, size=0.5) for name, size in {"bq": D, "bk": E, "bv": E, "bo": D}.items()}
    return params


def load(mha, params):
    """Copies parameters of the row convention into nn.MultiheadAttention."""
    state = {"out_proj.weight": torch.tensor(params["wo"]).T}
    if mha.in_proj_weight is not None:
        state["in_proj_weight"] = torch.cat([torch.tensor(params[name]).T for name in ("wq", "wk", "wv")])
    else:
        for name, letter in (("q", "wq"), ("k", "wk"), ("v", "wv")):
            state[f"{name}_proj_weight"] = torch.tensor(params[letter]).T
    if "bq" in params:
        state["in_proj_bias"] = torch.cat([torch.tensor(params[name]) for name in ("bq", "bk", "bv")])
        state["out_proj.bias"] = torch.tensor(params["bo"])
    mha.load_state_dict({name: tensor.contiguous() for name, tensor in state.items()})


def gradients(mha, params):
    """The gradients of its parameters, in the row convention."""
    if mha.in_proj_weight is not None:
        q, k, v = mha.in_proj_weight.grad.chunk(3)
    else:
        q, k, v = mha.q_proj_weight.grad, mha.k_proj_weight.grad, mha.v_proj_weight.grad
    grads = {"wq": q.T, "wk": k.T, "wv": v.T, "wo": mha.out_proj.weight.grad.T}
    if "bq" in params:
        bq, bk, bv = mha.in_proj_bias.grad.chunk(3)
        grads |= {"bq": bq, "bk": bk, "bv": bv, "bo": mha.out_proj.bias.grad}
    return grads


def record(name, shape, options, masks, given_inputs, params, grad, out, weights, leaves, param_grads, bias_grad=None):
    want = {"output": expected(out), "weights": expected(weights)}
    want |= {f"{key}Grad": expected(tensor.grad) for key, tensor in leaves.items()}
    if bias_grad is not None:
        want["biasGrad"] = expected(bias_grad)
    return {"name": name, "shape": shape, "options": options, "masks": [mask(kind, array) for kind, array in masks],
            "inputs": {key: given(array) for key, array in given_inputs.items()},
            "params": {key: given(array) for key, array in params.items()}, "outputGrad": given(grad),
            "expected": want, "paramsExpected": {key: expected(array) for key, array in param_grads.items()}}


def module(name, seed, kind="self", B=2, Tq=4, Tk=None, D=8, H=2, key_dim=None, value_dim=None, bias=True, options=None,
           masks=lambda draw, B, H, Tq, Tk: ([], {})):
    """One case of nn.MultiheadAttention. `masks` gives our masks and the module's own arguments for the same."""
    Tk, key_dim, value_dim = Tk or Tq, key_dim or D, value_dim or D
    draw = Draw(seed)
    arrays = inputs(draw, kind, B, Tq, Tk, D, key_dim, value_dim)
    params = parameters(draw, D, D, key_dim, value_dim, bias)
    grad = draw.normal(B, Tq, D)
    ours, theirs = masks(draw, B, H, Tq, Tk)
    mha = torch.nn.MultiheadAttention(D, H, bias=bias, kdim=key_dim, vdim=value_dim, batch_first=True, dtype=F64)
    load(mha, params)
    leaves = {key: leaf(array) for key, array in arrays.items()}
    q, k, v = [leaves["x"]] * 3 if kind == "self" else leaves.values()
    out, weights = mha(q, k, v, need_weights=True, average_attn_weights=False, **theirs)
    out.backward(torch.tensor(grad))
    biases = theirs["attn_mask"] if any(kind == "bias" for kind, _ in ours) else None
    bias_grad = None if biases is None else biases.grad.reshape(ours[0][1].shape)
    shape = {"B": B, "Tq": Tq, "Tk": Tk, "D": D, "H": H, "Hkv": H, "keyDim": key_dim, "valueDim": value_dim}
    return record(name, shape, options or {}, ours, arrays, params, grad, out, weights, leaves, gradients(mha, params),
                  bias_grad)


def grouped(name, seed, kind, B, Tq, Tk, D, H, Hkv, key_dim, value_dim, causal=False):
    draw, d = Draw(seed), D // H
    arrays = inputs(draw, kind, B, Tq, Tk, D, key_dim, value_dim)
    params = parameters(draw, D, Hkv * d, key_dim, value_dim, True)
    grad = draw.normal(B, Tq, D)
    leaves, w = {key: leaf(array) for key, array in arrays.items()}, {key: leaf(array) for key, array in params.items()}
    q, k, v = [leaves["x"]] * 3 if kind == "self" else leaves.values()
    split = lambda x, heads: x.view(B, -1, heads, d).transpose(1, 2)
    see = torch.ones(Tq, Tk).tril().bool() if causal else torch.ones(Tq, Tk).bool()
    projected = [split(q @ w["wq"] + w["bq"], H), split(k @ w["wk"] + w["bk"], Hkv), split(v @ w["wv"] + w["bv"], Hkv)]
    heads, weights, _, _ = attend(*projected, see.expand(B, H, Tq, Tk), None, 1 / math.sqrt(d), 0)
    out = heads.transpose(1, 2).reshape(B, Tq, D) @ w["wo"] + w["bo"]
    out.backward(torch.tensor(grad))
    shape = {"B": B, "Tq": Tq, "Tk": Tk, "D": D, "H": H, "Hkv": Hkv, "keyDim": key_dim, "valueDim": value_dim}
    return record(name, shape, {"causal": True} if causal else {}, [], arrays, params, grad, out, weights, leaves,
                  {key: tensor.grad for key, tensor in w.items()})


def build():
    def causal(draw, B, H, Tq, Tk):
        return [], {"attn_mask": torch.ones(Tq, Tk).triu(1).bool()}

    def padding(draw, B, H, Tq, Tk):
        blocked = torch.arange(Tk) >= torch.tensor([Tk - 1 - b for b in range(B)]).view(B, 1)
        return [("blocked", blocked.view(B, 1, 1, Tk))], {"key_padding_mask": blocked}

    def left_padding_causal(draw, B, H, Tq, Tk):
        """Rows that keep at least their own key: the padded item's first row sees itself alone."""
        blocked = torch.zeros(B, Tk, dtype=torch.bool)
        blocked[1, 1:2] = True
        return [("blocked", blocked.view(B, 1, 1, Tk))], {**causal(draw, B, H, Tq, Tk)[1], "key_padding_mask": blocked}

    def three_axes(draw, B, H, Tq, Tk):
        blocked = torch.tensor(draw.bits(B, H, Tq, Tk, share=0.3))
        blocked[..., 0] = False
        return [("blocked", blocked)], {"attn_mask": blocked.view(B * H, Tq, Tk)}

    def shared(draw, B, H, Tq, Tk):
        blocked = torch.tensor(draw.bits(Tq, Tk, share=0.3))
        blocked[:, 1] = False
        return [("blocked", blocked)], {"attn_mask": blocked}

    def additive(draw, B, H, Tq, Tk):
        array = draw.normal(Tq, Tk)
        return [("bias", array)], {"attn_mask": leaf(array)}

    def additive_three_axes(draw, B, H, Tq, Tk):
        array = draw.normal(B, H, Tq, Tk)
        return [("bias", array)], {"attn_mask": leaf(array.reshape(B * H, Tq, Tk))}

    cross = {"kind": "cross", "Tq": 3, "Tk": 5}
    yield module("self", 101)
    yield module("self without biases", 102, bias=False)
    yield module("self, one head", 103, H=1)
    yield module("self, head size one", 104, H=8)
    yield module("self, causal", 105, options={"causal": True}, masks=causal)
    yield module("self, padding", 106, masks=padding)
    yield module("self, padding as key lengths", 107, options={"keyLengths": [3, 2]},
                 masks=lambda *sizes: ([], padding(*sizes)[1]))
    yield module("self, causal and padding", 108, options={"causal": True}, masks=left_padding_causal)
    yield module("self, mask per item and head", 109, masks=three_axes)
    yield module("self, one mask for all", 110, masks=shared)
    yield module("self, additive mask", 111, masks=additive)
    yield module("self, additive mask per item and head", 112, masks=additive_three_axes)
    yield module("cross", 113, **cross)
    yield module("cross without biases", 114, bias=False, **cross)
    yield module("cross, padding", 115, masks=padding, **cross)
    yield module("cross, mask per item and head", 116, masks=three_axes, **cross)
    yield module("cross, key and value widths of their own", 117, key_dim=5, value_dim=3, **cross)
    yield module("cross, own widths, without biases, padding", 118, key_dim=6, value_dim=7, bias=False, masks=padding,
                 **cross)
    yield module("self, wider than a tile", 119, B=1, Tq=21, D=36, H=3, options={"causal": True}, masks=causal)
    yield grouped("grouped heads, self, causal", 120, "self", 2, 4, 4, 8, 4, 2, 8, 8, causal=True)
    yield grouped("grouped heads, cross, own widths", 121, "cross", 2, 3, 5, 12, 6, 2, 5, 7)


if __name__ == "__main__":
    torch.set_num_threads(1)
    write("multihead.json", "torch.nn.MultiheadAttention in float64 with all gradients (multihead.py)", list(build()))
