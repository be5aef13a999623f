"""Averages the readers and the branches, exports them as four ONNX files (words with the shared layers; reader; conversation; danger), 8 bit, and writes the library's vectors.

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
from model import CONVERSATION_OUTPUTS, OFTEN_STEPS, OUTPUTS, QUESTION, WIDTH, Conversation, Danger, OneConversation, OneDanger, OneReader, Reader, Words
from train import sorted_library



def main():
    parser = argparse.ArgumentParser()
    for name in ("encoder", "data", "values", "out"):
        parser.add_argument(f"--{name}", required=True)
    for name in ("readers", "conversations", "dangers"):
        parser.add_argument(f"--{name}", nargs="+", default=[])
    parser.add_argument("--library", action="store_true")  # The follow-ups keep the directions that they have.
    options = parser.parse_args()
    catalogue = Catalogue(options.values)
    reader = Reader(len(catalogue.names))
    reader.load_state_dict(averaged(options.readers), strict=False)
    reader.eval()
    batches = Batches(f"{options.encoder}/vocab.txt", catalogue, "cpu")
    member, tokens, sentences = torch.rand(3, 40), {1: "tokens"}, {0: "sentences"}
    read = {"words": torch.rand(1, 40, WIDTH), "member": member}
    replied, sizes = {**read, "told": torch.rand(1, 40)}, {"words": tokens, "member": {0: "sentences", 1: "tokens"}, "told": tokens, "crisis": sentences}
    if options.dangers:
        danger = Danger(0.0)
        danger.load_state_dict(averaged(options.dangers))
        export(OneDanger(danger), f"{options.out}/danger", {"words": torch.rand(40, WIDTH), "member": member}, ["crisis"], {"words": {0: "tokens"}, "member": {0: "sentences", 1: "tokens"}, "crisis": sentences})
    if options.conversations:
        model = WithConversation(reader)
        model.branch = Conversation(0.0)
        model.branch.load_state_dict(averaged(options.conversations), strict=False)
        if not options.library:
            write_library(model.eval(), batches, options)
        export(OneConversation(model.branch), f"{options.out}/conversation", replied, CONVERSATION_OUTPUTS, sizes)
    export(Words(reader.encoder), f"{options.out}/words", {"ids": torch.randint(1000, 20000, (1, 40))}, ["words"], {"ids": tokens, "words": tokens})
    export(OneReader(reader), f"{options.out}/reader", read, OUTPUTS, {"words": tokens, "member": {0: "sentences", 1: "tokens"}, **{name: sentences for name in OUTPUTS}})
    small = Small(options.out)
    print("8 bit", json.dumps(evaluate(small, batches, answers(f"{options.data}/development/*.jsonl"), None)))
    for name in ("crisis/development", "crisis/replies-development"):
        rows = crisis(f"{options.data}/{name}*.jsonl")
        scores = [small.danger_of(*batches.inputs([batches.encode(row["sentences"])])) for row in rows]
        print(name, recall_at_false_alarms(scores, [row["crisis"] for row in rows]), flush=True)


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

        self.words, self.reader, self.conversation, self.danger = (onnxruntime.InferenceSession(f"{folder}/{name}.onnx") for name in ("words", "reader", "conversation", "danger"))

    def eval(self):
        return self

    def inputs(self, ids, mask, owner, real):
        member = (owner[0, None].cpu() == torch.arange(real.shape[1])[:, None]).float()
        told = (owner[0, None].cpu() != QUESTION).float()
        start = self.words.run(["words"], {"ids": ids.cpu().numpy()})[0]
        return {"words": start, "member": (member / member.sum(-1, keepdim=True).clamp(min=1)).numpy(), "told": (told / told.sum()).numpy()}

    def __call__(self, *inputs):
        """Without the question the inputs of both are the same."""
        inputs = self.inputs(*inputs)
        talk = dict(zip(CONVERSATION_OUTPUTS, self.conversation.run(CONVERSATION_OUTPUTS, inputs)))
        read = dict(zip(OUTPUTS, self.reader.run(OUTPUTS, {name: inputs[name] for name in ("words", "member")})))
        return {name: torch.from_numpy(part)[None] for name, part in {**read, **talk}.items()}

    def danger_of(self, *inputs):
        found = self.inputs(*inputs)
        return float(self.danger.run(["crisis"], {"words": found["words"][0], "member": found["member"]})[0].max())


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
