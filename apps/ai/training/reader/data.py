"""Reads the labelled answers, the one-line memories, the crisis answers and the follow-up pairs; makes training batches."""
import glob
import json
import os
import random
import re

import numpy as np
import torch

from model import ACTS, KINDS, QUESTION, QUOTE, SIDES, WAYS, WORDS
from word_pieces import WordPieces

TOKENS_MAX, FOLLOW_UP_TOKENS_MAX, QUESTION_TOKENS_MAX = 384, 40, 72
HEAVINESS = [0.0, 0.3, 1.0]
SECOND_KIND = 0.6  # How much of what is told counts that a listener would take up in the second place.
KEYS = {letter: near for letter, near in zip("qwertyuiopasdfghjklzxcvbnm", "wertyuioplsdfghjkllxcvbnmm")}


def lines(pattern):
    return [json.loads(line) for file in sorted(glob.glob(pattern)) for line in open(file, encoding="utf8") if line.strip()]


def answers(pattern):
    return [row for row in lines(pattern) if "sentences" in row]


def labelled(folder):
    """All labelled answers, with the labels of a second reading where there is one (`next`): both count."""
    rows = answers(f"{folder}/answers/*.jsonl") + answers(f"{folder}/next/stories*.jsonl")
    second = {row["id"]: row["l"] for row in lines(f"{folder}/next/second-labels*.jsonl")}
    edited = {row["id"]: row for row in lines(f"{folder}/next/print*.jsonl")}
    both = [{**row, "values": row["values"] + [{"s": [s], "v": name, "k": k, "side": side} for s, name, k, side in second.get(row["id"], [])]} for row in rows]
    known = [{**row, **marks_of(edited[row["id"]]), "values": row["values"] + names_of(edited[row["id"]])} if row["id"] in edited else row for row in both]
    return known + [printable(row) for row in edited.values() if "sentences" in row]


def printable(row):
    """An answer of which an editor chose what could be printed under a value: only for these sentences is it known which values they show (`strict`)."""
    return {"id": row["id"], "sentences": row["sentences"], "values": names_of(row), "strict": True, "acts": None, "follow_up": "", **marks_of(row),
            "coping": row["way"] and {"s": row["way"]["s"], "name": row["way"]["name"]}, "coped": True}


def marks_of(row):
    return {"clear": row["clear"], "fit": sorted({s for passage in row["print"] for s in passage["s"]})}


def names_of(row):
    return [{"s": passage["s"], "v": name, "k": 2 if at == 0 else 1, "side": None} for passage in row["print"] for at, name in enumerate(passage["v"])]


def conflicts(pattern):
    """Answers about a conflict, with the way of coping and the words that tell it."""
    rows = []
    for row in lines(pattern):
        text, sentences, told, start = row["text"], split(row["text"]), [], 0
        first = text.find(row["words"]) if row["way"] else -1
        for at, sentence in enumerate(sentences):
            start = text.index(sentence, start)
            if first >= 0 and start < first + len(row["words"]) and first < start + len(sentence):
                told.append(at)
            start += len(sentence)
        rows.append({"id": None, "sentences": sentences, "values": None, "acts": None, "follow_up": "", "coping": {"s": told, "name": row["way"]} if told else None, "coped": True})
    return rows


def retellings(folder):
    """Labelled answers as the same person tells them half a year later. What the first telling showed, this one shows somewhere."""
    told = {row["id"]: row for row in labelled(folder)}
    return [{"sentences": split(row["text"]), "values": None, "answer": told[row["id"]]["values"], "acts": None, "coping": None, "follow_up": "",
             "crisis": float("crisis" in (told[row["id"]]["acts"] or []))} for row in lines(f"{folder}/next/retold*.jsonl")]


def acts(pattern):
    return [{**asked(row), "sentences": split(row["text"]), "values": None, "acts": row["acts"], "coping": None, "follow_up": "",
             **({"heavy": HEAVINESS[row["heavy"]]} if "heavy" in row else {})} for row in lines(pattern)]


