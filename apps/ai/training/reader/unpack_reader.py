"""Reads the weights of the shipped files back, so that each part can be trained on without the others.

python3 unpack_reader.py FOLDER OUT    # FOLDER/{words,reader,conversation,danger}.onnx to OUT/{reader,conversation,danger}.pt
"""
import re
import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper


def opened(path):
    graph = onnx.load(path).graph
    return graph, {t.name: numpy_helper.to_array(t) for t in graph.initializer}


def plain(tensors, stem):
    return (tensors[f"{stem}_quantized"].astype(np.float32) - tensors[f"{stem}_zero_point"].astype(np.float32)) * tensors[f"{stem}_scale"]


def kept_as_they_are(tensors, part):
    return {name[len(part) + 1:]: t for name, t in tensors.items() if name.startswith(f"{part}.") and t.dtype == np.float32 and not name.endswith("_scale")}


def products(graph, tensors):
    """The 8-bit matrices of a graph: where each is used, and its weights."""
    for node in (node for node in graph.node if node.op_type == "MatMulInteger"):
        path = re.sub(r"/(Gemm_)?MatMul_quant$", "", node.name).strip("/").replace("/", ".")
        yield f"{path}.weight", plain(tensors, node.input[1][: -len("_quantized")]).T


def branch(path, part):
    graph, tensors = opened(path)
    return {**kept_as_they_are(tensors, part), **dict(products(graph, tensors))}


def reader(words, path):
    """The words' file holds the encoder's first layers by themselves."""
    graph, tensors = opened(words)
    start = {**kept_as_they_are(tensors, "encoder"), **{f"{name}.weight": plain(tensors, f"encoder.{name}.weight") for name in ("words", "places")}, **dict(products(graph, tensors))}
    own = {(f"encoder.{name}" if name.startswith("blocks.") else name): t for name, t in branch(path, "reader").items()}
    return {**own, **{f"encoder.{name}": t for name, t in start.items()}}


if __name__ == "__main__":
    folder, out = sys.argv[1:3]
    found = {"reader": reader(f"{folder}/words.onnx", f"{folder}/reader.onnx"), **{part: branch(f"{folder}/{part}.onnx", part) for part in ("conversation", "danger")}}
    for part, weights in found.items():
        torch.save({name: torch.from_numpy(np.array(t)) for name, t in weights.items()}, f"{out}/{part}.pt")
        print(part, len(weights), "tensors")
