"""Mixes the weights of an exported network for danger with those of networks that went on from it.

python3 mix_danger.py BEFORE.onnx OUT.onnx 0.5 AFTER.pt [AFTER.pt ...]    # So much of the mean of AFTER.
"""
import re
import sys

import numpy as np
import onnx
from onnx import numpy_helper

from branches import averaged
from mix_readers import mixed, plain


def main(before, out, share, after):
    model, weights = onnx.load(before), {name: t.numpy() for name, t in averaged(after).items()}
    first, changed = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}, {}
    for node in (node for node in model.graph.node if node.op_type == "MatMulInteger"):
        stem, path = node.input[1][: -len("_quantized")], re.sub(r"/(Gemm_)?MatMul_quant$", "", node.name).strip("/").replace("/", ".")
        weight = mixed(plain(first, stem), weights[f"{path}.weight"].T, share)
        scale = np.maximum(np.abs(weight).max(0) / 127, 1e-12).astype(np.float32)
        changed.update({f"{stem}_quantized": np.clip(np.round(weight / scale), -127, 127).astype(np.int8), f"{stem}_scale": scale.reshape(first[f"{stem}_scale"].shape), f"{stem}_zero_point": np.zeros_like(first[f"{stem}_zero_point"])})
    for name, t in first.items():
        if name.startswith("danger.") and t.dtype == np.float32 and not name.endswith("_scale"):
            changed[name] = mixed(t, weights[name[len("danger.") :]], share).astype(np.float32)
    for at, t in enumerate(model.graph.initializer):
        if t.name in changed:
            model.graph.initializer[at].CopyFrom(numpy_helper.from_array(changed[t.name], t.name))
    onnx.save(model, out)


if __name__ == "__main__":
    main(*sys.argv[1:3], float(sys.argv[3]), sys.argv[4:])