def first_words(pattern, taken_up=""):
    """Answers with the first words that a kind listener would choose, and what such a listener would take up of them, where that is known (`taken_up`: by file and line)."""
    known = {row["of"]: row for row in lines(taken_up)}
    of = [f"{os.path.basename(file)[:-6]}:{at}" for file in sorted(glob.glob(pattern)) for at, _ in enumerate(open(file, encoding="utf8"))]
    return [{**asked(row), "sentences": split(row["text"]), "values": None, "acts": None, "coping": None, "follow_up": "", "word": WORDS.index(row["word"]), **kinds_of(known.get(id, row))}
            for id, row in zip(of, lines(pattern), strict=True)]


def kinds_of(row):
    return {"kinds": [KINDS.index(kind) for kind in row["kinds"]], "heavy": HEAVINESS[row["hard"]]} if "kinds" in row else {}


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
    return [{**asked(row), "sentences": split(row["text"]), "crisis": row["label"], "values": None, "acts": None, "coping": None, "follow_up": ""} for row in lines(pattern)]


def asked(row):
    """The question before an answer, where it is known."""
    return {"question": row["question"]} if "question" in row else {}


def questions(folder):
    """All questions that stand before an answer in the data for the conversation."""
    return sorted({row["question"] for row in lines(f"{folder}/next/words*.jsonl") if "question" in row})


def with_question(row, others, rng):
    """`before`: nearly always the question that was asked; where it is not known, often one that may have been, so that a question alone tells nothing."""
    if "question" in row:
        return {**row, "before": row["question"]} if rng.random() < 0.85 else row
    return {**row, "before": rng.choice(others)} if rng.random() < 0.4 else row


def long_stories(pattern):
    """Long stories; `cries`: which of their sentences tell of danger."""
    rows = []
    for row in lines(pattern):
        sentences = split(row["text"])
        rows.append({"sentences": sentences, "cries": {at for at, sentence in enumerate(sentences) for cry in row.get("cry", []) if sentence in cry or cry in sentence}})
    return rows


def judged(pattern, folder):
    """Answers with how heavy they are (0, 1, 2), and follow-ups of the library with whether they fit."""
    library = {row[0]: row[2] for row in (line.rstrip("\n").split("\t") for line in open(f"{folder}/follow-ups.tsv", encoding="utf8") if line.strip())}
    return [{"sentences": split(row["text"]), "values": None, "acts": None, "coping": None, "follow_up": "", "heavy": HEAVINESS[row["heavy"]],
             "judged": [(library[id], float(id in row["fits"])) for id in row["offered"]] + [(text, float(fits)) for text, fits in row.get("asked", [])]} for row in lines(pattern)]


def split(text):
    parts = [part.strip() for part in re.split(r"(?<=[.!?…。！？])\s+|(?<=[。！？])|\n+", text)]
    return [part for part in parts if part] or [text]


class Catalogue:
    def __init__(self, path):
        rows = [line.rstrip("\n").split("\t") for line in open(path, encoding="utf8") if line.strip() and not line.startswith("#")]
        self.names, self.definitions = [row[0] for row in rows], [row[3] for row in rows]
        self.index = {name: at for at, name in enumerate(self.names)}


def disturb(sentences, rng, often=0.33, slips=0.05):
    """People type without capitals, slip on the keys and leave out stops: a third of what is read in training does, too."""
    if rng.random() >= often:
        return sentences
    sentences = [s.lower() if rng.random() < 0.5 else s for s in sentences]
    if rng.random() < 0.4:
        sentences = [s.rstrip(".!") for s in sentences]
    if rng.random() < 0.5:
        sentences = [" ".join(slip(word, rng) if rng.random() < slips else word for word in s.split(" ")) for s in sentences]
    return sentences


