"""Averages the readers and the branches, exports them as three ONNX files (words with the shared layers; reader with conversation; danger), 8 bit, and writes the library's vectors.

python3 export.py --encoder DIR --data DIR --values catalogue.tsv --out DIR --readers READER.pt [...] --conversations C.pt [...] --dangers D.pt [...]
"""
import argparse
import json
import os

import numpy as np
import torch

from branches import WithConversation, averaged
from data import Batches, Catalogue, answers, crisis
from evaluate import evaluate, recall_at_false_alarms
from model import OUTPUTS, WIDTH, Conversation, Danger, OneAnswer, OneDanger, Reader, Words
from train import sorted_library

PER_SENTENCE = ["values", "telling", "side", "coping", "quote", "crisis"]
OFTEN_STEPS = 16  # How often a follow-up fits is kept in steps of a sixteenth.


def main():
    parser = argparse.ArgumentParser()
    for name in ("encoder", "data", "values", "out"):
        parser.add_argument(f"--{name}", required=True)
    for name in ("readers", "conversations", "dangers"):
        parser.add_argument(f"--{name}", nargs="+", default=[])
    options = parser.parse_args()
    catalogue = Catalogue(options.values)
    reader = Reader(len(catalogue.names))
    reader.load_state_dict(averaged(options.readers), strict=False)
    reader.eval()
    batches = Batches(f"{options.encoder}/vocab.txt", catalogue, "cpu")
    member, tokens, sentences = torch.rand(3, 40), {0: "tokens"}, {0: "sentences"}
    if options.dangers:
        danger = Danger(0.0)
        danger.load_state_dict(averaged(options.dangers))
        export(OneDanger(danger), f"{options.out}/danger", {"words": torch.rand(40, WIDTH), "member": member}, ["crisis"],
               {"words": tokens, "member": {0: "sentences", 1: "tokens"}, "crisis": sentences})
    if options.conversations:
        model = WithConversation(reader)
        model.branch = Conversation(0.0)
        model.branch.load_state_dict(averaged(options.conversations))
        write_library(model.eval(), batches, options)
        export(Words(reader.encoder), f"{options.out}/words", {"ids": torch.randint(1000, 20000, (1, 40))}, ["words"], {"ids": {1: "tokens"}, "words": {1: "tokens"}})
        export(OneAnswer(reader, model.branch), f"{options.out}/reader", {"words": torch.rand(1, 40, WIDTH), "member": member}, OUTPUTS,
               {"words": {1: "tokens"}, "member": {0: "sentences", 1: "tokens"}, **{name: sentences for name in PER_SENTENCE}})
    both = Small(options.out)
    print("8 bit", json.dumps(evaluate(both, batches, answers(f"{options.data}/development/*.jsonl"), None)))
    rows = crisis(f"{options.data}/crisis/development*.jsonl")
    scores = [both.dangers(*batches.inputs([batches.encode(row["sentences"])])) for row in rows]
    for name, weight in (("reader", 0), ("danger", 1), ("half", 0.5), ("two thirds danger", 2 / 3)):
        print(name, recall_at_false_alarms([float(((1 - weight) * a + weight * b).max()) for a, b in scores], [row["crisis"] for row in rows]), flush=True)


def export(model, path, inputs, outputs, axes):
    from onnxruntime.quantization import QuantType, quantize_dynamic

    torch.onnx.export(model.eval(), tuple(inputs.values()), f"{path}-fp32.onnx", input_names=list(inputs), output_names=outputs, opset_version=17, dynamo=False, dynamic_axes=axes)
    quantize_dynamic(f"{path}-fp32.onnx", f"{path}.onnx", weight_type=QuantType.QInt8, per_channel=True, reduce_range=False, op_types_to_quantize=["MatMul", "Gather"],
                     extra_options={"MatMulConstBOnly": True})
    print(path, os.path.getsize(f"{path}.onnx"), "bytes")


class Small:
    """The quantised files behind the model's own calling convention."""

    def __init__(self, folder):
        import onnxruntime

        self.words, self.reader, self.danger = (onnxruntime.InferenceSession(f"{folder}/{name}.onnx") for name in ("words", "reader", "danger"))

    def eval(self):
        return self

    def __call__(self, ids, mask, owner, real):
        member = (owner[0, None].cpu() == torch.arange(real.shape[1])[:, None]).float()
        self.member = (member / member.sum(-1, keepdim=True).clamp(min=1)).numpy()
        self.start = self.words.run(["words"], {"ids": ids.cpu().numpy()})[0]
        out = self.reader.run(OUTPUTS, {"words": self.start, "member": self.member})
        return {name: torch.from_numpy(part)[None] for name, part in zip(OUTPUTS, out)}

    def dangers(self, *inputs):
        """Both opinions."""
        out = self(*inputs)
        return out["crisis"][0], torch.from_numpy(self.danger.run(["crisis"], {"words": self.start[0], "member": self.member})[0])


def write_library(model, batches, options):
    """For each follow-up its direction, and how often it fits."""
    texts = [line.rstrip("\n").split("\t")[2] for line in sorted_library(f"{options.data}/follow-ups")]
    if not texts:
        return
    with torch.no_grad():
        found = [model.follow_up(*batches.texts(texts[at : at + 64])) for at in range(0, len(texts), 64)]
    vectors, often = (torch.cat(parts).numpy() for parts in zip(*found))
    rows = np.concatenate([np.round(vectors / np.abs(vectors).max(1, keepdims=True) * 127), np.clip(np.round(often * OFTEN_STEPS), -127, 127)[:, None]], 1)
    rows.astype(np.int8).tofile(f"{options.out}/follow-ups.bin")


if __name__ == "__main__":
    main()
