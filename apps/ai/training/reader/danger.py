"""Trains the branch for danger above the averaged layers of the readers, which stay as they are; see README.md.

python3 danger.py --encoder DIR --data DIR --values value-catalogue.tsv --out DIR [--name NAME] [--seed 1] READER.pt [READER.pt ...]
"""
import random

import torch

from data import Batches, Catalogue, answers, crisis, shortened
from evaluate import recall_of_danger
from model import SHARED, Reader
from train import common_options, danger_loss, run_epochs


def averaged(files):
    states = [torch.load(file, map_location="cpu") for file in files]
    return {name: sum(state[name].float() for state in states) / len(states) for name in states[0]}


def texts(folder):
    """Answers about danger, harmless ones that sound near, and ordinary ones; the labelled answers are ordinary, too."""
    told = [{"sentences": row["sentences"], "crisis": float("crisis" in row["acts"])} for row in answers(f"{folder}/answers/*.jsonl")]
    return crisis(f"{folder}/crisis/train*.jsonl") + told


def train(model, batches, rows, options):
    def losses(part, inputs):
        alarm = model.branch(*inputs).float().masked_fill(~inputs[3], -1e4).amax(1)
        return {"crisis": danger_loss(alarm, torch.tensor([float(row["crisis"]) for row in part], device=alarm.device))}

    groups = [{"params": list(model.danger.blocks.parameters()), "lr": options.rate}, {"params": list(model.danger.alarm.parameters()), "lr": options.rate * 10}]
    run_epochs(model, batches, groups, lambda rng: [shortened(row, rng) for row in rows], losses, options)


def main():
    parser = common_options()
    parser.add_argument("--epochs", type=int, default=12), parser.add_argument("readers", nargs="+")
    options = parser.parse_args()
    random.seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    catalogue = Catalogue(options.values)
    batches = Batches(f"{options.encoder}/vocab.txt", catalogue, device)
    torch.manual_seed(0)
    model = Reader(len(catalogue.names))
    torch.manual_seed(options.seed)
    model.load_state_dict(averaged(options.readers), strict=False)
    model.danger.blocks.load_state_dict(model.encoder.blocks[SHARED:].state_dict())
    model.to(device)
    train(model, batches, texts(options.data)[: options.limit], options)
    torch.save({name: t.half() for name, t in model.danger.state_dict(prefix="danger.").items()}, f"{options.out}/{options.name}.pt")
    print(options.name, recall_of_danger(model, batches, crisis(f"{options.data}/crisis/development*.jsonl")), flush=True)


if __name__ == "__main__":
    main()