def order_again(row, rng):
    """In which order a labelled answer is read a second time: often another one, sometimes without one sentence in eight."""
    order = list(range(len(row["sentences"])))
    if row["values"] is None or len(order) < 2:
        return order
    if rng.random() < 0.4:
        rng.shuffle(order)
    if rng.random() < 0.3:
        order = [at for at in order if rng.random() > 0.12] or order
    return order


def vary(row, rng):
    """The same answer told otherwise: a short piece of it, some sentences left out, or another order. What is labelled per sentence keeps its label."""
    count, kind = len(row["sentences"]), rng.random()
    if count < 2 or kind < 0.3:
        return row
    if kind < 0.65 and "crisis" not in (row["acts"] or []):
        length = min(count, rng.choice((1, 1, 2, 2, 3)))
        first = rng.randrange(count - length + 1)
        return {**chosen(row, list(range(first, first + length))), "acts": None, "crisis": 0, "follow_up": ""}
    if kind < 0.85:
        kept = [at for at in range(count) if rng.random() > 0.15]
        return chosen(row, kept) if kept else row
    return chosen(row, rng.sample(range(count), count))


def chosen(row, order):
    place = {at: new for new, at in enumerate(order)}
    moved = lambda label: {**label, "s": [place[s] for s in label["s"] if s in place]}
    coping = moved(row["coping"]) if row["coping"] else None
    marks = {kind: [place[s] for s in row[kind] if s in place] for kind in QUOTE if kind in row}
    return {**row, **marks, "sentences": [row["sentences"][at] for at in order], "values": row["values"] and [moved(label) for label in row["values"]],
            "coping": coping if coping and coping["s"] else None}


def shortened(row, rng):
    """A piece of a harmless answer is harmless, too; of one about danger it may not be."""
    if row["crisis"] or len(row["sentences"]) < 3 or rng.random() >= 0.4:
        return row
    first = rng.randrange(len(row["sentences"]) - 1)
    return {**row, "sentences": row["sentences"][first : first + rng.randint(1, 3)]}


def passage(story, rng):
    """Some sentences of a long story, as they are read in the program: dangerous where one of them is. Every second one of a story with a cry is taken around it."""
    count, length = len(story["sentences"]), rng.randint(1, 5)
    first = rng.randrange(max(1, count - length + 1))
    if story["cries"] and rng.random() < 0.5:
        first = max(0, rng.choice(sorted(story["cries"])) - rng.randrange(length))
    taken = range(first, min(count, first + length))
    return {"sentences": [story["sentences"][at] for at in taken], "crisis": float(any(at in story["cries"] for at in taken)), "values": None, "acts": None, "coping": None, "follow_up": ""}


def slip(word, rng):
    if len(word) < 4:
        return word
    at = rng.randrange(1, len(word) - 1)
    return rng.choice([word[:at] + word[at + 1] + word[at] + word[at + 2 :], word[:at] + word[at + 1 :], word[:at] + KEYS.get(word[at], word[at]) + word[at + 1 :]])


def strength(label):
    return 1.0 if label["k"] == 2 else 0.6


