"""Trains a branch above the averaged layers of the readers, which stay as they are; see README.md.

python3 branches.py danger|conversation --encoder DIR --data DIR --values catalogue.tsv --out DIR [--name NAME] [--seed 1] [--go-on BRANCH.pt [--library follow-ups.bin]] READER.pt [READER.pt ...]

`--library`: the follow-ups keep the directions that they have in this file, and only the answers learn where they lie.
"""
import random

import numpy as np
import torch
import torch.nn.functional as F

from data import Batches, Catalogue, acts, answers, crisis, first_words, judged, labelled, long_stories, passage, questions, shortened, vary, with_question
from evaluate import evaluate_conversation, evaluate_kinds, evaluate_words, recall_of_danger
from model import FIT_SCALE, HEAVY, KINDS, OFTEN_STEPS, SHARED, WORDS, Conversation, Danger, Reader, hidden, through
from train import common_options, danger_loss, disagreement, match_loss, mean, run_epochs, sorted_library

EPOCHS = {"danger": 20, "conversation": 12}
ACT_WEIGHTS = [1.0, 1.0, 1.0, 2.0, 4.0, 4.0, 2.0, 1.0]  # In the order of ACTS: grief and guilt decide what is said next.
KINDS_WEIGHT = 10.0  # Of the 53 kinds an answer has one or none.
AGREEMENT = 4.0  # How much two readings of the same batch, with different units dropped, are to agree.


def averaged(files):
    states = [torch.load(file, map_location="cpu") for file in files]
    return {name: sum(state[name].float() for state in states) / len(states) for name in states[0] if all(name in state for state in states)}


def shared_layers(reader, ids, mask):
    with torch.no_grad():
        return through(reader.encoder.blocks[:SHARED], reader.encoder.start(ids), hidden(mask))


class WithDanger(torch.nn.Module):
    def __init__(self, reader):
        super().__init__()
        self.reader, self.branch = reader, Danger(0.1)
        self.branch.blocks.load_state_dict(reader.encoder.blocks[SHARED:].state_dict())

    def crisis(self, ids, mask, owner, real):
        return self.branch(shared_layers(self.reader, ids, mask), mask, owner, real)

    def rows(self, folder):
        """Answers about danger, harmless ones that sound near, and ordinary ones; the labelled answers are ordinary, too, those about grief and guilt among them. Of long stories three passages are read."""
        ordinary = answers(f"{folder}/answers/*.jsonl") + acts(f"{folder}/acts/*.jsonl") + acts(f"{folder}/next/acts*.jsonl")
        told = [{"sentences": row["sentences"], "crisis": float("crisis" in (row["acts"] or []))} for row in ordinary]
        rows = crisis(f"{folder}/crisis/train*.jsonl") + crisis(f"{folder}/crisis-long/train-reflections*.jsonl") + told
        stories = long_stories(f"{folder}/crisis-long/train-stories*.jsonl") * 3
        return lambda rng: [shortened(row, rng) for row in rows] + [passage(story, rng) for story in stories]

    def losses(self, batches, rows, inputs):
        wanted = torch.tensor([float(row["crisis"]) for row in rows], device=inputs[0].device)
        one, other = (self.crisis(*inputs).float().masked_fill(~inputs[3], -1e4).amax(1) for _ in range(2))
        return {"crisis": danger_loss(one, wanted) + danger_loss(other, wanted), "agreement": AGREEMENT * disagreement(one, other).mean()}

    def report(self, batches, folder):
        near, replies = (crisis(f"{folder}/crisis/{name}*.jsonl") for name in ("development", "replies-development"))
        cries, present = [row for row in near if row["crisis"]], crisis(f"{folder}/crisis-long/development-reflections*.jsonl")
        return {"near": recall_of_danger(self, batches, near), "present tense": recall_of_danger(self, batches, cries + present), "replies": recall_of_danger(self, batches, replies)}


