"""Trains the reader and writes its weights; see README.md for the commands.

python3 train.py --encoder DIR --data DIR --values value-catalogue.tsv --out DIR [--name NAME] [--seed 1] [--epochs 9] [--go-on reader.pt]

`--go-on`: a reader to go on from. Its word vectors and the layers that it shares with the conversation stay as they are, so that the other parts remain valid.
"""
import argparse
import json
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

from data import Batches, Catalogue, acts, answers, conflicts, crisis, disturb, labelled, lines, memories, order_again, printable, retellings, shortened, shuffled_batches, vary
from evaluate import evaluate, evaluate_quotes
from model import SHARED, Reader

SENTENCE_WEIGHT, ANSWER_WEIGHT = 8.0, 5.0
VALUES_AGREEMENT, WHOLE_AGREEMENT, TELLING_AGREEMENT = 20.0, 20.0, 0.5  # How much two readings of an answer, typed and ordered differently, are to agree.


def start_prototypes(model, batches, catalogue, singles):
    """Each value begins at its definition and the memories written for it."""
    texts = {name: [f"{name}: {definition}."] for name, definition in zip(catalogue.names, catalogue.definitions)}
    for row in singles:
        for label in row["values"][:1]:
            if label["v"] in texts and len(texts[label["v"]]) < 24:
                texts[label["v"]].append(row["sentences"][0])
    model.eval()
    with torch.no_grad():
        starts = []
        for name in catalogue.names:
            ids, mask = batches.texts(texts[name])
            states = model.encoder(ids, (1 - mask)[:, None, None] * -30000.0).float()
            starts.append(F.normalize((states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True), dim=-1).mean(0))
        start = F.normalize(torch.stack(starts), dim=-1)
        model.prototypes.data = start - 0.7 * start.mean(0)


def weighted(scores, wanted, counted, positive_weight):
    """Binary cross entropy over the counted rows; masked, not selected, so that nothing waits for the device."""
    weight = torch.full((scores.shape[-1],), positive_weight, device=scores.device)
    each = F.binary_cross_entropy_with_logits(scores, wanted, pos_weight=weight, reduction="none").mean(-1)
    return mean(each, counted)


def mean(each, counted):
    return (each * counted).sum() / counted.sum().clamp(min=1)


def loss_of(out, y, real):
    valued, judged = y["has_values"], y["has_acts"]
    wanted = y["values"]
    counted = real & valued[:, None] & (~y["strict"][:, None] | (wanted.amax(-1) >= 0.5))
    best = lambda scores: scores.masked_fill(~real[..., None], -1e4).amax(1)
    positive = counted & (wanted.amax(-1) >= 0.5)
    among = shares(out["values"], wanted)
    # What any telling of the answer shows; of one that is read in part, only what that part shows.
    shown = torch.maximum(y["answer"], (wanted * real[..., None]).amax(1))
    stories = counted & ~(y["single"] | y["strict"])[:, None]
    quote = F.binary_cross_entropy_with_logits(out["quote"], y["quote"], pos_weight=torch.full((out["quote"].shape[-1],), 2.0, device=real.device), reduction="none")
    telling = F.binary_cross_entropy_with_logits(out["telling"], wanted.amax(-1).clamp(max=1), reduction="none")
    side = F.cross_entropy(out["side"].transpose(1, 2), y["side"].clamp(min=0), weight=torch.tensor([1.0, 3.0, 3.0], device=real.device), reduction="none")
    alarm = out["crisis"].masked_fill(~real, -1e4).amax(1)
    return {
        "sentence": 40 * weighted(out["values"], wanted, counted, SENTENCE_WEIGHT),
        "answer": 20 * weighted(best(out["values"]), shown, y["has_answer"], ANSWER_WEIGHT),
        "whole": 20 * weighted(out["whole"], shown, y["has_answer"], ANSWER_WEIGHT) + 0.5 * mean(shares(out["whole"], shown), y["has_answer"] & (shown.amax(-1) >= 0.5)),
        "among": mean(among, positive),
        "telling": mean(telling, stories),
        "quote": mean(quote, real[..., None] & y["has_quote"][:, None]),
        "side": 0.5 * mean(side, counted & (y["side"] >= 0)),
        "acts": weighted(out["acts"], y["acts"], judged, 3.0),
        "coping": 10 * weighted(out["coping"], y["coping"], real & y["has_coping"][:, None], 10.0),
        "coping-answer": 5 * weighted(best(out["coping"]), y["coping"].amax(1), y["has_coping"], 4.0),
        "crisis": 4 * danger_loss(alarm, y["crisis"]),
    }


