"""Figures on answers that were not trained on."""
import numpy as np
import torch

from model import ACTS, FIT_SCALE, HEAVY, QUOTE, WAYS, WORDS


@torch.no_grad()
def read_all(model, batches, rows):
    for row in rows:
        ids, mask, owner, real = batches.inputs([batches.encode(row["sentences"], question=row.get("question", ""))])
        out = model(ids, mask, owner, real)
        yield row, {name: t[0].float().cpu() for name, t in out.items()}


@torch.no_grad()
def recall_of_danger(model, batches, rows):
    scores = [float(model.crisis(*batches.inputs([batches.encode(row["sentences"])])).max()) for row in rows]
    return recall_at_false_alarms(scores, [row["crisis"] for row in rows])


def recall_at_false_alarms(scores, labels, share=0.05):
    scores, labels = np.array(scores), np.array(labels, bool)
    if not labels.any() or labels.all():
        return None
    threshold = np.quantile(scores[~labels], 1 - share)
    return round(float((scores[labels] > threshold).mean()), 3)


def evaluate(model, batches, rows, folder):
    model.eval()
    index = batches.catalogue.index
    right, telling, told, sentences = {1: 0, 3: 0, 5: 0, 8: 0}, 0, 0, 0
    acts = {act: ([], []) for act in ACTS}
    ways_right = ways = ways_none = none_low = 0
    marked, marks, quotes = [], [], {kind: ([], []) for kind in QUOTE}
    for row, out in read_all(model, batches, rows):
        wanted = np.zeros((len(row["sentences"]), len(index)), bool)
        for label in row["values"]:
            for s in label["s"]:
                if label["v"] in index:
                    wanted[s, index[label["v"]]] = True
        for s, is_told in enumerate(wanted.any(1)):
            marked.append(bool(is_told))
            marks.append(float(out["telling"][s]))
            if is_told:
                sentences += 1
                order = out["values"][s].topk(8).indices.tolist()
                for k in right:
                    right[k] += any(wanted[s, v] for v in order[:k])
        for at, kind in enumerate(QUOTE):
            quotes[kind][0].extend(out["quote"][:, at].tolist())
            quotes[kind][1].extend(s in row.get(kind, []) for s in range(len(row["sentences"])))
        if wanted.any():
            told += 1
            telling += bool(wanted[int(out["telling"].argmax())].any())
        for act in ACTS:
            acts[act][0].append(float(out["acts"][ACTS.index(act)]))
            acts[act][1].append(act in row["acts"])
        best = out["coping"].amax(0)
        if row["coping"]:
            ways += 1
            ways_right += WAYS[int(best.argmax())] == row["coping"]["name"]
        else:
            ways_none += 1
            none_low += float(best.max()) < 0
    figures = {"telling": round(telling / max(1, told), 3), "hit": {k: round(v / max(1, sentences), 3) for k, v in right.items()},
               "telling recall at 20%": recall_at_false_alarms(marks, marked, 0.2), "coping": round(ways_right / max(1, ways), 3),
               "coping none": round(none_low / max(1, ways_none), 3), "quote": {kind: recall_at_false_alarms(*quotes[kind], 0.1) for kind in QUOTE}, "acts": {act: recall_at_false_alarms(*acts[act]) for act in ACTS}}
    if folder:
        figures["match"] = match_rank(model, batches, rows)
    return figures


def evaluate_quotes(model, batches, rows):
    """Of the sentences that an editor would print, and of those that can be understood alone, how many are found at 10% and 20% false alarms; and how often the best sentence of an answer is one of them."""
    found, best = {kind: ([], []) for kind in ("clear", "fit")}, []
    for row, out in read_all(model, batches, rows):
        for kind, (scores, wanted) in found.items():
            scores.extend(out["quote"][:, QUOTE.index(kind)].tolist())
            wanted.extend(s in row[kind] for s in range(len(row["sentences"])))
        if row["fit"]:
            best.append(int(out["quote"][:, QUOTE.index("fit")].argmax()) in row["fit"])
    return {"best": round(float(np.mean(best)), 3) if best else None, **{kind: [recall_at_false_alarms(*both, share) for share in (0.1, 0.2)] for kind, both in found.items()}}


@torch.no_grad()
def match_rank(model, batches, rows):
    """Mean reciprocal rank of an answer's own follow-up among all follow-ups of the set."""
    paired = [row for row in rows if row["follow_up"]]
    if not paired:
        return None
    texts = torch.cat([model.follow_up(*batches.texts([row["follow_up"]])) for row in paired])
    ranks = []
    for at, (_, out) in enumerate(read_all(model, batches, paired)):
        scores = texts.cpu() @ out["match"]
        ranks.append(1 / (1 + int((scores > scores[at]).sum())))
    return round(float(np.mean(ranks)), 3)


@torch.no_grad()
def evaluate_conversation(model, batches, rows):
    """Heavy answers found, and how often the best of the judged follow-ups fits, by how certain the model is."""
    heavy, best = ([], []), []
    for row, out in read_all(model, batches, rows):
        heavy[0].append(float(out["acts"][HEAVY]))
        heavy[1].append(row["heavy"] == 1)
        judged = [(text, fits) for text, fits in row["judged"] if model.library is None or text in model.library]
        if judged:
            directions, often = model.directions(batches, [text for text, _ in judged])
            scores = (FIT_SCALE * directions.float().cpu() @ out["match"] + often.float().cpu()).tolist()
            best.append(max(zip(scores, (fits for _, fits in judged))))
    best.sort(reverse=True)
    return {"heavy": recall_at_false_alarms(*heavy, 0.1), "heavy at 5%": recall_at_false_alarms(*heavy),
            "best fits": {share: round(float(np.mean([fits for _, fits in best[: int(len(best) * share)]])), 3) for share in (0.1, 0.2, 0.3, 0.5, 1.0)} if best else None}


def evaluate_words(model, batches, rows):
    """The first words chosen: how often right, and for each kind how many are found and how many of those chosen are right."""
    chosen = [(WORDS[row["word"]], WORDS[int(out["acts"][HEAVY + 1 :].argmax())]) for row, out in read_all(model, batches, rows)]
    share = lambda part: round(sum(a == b for a, b in part) / max(1, len(part)), 2)
    return {"right": share(chosen), **{word: (share([c for c in chosen if c[0] == word]), share([c for c in chosen if c[1] == word])) for word in WORDS}}


def evaluate_kinds(model, batches, rows):
    """The kind that is most certain: how often it is one of those labelled, of the most certain tenth, fifth, and so on, of all answers."""
    found = sorted(((float(out["kinds"].max()), int(out["kinds"].argmax()) in row["kinds"]) for row, out in read_all(model, batches, rows)), reverse=True)
    return {share: round(float(np.mean([right for _, right in found[: max(1, int(len(found) * share))]])), 3) for share in (0.1, 0.2, 0.3, 0.4, 0.5)} if found else None
