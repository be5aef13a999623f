"""Averages the readers and the branches for danger, exports both as one ONNX file, quantises it to 8 bit, and writes the library's vectors.

python3 export.py --encoder DIR --data DIR --values value-catalogue.tsv --out DIR --readers READER.pt [...] --dangers DANGER.pt [...]
"""
import argparse
import json
import os

import numpy as np
import torch

from data import Batches, Catalogue, answers, crisis
from danger import averaged
from evaluate import evaluate, recall_of_danger
from model import OUTPUTS, OneAnswer, Reader
from train import sorted_library


def main():
    parser = argparse.ArgumentParser()
    for name in ("encoder", "data", "values", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--readers", nargs="+", required=True), parser.add_argument("--dangers", nargs="+", required=True)
    options = parser.parse_args()
    catalogue = Catalogue(options.values)
    model = Reader(len(catalogue.names))
    model.load_state_dict({**averaged(options.readers), **averaged(options.dangers)})
    model.eval()
    batches = Batches(f"{options.encoder}/vocab.txt", catalogue, "cpu")
    write_library(model, batches, options)
    plain, small = f"{options.out}/reader-fp32.onnx", f"{options.out}/reader.onnx"
    ids, member = torch.randint(1000, 20000, (1, 40)), torch.rand(3, 40)
    torch.onnx.export(OneAnswer(model), (ids, member), plain, input_names=["ids", "member"], output_names=OUTPUTS, opset_version=17, dynamo=False,
                      dynamic_axes={"ids": {1: "tokens"}, "member": {0: "sentences", 1: "tokens"}, "values": {0: "sentences"}, "telling": {0: "sentences"},
                                    "side": {0: "sentences"}, "coping": {0: "sentences"}, "quote": {0: "sentences"}, "crisis": {0: "sentences"}})
    from onnxruntime.quantization import QuantType, quantize_dynamic

    quantize_dynamic(plain, small, weight_type=QuantType.QInt8, per_channel=True, reduce_range=False, op_types_to_quantize=["MatMul", "Gather"],
                     extra_options={"MatMulConstBOnly": True})
    device = "cuda" if torch.cuda.is_available() else "cpu"
    batches.device = device
    rows, danger = answers(f"{options.data}/development/*.jsonl"), crisis(f"{options.data}/crisis/development*.jsonl")
    for kind, one in (("averaged", model.to(device)), ("8 bit", Small(small))):
        print(kind, json.dumps(evaluate(one, batches, rows, None)), "crisis", recall_of_danger(one, batches, danger), flush=True)
    print(os.path.getsize(small), "bytes")


class Small:
    """The quantised file behind the model's own calling convention."""

    def __init__(self, path):
        import onnxruntime

        self.session = onnxruntime.InferenceSession(path)

    def eval(self):
        return self

    def __call__(self, ids, mask, owner, real):
        member = (owner[0, None].cpu() == torch.arange(real.shape[1])[:, None]).float()
        member = (member / member.sum(-1, keepdim=True).clamp(min=1)).numpy()
        out = self.session.run(OUTPUTS, {"ids": ids.cpu().numpy(), "member": member})
        return {name: torch.from_numpy(part)[None] for name, part in zip(OUTPUTS, out)}

    def crisis(self, *inputs):
        return self(*inputs)["crisis"]


def write_library(model, batches, options):
    texts = [line.rstrip("\n").split("\t")[2] for line in sorted_library(f"{options.data}/follow-ups")]
    if not texts:
        return
    with torch.no_grad():
        vectors = torch.cat([model.follow_up(*batches.texts(texts[at : at + 64])) for at in range(0, len(texts), 64)]).numpy()
    np.round(vectors / np.abs(vectors).max(1, keepdims=True) * 127).astype(np.int8).tofile(f"{options.out}/follow-ups.bin")


if __name__ == "__main__":
    main()
