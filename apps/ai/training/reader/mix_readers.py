"""Mixes the weights of two exported files of reader and conversation, for a reader that went on from another and is to keep more of what that one knew.

python3 mix_readers.py BEFORE.onnx AFTER.onnx OUT.onnx 0.7    # So much of AFTER in the reader; the conversation is that of AFTER.
"""
import re
import sys

import numpy as np
import onnx
from onnx import numpy_helper

from model import SHARED


def main(before, after, out, share):
    one, other = onnx.load(before), onnx.load(after)
    first, second = ({t.name: numpy_helper.to_array(t) for t in model.graph.initializer} for model in (one, other))
    found = {node.name: node.input[1][: -len("_quantized")] for node in one.graph.node if node.op_type == "MatMulInteger"}
    changed = {}
    for node in (node for node in other.graph.node if node.op_type == "MatMulInteger" and not is_conversation(node)):
        stem = node.input[1][: -len("_quantized")]
        weight, shape = mixed(plain(first, found[node.name]), plain(second, stem), share), second[f"{stem}_scale"].shape
        scale = np.maximum(np.abs(weight).max(0) / 127, 1e-12).astype(np.float32)
        changed.update({f"{stem}_quantized": np.clip(np.round(weight / scale), -127, 127).astype(np.int8), f"{stem}_scale": scale.reshape(shape), f"{stem}_zero_point": np.zeros_like(second[f"{stem}_zero_point"])})
    for name, t in second.items():
        if name.startswith("reader.") and name in first and t.dtype == np.float32 and not name.endswith("_scale"):
            changed[name] = mixed(first[name], t, share).astype(np.float32)
    prototypes = "reader.prototypes"
    for name, t in second.items():  # The lengths of the prototypes were computed at the export.
        if t.shape == (len(second[prototypes]), 1):
            changed[name] = np.linalg.norm(changed[prototypes], axis=1, keepdims=True).astype(np.float32)
    for at, t in enumerate(other.graph.initializer):
        if t.name in changed:
            other.graph.initializer[at].CopyFrom(numpy_helper.from_array(changed[t.name], t.name))
    onnx.save(other, out)


def is_conversation(node):
    """A second use of a name, with `_1`, belongs to the conversation, as do the first blocks there; see unpack_reader.py."""
    path = re.sub(r"/(Gemm_)?MatMul_quant$", "", node.name).strip("/").replace("/", ".")
    block = re.match(r"blocks\.(\d+)\.", path)
    return path.endswith("_1") or node.input[1].startswith("conversation.") or bool(block and int(block[1]) < SHARED)


def plain(tensors, stem):
    return (tensors[f"{stem}_quantized"].astype(np.float32) - tensors[f"{stem}_zero_point"].astype(np.float32)) * tensors[f"{stem}_scale"]


def mixed(before, after, share):
    """A head may have more outputs than before: those are new."""
    out, common = after.copy(), tuple(slice(0, min(sizes)) for sizes in zip(before.shape, after.shape))
    out[common] = (1 - share) * before[common] + share * after[common]
    return out


if __name__ == "__main__":
    main(*sys.argv[1:4], float(sys.argv[4]))