def shares(scores, wanted):
    """Cross entropy between what is wanted and how the scores divide one whole among the values."""
    return -(wanted / wanted.sum(-1, keepdim=True).clamp(min=1e-6) * F.log_softmax(scores, -1)).sum(-1)


def danger_loss(alarm, wanted):
    return F.binary_cross_entropy_with_logits(alarm, wanted, pos_weight=torch.tensor(1.5, device=alarm.device))


def match_loss(model, batches, out, rows):
    """The follow-up that belongs to an answer against those of the other answers in the batch."""
    paired = [i for i, row in enumerate(rows) if row["follow_up"]]
    if len(paired) < 8:
        return None
    ids, mask = batches.texts([rows[i]["follow_up"] if isinstance(rows[i]["follow_up"], str) else random.choice(rows[i]["follow_up"]) for i in paired])
    directions = model.follow_up(ids, mask)
    scores = out["match"][paired] @ (directions if torch.is_tensor(directions) else directions[0]).T / 0.05
    same = torch.arange(len(paired), device=scores.device)
    return 0.5 * (F.cross_entropy(scores, same) + F.cross_entropy(scores.T, same))


def train(model, batches, told, retold, singles, danger, options):
    head = [p for name, p in model.named_parameters() if not name.startswith("encoder.")]
    groups = [{"params": [p for p in model.encoder.parameters() if p.requires_grad], "lr": options.rate}, {"params": head, "lr": options.rate * 10}]

    def losses(rows, inputs):
        out = model(*inputs)
        matched = match_loss(model, batches, out, rows)
        out, y, real = {name: t.float() for name, t in out.items()}, batches.targets(rows, inputs[3].shape[1]), inputs[3]
        found = {**loss_of(out, {name: torch.cat([t, t]) for name, t in y.items()}, real), "agreement": disagreement_of(out, real[: len(rows)] & real[len(rows) :])}
        return found if matched is None else {**found, "match": matched.float()}

    rows_of = lambda rng: told + [vary(row, rng) for row in told] + retold + singles + [shortened(row, rng) for row in danger]
    run_epochs(model, batches, groups, rows_of, losses, options, readings=2)


def disagreement_of(out, real):
    """The first half of the batch is read again in the second half."""
    halves = lambda name: out[name].chunk(2)
    whole = WHOLE_AGREEMENT * disagreement(*halves("whole")).mean()
    return whole + VALUES_AGREEMENT * mean(disagreement(*halves("values")).mean(-1), real) + TELLING_AGREEMENT * mean(disagreement(*halves("telling")), real)


def disagreement(one, other):
    """Symmetric Kullback-Leibler divergence of two readings."""
    return (torch.sigmoid(one) - torch.sigmoid(other)) * (one - other)


