"""Reads the labelled answers, the one-line memories, the crisis answers and the follow-up pairs; makes training batches."""
import glob
import json
import random
import re

import numpy as np
import torch

from model import ACTS, SIDES, WAYS
from word_pieces import WordPieces

TOKENS_MAX, FOLLOW_UP_TOKENS_MAX = 384, 40
KEYS = {letter: near for letter, near in zip("qwertyuiopasdfghjklzxcvbnm", "wertyuioplsdfghjkllxcvbnmm")}


def lines(pattern):
    return [json.loads(line) for file in sorted(glob.glob(pattern)) for line in open(file, encoding="utf8") if line.strip()]


def answers(pattern):
    return [row for row in lines(pattern) if "sentences" in row]


def memories(folder):
    """`+ Value, Value | sentence` for a value lived, `-` for one missed or fallen short of, `=` for none; the plainest value stands first."""
    rows = []
    for file in sorted(glob.glob(f"{folder}/*.txt")):
        for line in open(file, encoding="utf8"):
            sign, rest = line[0], line[2:].rstrip("\n")
            names, sentence = (part.strip() for part in rest.split("|", 1))
            side = {"+": "lived", "-": None, "=": None}[sign]
            rows.append({"sentences": [sentence], "single": True, "acts": None, "coping": None, "follow_up": "",
                         "values": [{"s": [0], "v": name.strip(), "k": 2 if at == 0 else 1, "side": side} for at, name in enumerate(names.split(",")) if name.strip()]})
    return rows


def crisis(pattern):
    return [{"sentences": split(row["text"]), "crisis": row["label"], "values": None, "acts": None, "coping": None, "follow_up": ""} for row in lines(pattern)]


def split(text):
    parts = [part.strip() for part in re.split(r"(?<=[.!?…。！？])\s+|(?<=[。！？])|\n+", text)]
    return [part for part in parts if part] or [text]


class Catalogue:
    def __init__(self, path):
        rows = [line.rstrip("\n").split("\t") for line in open(path, encoding="utf8") if line.strip() and not line.startswith("#")]
        self.names, self.definitions = [row[0] for row in rows], [row[3] for row in rows]
        self.index = {name: at for at, name in enumerate(self.names)}


def disturb(sentences, rng):
    """People type without capitals, slip on the keys and leave out stops: a third of what is read in training does, too."""
    if rng.random() < 0.67:
        return sentences
    sentences = [s.lower() if rng.random() < 0.5 else s for s in sentences]
    if rng.random() < 0.4:
        sentences = [s.rstrip(".!") for s in sentences]
    if rng.random() < 0.5:
        sentences = [" ".join(slip(word, rng) if rng.random() < 0.05 else word for word in s.split(" ")) for s in sentences]
    return sentences


def slip(word, rng):
    if len(word) < 4:
        return word
    at = rng.randrange(1, len(word) - 1)
    return rng.choice([word[:at] + word[at + 1] + word[at] + word[at + 2 :], word[:at] + word[at + 1 :], word[:at] + KEYS.get(word[at], word[at]) + word[at + 1 :]])


class Batches:
    def __init__(self, vocabulary, catalogue, device):
        self.words, self.catalogue, self.device = WordPieces(vocabulary), catalogue, device

    def encode(self, sentences):
        ids, owner = [self.words.open], [-1]
        for at, sentence in enumerate(sentences):
            pieces = self.words(sentence)[: max(0, TOKENS_MAX - 1 - len(ids))]
            ids += pieces
            owner += [at] * len(pieces)
        return ids + [self.words.close], owner + [-1], len(sentences)

    def inputs(self, encoded):
        longest, most = max(len(ids) for ids, _, _ in encoded), max(count for _, _, count in encoded)
        ids, mask = np.zeros((len(encoded), longest), np.int64), np.zeros((len(encoded), longest), np.float32)
        owner, real = np.full((len(encoded), longest), -1, np.int64), np.zeros((len(encoded), most), bool)
        for i, (tokens, owners, count) in enumerate(encoded):
            ids[i, : len(tokens)], mask[i, : len(tokens)], owner[i, : len(tokens)], real[i, :count] = tokens, 1, owners, True
        return [self.put(part) for part in (ids, mask, owner, real)]

    def put(self, part):
        return torch.from_numpy(part).to(self.device, non_blocking=True)

    def texts(self, texts):
        cut = [[self.words.open, *self.words(text)[: FOLLOW_UP_TOKENS_MAX - 2], self.words.close] for text in texts]
        ids, mask = np.zeros((len(cut), max(map(len, cut))), np.int64), np.zeros((len(cut), max(map(len, cut))), np.float32)
        for i, tokens in enumerate(cut):
            ids[i, : len(tokens)], mask[i, : len(tokens)] = tokens, 1
        return self.put(ids), self.put(mask)

    def targets(self, rows, most):
        n, index = len(rows), self.catalogue.index
        y = {"values": np.zeros((n, most, len(index)), np.float32), "has_values": np.zeros(n, bool), "side": np.full((n, most), -1, np.int64),
             "coping": np.zeros((n, most, len(WAYS)), np.float32), "has_coping": np.zeros(n, bool), "acts": np.zeros((n, len(ACTS)), np.float32),
             "has_acts": np.zeros(n, bool), "crisis": np.zeros(n, np.float32), "single": np.zeros(n, bool)}
        for i, row in enumerate(rows):
            y["single"][i] = row.get("single", False)
            y["crisis"][i] = row["crisis"] if "crisis" in row else float("crisis" in (row["acts"] or []))
            if row["values"] is not None:
                y["has_values"][i] = True
                for label in row["values"]:
                    for s in label["s"]:
                        if label["v"] in index:
                            at = (i, s, index[label["v"]])
                            y["values"][at] = max(y["values"][at], 1.0 if label["k"] == 2 else 0.6)
                        if label.get("side"):
                            y["side"][i, s] = SIDES.index(label["side"])
                if "soft" in row:
                    soft = row["soft"][:most]
                    y["values"][i, : len(soft)] = np.maximum(y["values"][i, : len(soft)], soft)
            if row["acts"] is not None:
                y["has_acts"][i] = y["has_coping"][i] = True
                for act in row["acts"]:
                    if act in ACTS:
                        y["acts"][i, ACTS.index(act)] = 1
                if row["coping"]:
                    for s in row["coping"]["s"]:
                        y["coping"][i, s, WAYS.index(row["coping"]["name"])] = 1
        return {name: self.put(part) for name, part in y.items()}


def shuffled_batches(rows, encoded, size, rng):
    """Answers of like length together, in random order."""
    order = sorted(range(len(rows)), key=lambda i: len(encoded[i][0]) + rng.random() * 12)
    groups = [order[at : at + size] for at in range(0, len(order), size)]
    rng.shuffle(groups)
    return groups
