"""Draws inputs and writes vectors: shared by the scripts beside it.

A tensor is {"shape": [...], "f32": base64} for inputs and {"shape": [...], "f64": base64} for what is expected,
row-major and little-endian. Inputs are float32 numbers, so that the core and PyTorch start from the same bits.
Expected numbers are rounded to 13 significant digits, so that another processor's last bit changes no file.
"""
import base64
import json
import pathlib

import numpy as np

HERE = pathlib.Path(__file__).parent


class Draw:
    """A seeded source of float32 inputs. NumPy promises that RandomState never changes its streams."""

    def __init__(self, seed):
        self.state = np.random.RandomState(seed)

    def normal(self, *shape, size=1.0):
        return (self.state.standard_normal(shape) * size).astype(np.float32).astype(np.float64)

    def bits(self, *shape, share=0.5):
        """A boolean array whose entries are True with probability `share`."""
        return self.state.random_sample(shape) < share


def exact(value):
    """The float32 number nearest to `value`, as a Python float: for scales, caps and temperatures."""
    return float(np.float32(value))


def given(array):
    array = np.asarray(array, dtype=np.float64)
    single = array.astype("<f4")
    assert np.array_equal(single.astype(np.float64), array, equal_nan=True), "an input that float32 cannot hold"
    return {"shape": list(array.shape), "f32": base64.b64encode(single.tobytes()).decode()}


def expected(array):
    array = np.asarray(array.detach() if hasattr(array, "detach") else array, dtype=np.float64)
    rounded = np.array([float(f"{x:.12e}") for x in array.ravel()], dtype="<f8")
    return {"shape": list(array.shape), "f64": base64.b64encode(rounded.tobytes()).decode()}


def mask(kind, array):
    """One entry of the API's `mask`: `attend` and `blocked` as 0 and 1, `bias` as float32."""
    if kind == "bias":
        return {"kind": kind, **given(array)}
    bits = np.asarray(array).astype(np.uint8)
    return {"kind": kind, "shape": list(bits.shape), "u8": base64.b64encode(bits.tobytes()).decode()}


def write(name, about, cases):
    names = [case["name"] for case in cases]
    assert len(set(names)) == len(names), "two cases of one name"
    lines = ",\n".join(json.dumps(case, ensure_ascii=False, allow_nan=False) for case in cases)
    text = f'{{"about": {json.dumps(about, ensure_ascii=False)}, "cases": [\n{lines}\n]}}\n'
    (HERE / name).write_text(text, encoding="utf-8")
    print(f"{name}: {len(cases)} cases, {len(text.encode()):,} bytes")