def run_epochs(model, batches, groups, rows_of, losses_of, options, readings=1):
    """`rows_of`: what one epoch reads; `losses_of`: the losses of a batch by name; `readings`: 2 where a batch holds each answer twice, told otherwise the second time."""
    rng, device = random.Random(options.seed), batches.device
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01, **({"fused": True} if device == "cuda" else {}))
    steps, start = options.epochs * -(-len(rows_of(random.Random(0))) // options.batch), time.time()
    left = lambda k: max(0.0, 1 - (time.time() - start) / options.seconds if options.seconds else 1 - k / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda k: min(1, (k + 1) / 100) * left(k))
    for epoch in range(options.epochs):
        if left(epoch) == 0:
            break
        model.train()
        rows = rows_of(rng)
        encoded = [[batches.forget(batches.encode(disturb(row["sentences"], rng), question=row.get("before", "")), rng) for row in rows]]
        if readings == 2:
            encoded.append([batches.forget(batches.encode(disturb(row["sentences"], rng, 0.67, 0.1), order_again(row, rng)), rng) for row in rows])
        sums, count = {}, 0
        for group in shuffled_batches(rows, encoded[0], options.batch, rng):
            if options.seconds and left(0) == 0:
                break
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                losses = losses_of([rows[i] for i in group], batches.inputs([reading[i] for reading in encoded for i in group]))
            optimiser.zero_grad()
            sum(losses.values()).backward()
            torch.nn.utils.clip_grad_norm_([p for part in groups for p in part["params"]], 1.0)
            optimiser.step(), schedule.step()
            count += 1
            for name, value in losses.items():
                sums[name] = sums.get(name, 0) + value.detach()
        print(f"epoch {epoch + 1} {time.time() - start:.0f}s", {name: round(float(total) / max(1, count), 3) for name, total in sums.items()}, flush=True)
    model.eval()


def common_options():
    parser = argparse.ArgumentParser()
    for name in ("encoder", "data", "values", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--name", default="reader"), parser.add_argument("--seed", type=int, default=1), parser.add_argument("--limit", type=int)
    parser.add_argument("--batch", type=int, default=128), parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--seconds", type=float)  # Ends by the clock instead of by epochs; the rate falls with the time that is left.
    return parser


def main():
    parser = common_options()
    parser.add_argument("--epochs", type=int, default=9), parser.add_argument("--go-on")
    options = parser.parse_args()
    random.seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    catalogue = Catalogue(options.values)
    batches = Batches(f"{options.encoder}/vocab.txt", catalogue, device)
    told, retold, singles = labelled(options.data) + conflicts(f"{options.data}/next/coping*.jsonl"), retellings(options.data), memories(f"{options.data}/memories")
    fit_pairs(told, f"{options.data}/follow-ups")
    if options.limit:
        told, singles = told[: options.limit], singles[: options.limit]
    torch.manual_seed(0)  # The heads start alike, so that runs of several seeds can be averaged.
    model = Reader(len(catalogue.names))
    torch.manual_seed(options.seed)
    if options.go_on:
        go_on(model, torch.load(options.go_on, map_location="cpu"))
    else:
        model.encoder.load(load_weights(options.encoder))
    model.to(device)
    if not options.go_on:
        start_prototypes(model, batches, catalogue, singles)
    danger = crisis(f"{options.data}/crisis/train*.jsonl")[: options.limit]
    train(model, batches, told, retold, singles + (acts(f"{options.data}/acts/*.jsonl") + acts(f"{options.data}/next/acts*.jsonl"))[: options.limit], danger, options)
    torch.save({name: t.half() for name, t in model.state_dict().items()}, f"{options.out}/{options.name}.pt")
    print(options.name, json.dumps(evaluate(model, batches, answers(f"{options.data}/development/*.jsonl"), f"{options.data}/follow-ups")),
          json.dumps(evaluate_quotes(model, batches, [printable(row) for row in lines(f"{options.data}/next/development-print*.jsonl")])), flush=True)


def go_on(model, weights):
    # A head may have more outputs than before.
    begun = {name: torch.cat([weights[name].float(), t[len(weights[name]) :]]) if weights[name].shape != t.shape else weights[name] for name, t in model.state_dict().items() if name in weights}
    model.load_state_dict(begun, strict=False)
    own = tuple(f"blocks.{layer}." for layer in range(SHARED, len(model.encoder.blocks)))
    for name, parameter in model.encoder.named_parameters():
        parameter.requires_grad = name.startswith(own)


def fit_pairs(told, folder):
    """Where the library's follow-ups were judged for an answer, these replace the one that was written for it."""
    library = [line.rstrip("\n").split("\t")[2] for line in sorted_library(folder)]
    judged = {row["id"]: [library[at] for at in row["fits"]] for row in lines(f"{folder}/judged*.jsonl")}
    for row in told:
        if judged.get(row["id"]):
            row["follow_up"] = [row["follow_up"], *judged[row["id"]], *judged[row["id"]]]


def sorted_library(folder):
    try:
        return [line for line in open(f"{folder}/follow-ups.tsv", encoding="utf8") if line.strip()]
    except FileNotFoundError:
        return []


def load_weights(folder):
    packed = np.load(f"{folder}/encoder.npz")
    weights = {name: torch.from_numpy(packed[name].astype(np.float32)) for name in packed.files if not name.startswith("scale:")}
    words = "embeddings.word_embeddings.weight"
    weights[words] = weights[words] * torch.from_numpy(packed[f"scale:{words}"].astype(np.float32))[:, None]
    return weights


if __name__ == "__main__":
    main()