class WithConversation(torch.nn.Module):
    def __init__(self, reader, library=None):
        super().__init__()
        self.reader, self.branch, self.library = reader, Conversation(0.1), library
        self.branch.blocks.load_state_dict(reader.encoder.blocks[SHARED:].state_dict())

    def forward(self, ids, mask, owner, real):
        return self.branch(shared_layers(self.reader, ids, mask), mask, owner, real)

    def crisis(self, *inputs):
        return self(*inputs)["crisis"]

    def follow_up(self, ids, mask):
        return self.branch.follow_up(shared_layers(self.reader, ids, mask), mask)

    def directions(self, batches, texts):
        if self.library is None:
            return self.follow_up(*batches.texts(texts))
        known = torch.stack([self.library[text] for text in texts]).to(batches.device)
        return known[:, :-1], known[:, -1]

    def rows(self, folder):
        told, talk = labelled(folder), acts(f"{folder}/acts/*.jsonl") + acts(f"{folder}/next/acts*.jsonl")
        words, others = first_words(f"{folder}/next/words*.jsonl", f"{folder}/next/taken-up*.jsonl"), questions(folder)
        replies, heard = [row for row in words + talk if "question" in row], [row for row in words if "kinds" in row]
        danger, fits = crisis(f"{folder}/crisis/train*.jsonl") + crisis(f"{folder}/conversation/danger*.jsonl"), judged(f"{folder}/conversation/train*.jsonl", f"{folder}/follow-ups")
        once = lambda rng: told + [vary(row, rng) for row in told] + talk + talk + words + words + replies + heard + heard + fits + fits + [shortened(row, rng) for row in rng.sample(danger, len(danger) // 2)]
        return lambda rng: [with_question(row, others, rng) for row in once(rng)]

    def losses(self, batches, rows, inputs):
        out, y = self(*inputs), batches.targets(rows, inputs[3].shape[1])
        weights, positive = torch.tensor(ACT_WEIGHTS, device=y["acts"].device), torch.full((HEAVY,), 3.0, device=y["acts"].device)
        each = F.binary_cross_entropy_with_logits(out["acts"].float()[:, :HEAVY], y["acts"], weights, pos_weight=positive, reduction="none")
        heavy = F.binary_cross_entropy_with_logits(out["acts"].float()[:, HEAVY], y["heavy"].clamp(min=0), reduction="none")
        words = F.binary_cross_entropy_with_logits(out["acts"].float()[:, HEAVY + 1 :], F.one_hot(y["word"].clamp(min=0), len(WORDS)).float(), pos_weight=torch.full((len(WORDS),), 3.0, device=y["acts"].device), reduction="none")
        kinds = F.binary_cross_entropy_with_logits(out["kinds"].float(), y["kinds"], pos_weight=torch.full((len(KINDS),), 3.0, device=y["acts"].device), reduction="none").mean(-1)
        found = {"acts": mean(each.mean(-1), y["has_acts"]), "heavy": mean(heavy, y["heavy"] >= 0), "words": mean(words.mean(-1), y["word"] >= 0),
                 "kinds": KINDS_WEIGHT * mean(kinds, y["has_kinds"]), "crisis": danger_loss(out["crisis"].float().masked_fill(~inputs[3], -1e4).amax(1), y["crisis"])}
        matched, fitting = None if self.library else match_loss(self, batches, out, rows), fit_loss(self, batches, out, rows)
        return {**found, **({} if matched is None else {"match": 0.5 * matched.float()}), **({} if fitting is None else {"fit": 2 * fitting.float()})}

    def report(self, batches, folder):
        danger = recall_of_danger(self, batches, crisis(f"{folder}/crisis/development*.jsonl"))
        return {"crisis": danger, "words": evaluate_words(self, batches, first_words(f"{folder}/conversation/words-development*.jsonl")),
                "kinds": evaluate_kinds(self, batches, [row for row in first_words(f"{folder}/conversation/words-development*.jsonl", f"{folder}/conversation/taken-up-development*.jsonl") if "kinds" in row]), **evaluate_conversation(self, batches, judged(f"{folder}/conversation/development*.jsonl", f"{folder}/follow-ups"))}


def fit_loss(model, batches, out, rows):
    """Whether each judged follow-up fits its answer."""
    pairs = [(i, text, fits) for i, row in enumerate(rows) for text, fits in row.get("judged", []) if model.library is None or text in model.library]
    if not pairs:
        return None
    directions, often = model.directions(batches, [text for _, text, _ in pairs])
    scores = FIT_SCALE * (out["match"][[i for i, _, _ in pairs]] * directions).sum(-1) + often
    return F.binary_cross_entropy_with_logits(scores.float(), torch.tensor([fits for _, _, fits in pairs], device=scores.device))


def library_of(path, folder):
    """The directions of `follow-ups.bin`, and how often each follow-up fits, by its text."""
    texts = [line.rstrip("\n").split("\t")[2] for line in sorted_library(f"{folder}/follow-ups")]
    rows = torch.from_numpy(np.fromfile(path, np.int8).reshape(len(texts), -1).astype(np.float32))
    return dict(zip(texts, torch.cat([F.normalize(rows[:, :-1], dim=-1), rows[:, -1:] / OFTEN_STEPS], 1)))


def main():
    parser = common_options()
    parser.add_argument("--epochs", type=int), parser.add_argument("--go-on"), parser.add_argument("--library")
    parser.add_argument("part", choices=["danger", "conversation"]), parser.add_argument("readers", nargs="+")
    options = parser.parse_args()
    options.epochs = options.epochs or EPOCHS[options.part]
    random.seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    catalogue = Catalogue(options.values)
    batches = Batches(f"{options.encoder}/vocab.txt", catalogue, device)
    torch.manual_seed(0)  # The heads start alike, so that runs of several seeds can be averaged.
    reader = Reader(len(catalogue.names))
    reader.load_state_dict(averaged(options.readers), strict=False)
    model = WithDanger(reader) if options.part == "danger" else WithConversation(reader, library_of(options.library, options.data) if options.library else None)
    if options.go_on:
        model.branch.load_state_dict(torch.load(options.go_on, map_location="cpu"), strict=False)
    torch.manual_seed(options.seed)
    model.to(device)
    blocks, heads = list(model.branch.blocks.parameters()), [p for name, p in model.branch.named_parameters() if not name.startswith("blocks.")]
    rows_of = model.rows(options.data)
    limited = (lambda rng: rng.sample(rows_of(rng), options.limit)) if options.limit else rows_of
    run_epochs(model, batches, [{"params": blocks, "lr": options.rate}, {"params": heads, "lr": options.rate * 10}], limited,
               lambda rows, inputs: model.losses(batches, rows, inputs), options)
    torch.save({name: t.half() for name, t in model.branch.state_dict().items()}, f"{options.out}/{options.name}.pt")
    print(options.name, model.report(batches, options.data), flush=True)


if __name__ == "__main__":
    main()
