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

graphs = [onnx.load(path).graph for path in sys.argv[1:3]]
tensors = {t.name: numpy_helper.to_array(t) for graph in graphs for t in graph.initializer}


def plain(stem):
    return (tensors[f"{stem}_quantized"].astype(np.float32) - tensors[f"{stem}_zero_point"].astype(np.float32)) * tensors[f"{stem}_scale"]


def kept_as_they_are(part):
    return {name[len(part) + 1:]: t for name, t in tensors.items() if name.startswith(f"{part}.") and t.dtype == np.float32 and not name.endswith("_scale")}


reader, conversation = kept_as_they_are("reader"), kept_as_they_are("conversation")
# The words' file holds the encoder's first layer by itself.
reader.update({f"encoder.{name}": t for name, t in kept_as_they_are("encoder").items()})
for name in ("words", "places"):
    reader[f"encoder.{name}.weight"] = plain(f"encoder.{name}.weight")
for node in (node for graph in graphs for node in graph.node if node.op_type == "MatMulInteger"):
    path = re.sub(r"/(Gemm_)?MatMul_quant$", "", node.name).strip("/").replace("/", ".")
    weight = plain(node.input[1][: -len("_quantized")]).T
    # A second use of a name, with `_1`, belongs to the conversation, as do the first blocks there: those of the reader are in the words' file.
    block = re.match(r"blocks\.(\d+)\.", path)
    if path.endswith("_1") or node.input[1].startswith("conversation.") or (block and int(block[1]) < SHARED):
        conversation[path.removesuffix("_1") + ".weight"] = weight
    else:
        reader[("encoder." if block else "") + path + ".weight"] = weight
for weights, file in ((reader, sys.argv[3]), (conversation, sys.argv[4])):
    torch.save({name: torch.from_numpy(np.array(t)) for name, t in weights.items()}, file)
    print(file, len(weights), "tensors")
