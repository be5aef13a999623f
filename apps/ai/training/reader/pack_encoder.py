"""Packs the published encoder (fp32 ONNX) into encoder.npz: 16 bit, word vectors 8 bit with a scale per word; small enough to carry around.

python3 pack_encoder.py model.onnx encoder.npz
"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

WORDS = "embeddings.word_embeddings.weight"
graph = onnx.load(sys.argv[1]).graph
tensors = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
weights = {name: t for name, t in tensors.items() if not name.startswith("onnx::")}
for node in graph.node:
    for name in node.input if node.op_type == "MatMul" else []:
        if name in tensors and name.startswith("onnx::"):
            weights[node.name.strip("/").replace("/MatMul", "").replace("/", ".") + ".weight"] = tensors[name].T
packed = {name: t.astype(np.float16) for name, t in weights.items() if name != WORDS and t.dtype == np.float32}
scale = np.abs(weights[WORDS]).max(1) / 127
packed[WORDS] = np.round(weights[WORDS] / scale[:, None]).astype(np.int8)
packed[f"scale:{WORDS}"] = scale.astype(np.float32)
np.savez(sys.argv[2], **packed)
