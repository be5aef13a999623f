"""Reads the weights of the shipped files back, so that each part can be trained on without the others.

python3 unpack_reader.py words.onnx reader.onnx reader.pt conversation.pt
"""
import re
import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from model import SHARED

words, both = (onnx.load(path).graph for path in sys.argv[1:3])


def tensors_of(graph):
    return {t.name: numpy_helper.to_array(t) for t in graph.initializer}


def plain(tensors, stem):
    return (tensors[f"{stem}_quantized"].astype(np.float32) - tensors[f"{stem}_zero_point"].astype(np.float32)) * tensors[f"{stem}_scale"]


def kept_as_they_are(tensors, part):
    return {name[len(part) + 1:]: t for name, t in tensors.items() if name.startswith(f"{part}.") and t.dtype == np.float32 and not name.endswith("_scale")}


def products(graph, tensors):
    """The 8-bit matrices of a graph: where each is used, the name of what it was made of, and its weights."""
    for node in (node for node in graph.node if node.op_type == "MatMulInteger"):
        yield re.sub(r"/(Gemm_)?MatMul_quant$", "", node.name).strip("/").replace("/", "."), node.input[1], plain(tensors, node.input[1][: -len("_quantized")]).T


start, tensors = tensors_of(words), tensors_of(both)
reader, conversation = kept_as_they_are(tensors, "reader"), kept_as_they_are(tensors, "conversation")
# The words' file holds the encoder's first layers by themselves.
reader.update({f"encoder.{name}": t for name, t in kept_as_they_are(start, "encoder").items()})
reader.update({f"encoder.{name}.weight": plain(start, f"encoder.{name}.weight") for name in ("words", "places")})
reader.update({f"encoder.{path}.weight": weight for path, _, weight in products(words, start)})
for path, source, weight in products(both, tensors):
    # A second use of a name, with `_1`, belongs to the conversation, as do the first blocks there.
    block = re.match(r"blocks\.(\d+)\.", path)
    if path.endswith("_1") or source.startswith("conversation.") or (block and int(block[1]) < SHARED):
        conversation[path.removesuffix("_1") + ".weight"] = weight
    else:
        reader[("encoder." if block else "") + path + ".weight"] = weight
for weights, file in ((reader, sys.argv[3]), (conversation, sys.argv[4])):
    torch.save({name: torch.from_numpy(np.array(t)) for name, t in weights.items()}, file)
    print(file, len(weights), "tensors")