class Batches:
    def __init__(self, vocabulary, catalogue, device):
        self.words, self.catalogue, self.device = WordPieces(vocabulary), catalogue, device

    def encode(self, sentences, order=None, question=""):
        """`order`: which sentences are read, one after the other; each keeps its place in what comes out. `question`: read before them, the end of it where it is long."""
        before = self.words(question)[-QUESTION_TOKENS_MAX:] if question else []
        before = before + [self.words.close] if before else []
        ids, owner, order = [self.words.open, *before], [-1] + [QUESTION] * len(before), order or range(len(sentences))
        for at in order:
            pieces = self.words(sentences[at])[: max(0, TOKENS_MAX + len(before) - 1 - len(ids))]
            ids += pieces
            owner += [at] * len(pieces)
        return ids + [self.words.close], owner + [-1], list(order)

    def forget(self, encoded, rng):
        """In half of the answers one word piece in ten is hidden, so that no single word decides."""
        ids, owner, order = encoded
        if rng.random() < 0.5:
            return encoded
        return [self.words.hidden if at >= 0 and rng.random() < 0.1 else piece for piece, at in zip(ids, owner)], owner, order

    def inputs(self, encoded):
        longest, most = max(len(ids) for ids, _, _ in encoded), 1 + max(max(order) for _, _, order in encoded)
        ids, mask = np.zeros((len(encoded), longest), np.int64), np.zeros((len(encoded), longest), np.float32)
        owner, real = np.full((len(encoded), longest), -1, np.int64), np.zeros((len(encoded), most), bool)
        for i, (tokens, owners, order) in enumerate(encoded):
            ids[i, : len(tokens)], mask[i, : len(tokens)], owner[i, : len(tokens)], real[i, order] = tokens, 1, owners, True
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
        y = {"values": np.zeros((n, most, len(index)), np.float32), "answer": np.zeros((n, len(index)), np.float32), "has_answer": np.zeros(n, bool), "has_values": np.zeros(n, bool), "side": np.full((n, most), -1, np.int64),
             "coping": np.zeros((n, most, len(WAYS)), np.float32), "has_coping": np.zeros(n, bool), "acts": np.zeros((n, len(ACTS)), np.float32), "strict": np.zeros(n, bool),
             "has_acts": np.zeros(n, bool), "crisis": np.zeros(n, np.float32), "single": np.zeros(n, bool), "quote": np.zeros((n, most, len(QUOTE)), np.float32), "has_quote": np.zeros((n, len(QUOTE)), bool), "heavy": np.full(n, -1, np.float32), "word": np.full(n, -1, np.int64),
             "kinds": np.zeros((n, len(KINDS)), np.float32), "has_kinds": np.zeros(n, bool)}
        for i, row in enumerate(rows):
            y["single"][i], y["strict"][i], y["has_quote"][i] = row.get("single", False), row.get("strict", False), [kind in row for kind in QUOTE]
            y["heavy"][i], y["word"][i] = row.get("heavy", -1), row.get("word", -1)
            y["has_kinds"][i] = "kinds" in row
            for rank, kind in enumerate(row.get("kinds", [])):
                y["kinds"][i, kind] = SECOND_KIND if rank else 1
            y["crisis"][i] = row["crisis"] if "crisis" in row else float("crisis" in (row["acts"] or []))
            for at, kind in enumerate(QUOTE):
                y["quote"][i, row.get(kind, []), at] = 1
            y["has_answer"][i] = (row["values"] is not None and not y["strict"][i]) or "answer" in row
            for label in row.get("answer", []):
                if label["v"] in index:
                    y["answer"][i, index[label["v"]]] = max(y["answer"][i, index[label["v"]]], strength(label))
            if row["values"] is not None:
                y["has_values"][i] = True
                for label in row["values"]:
                    for s in label["s"]:
                        if label["v"] in index:
                            at = (i, s, index[label["v"]])
                            y["values"][at] = max(y["values"][at], strength(label))
                        if label.get("side") and y["side"][i, s] < 0:
                            y["side"][i, s] = SIDES.index(label["side"])
            if row["acts"] is not None:
                y["has_acts"][i] = True
                for act in row["acts"]:
                    if act in ACTS:
                        y["acts"][i, ACTS.index(act)] = 1
            y["has_coping"][i] = row.get("coped", row["acts"] is not None and row["values"] is not None)
            if row["coping"]:
                y["coping"][i, row["coping"]["s"], WAYS.index(row["coping"]["name"])] = 1
        return {name: self.put(part) for name, part in y.items()}


def shuffled_batches(rows, encoded, size, rng):
    """Answers of like length together, in random order."""
    order = sorted(range(len(rows)), key=lambda i: len(encoded[i][0]) + rng.random() * 12)
    groups = [order[at : at + size] for at in range(0, len(order), size)]
    rng.shuffle(groups)
    return groups
