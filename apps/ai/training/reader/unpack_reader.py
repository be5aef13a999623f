"""Reads the weights of the shipped files back, so that the branches can be trained again without the reader.

python3 unpack_reader.py words.onnx reader.onnx reader.pt     # all of it
python3 unpack_reader.py words.onnx words.pt                  # the word vectors alone, for train.py --words
"""
import re
import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper

graphs = [onnx.load(path).graph for path in sys.argv[1:-1]]
tensors = {t.name: numpy_helper.to_array(t) for graph in graphs for t in graph.initializer}
own = lambda name: name.startswith("reader.")
weights = {name[len("reader."):]: t for name, t in tensors.items() if own(name) and t.dtype == np.float32 and not name.endswith("_scale")}


def plain(stem):
    return (tensors[f"{stem}_quantized"].astype(np.float32) - tensors[f"{stem}_zero_point"].astype(np.float32)) * tensors[f"{stem}_scale"]


for name in ("words", "places"):
    weights[f"encoder.{name}.weight"] = plain(f"reader.encoder.{name}.weight")
for node in (node for graph in graphs for node in graph.node):
    # A second use of a name, with `_1`, belongs to the conversation.
    if node.op_type != "MatMulInteger" or re.search(r"_1/", node.name) or node.input[1].startswith("conversation."):
        continue
    path = re.sub(r"/(Gemm_)?MatMul_quant$", "", node.name).strip("/").replace("/", ".")
    weights[("encoder." if path.startswith("blocks.") else "") + path + ".weight"] = plain(node.input[1][: -len("_quantized")]).T
torch.save({name: torch.from_numpy(np.array(t)) for name, t in weights.items()}, sys.argv[-1])
print(len(weights), "tensors")
