"""The reader: a BERT encoder over the whole answer, and small heads per sentence and per answer."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, HEADS, LAYERS, INNER, POSITIONS, VOCABULARY = 384, 12, 12, 1536, 512, 30522
MATCH_WIDTH = 192
ACTS = ["story", "abstract", "thin", "refusal", "grief", "guilt", "question-to-us", "no-value"]
WAYS = ["Peacekeeper", "Rescuer", "Commander", "Prosecutor", "Performer", "Perfecter", "Fortress", "Logician", "Watchtower", "Escape Artist"]
SIDES = ["lived", "missed", "short"]


class Block(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.query, self.key, self.value, self.out = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.up, self.down = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.norm_attention, self.norm_out = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        split = lambda t: t.view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2)
        query, key, value = split(self.query(x)), split(self.key(x)), split(self.value(x))
        scores = query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS)
        if mask is not None:
            scores = scores + mask
        seen = (self.dropout(scores.softmax(-1)) @ value).transpose(1, 2).reshape(batch, length, WIDTH)
        x = self.norm_attention(x + self.dropout(self.out(seen)))
        return self.norm_out(x + self.dropout(self.down(F.gelu(self.up(x)))))


class Encoder(nn.Module):
    def __init__(self, dropout=0.1):
        super().__init__()
        self.words = nn.Embedding(VOCABULARY, WIDTH)
        self.places = nn.Embedding(POSITIONS, WIDTH)
        self.kind = nn.Parameter(torch.zeros(WIDTH))
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = nn.Dropout(dropout)
        self.blocks = nn.ModuleList([Block(dropout) for _ in range(LAYERS)])

    def forward(self, ids, mask=None):
        places = torch.arange(ids.shape[1], device=ids.device)
        x = self.dropout(self.norm(self.words(ids) + self.places(places) + self.kind))
        for block in self.blocks:
            x = block(x, mask)
        return x

    def load(self, weights):
        """`weights`: a dictionary in the naming of the published BERT checkpoints."""
        own = {"words.weight": "embeddings.word_embeddings.weight", "places.weight": "embeddings.position_embeddings.weight",
               "norm.weight": "embeddings.LayerNorm.weight", "norm.bias": "embeddings.LayerNorm.bias"}
        parts = {"query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value", "out": "attention.output.dense",
                 "norm_attention": "attention.output.LayerNorm", "up": "intermediate.dense", "down": "output.dense", "norm_out": "output.LayerNorm"}
        for layer in range(LAYERS):
            for mine, theirs in parts.items():
                for kind in ("weight", "bias"):
                    own[f"blocks.{layer}.{mine}.{kind}"] = f"encoder.layer.{layer}.{theirs}.{kind}"
        state = {mine: weights[theirs].float() for mine, theirs in own.items()}
        state["kind"] = weights["embeddings.token_type_embeddings.weight"][0].float()
        self.load_state_dict(state)


class Reader(nn.Module):
    def __init__(self, values, dropout=0.1):
        super().__init__()
        self.encoder = Encoder(dropout)
        self.context = nn.Linear(WIDTH, WIDTH)
        nn.init.zeros_(self.context.weight), nn.init.zeros_(self.context.bias)
        self.prototypes = nn.Parameter(torch.zeros(values, WIDTH))
        self.scale, self.bias = nn.Parameter(torch.tensor(12.0)), nn.Parameter(torch.full((values,), -6.0))
        self.telling, self.side, self.coping, self.crisis = (nn.Linear(WIDTH, n) for n in (1, len(SIDES), len(WAYS), 1))
        self.acts, self.crisis_answer = nn.Linear(2 * WIDTH, len(ACTS)), nn.Linear(2 * WIDTH, 1)
        self.match_answer, self.match_follow_up = nn.Linear(WIDTH, MATCH_WIDTH), nn.Linear(WIDTH, MATCH_WIDTH)
        self.dropout = nn.Dropout(dropout)

    def heads(self, sentences, answer, loudest):
        """sentences [b, s, w]: token means per sentence; answer [b, w]: token mean; loudest [b, w]: maximum over sentences."""
        within = self.dropout(sentences) + self.context(answer)[:, None]
        values = self.scale * F.normalize(within, dim=-1) @ F.normalize(self.prototypes, dim=-1).T + self.bias
        whole = self.dropout(torch.cat([answer, loudest], -1))
        return {"values": values, "telling": self.telling(within)[..., 0], "side": self.side(within), "coping": self.coping(within),
                "crisis": self.crisis(within)[..., 0] + self.crisis_answer(whole), "acts": self.acts(whole),
                "match": F.normalize(self.match_answer(answer), dim=-1)}

    def forward(self, ids, mask, owner, real):
        """ids, mask [b, l]; owner [b, l]: which sentence a token belongs to, -1 for none; real [b, s]: which sentences exist."""
        states = self.encoder(ids, (1 - mask)[:, None, None].to(torch.float32) * -30000.0).float()
        member = (owner[:, None] == torch.arange(real.shape[1], device=ids.device)[None, :, None]).float()
        sentences = (member / member.sum(-1, keepdim=True).clamp(min=1)) @ states
        answer = (states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        return self.heads(sentences, answer, sentences.masked_fill(~real[..., None], -30.0).amax(1))

    def follow_up(self, ids, mask):
        states = self.encoder(ids, (1 - mask)[:, None, None].to(torch.float32) * -30000.0).float()
        return F.normalize(self.match_follow_up((states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)), dim=-1)


class OneAnswer(nn.Module):
    """What is exported: one answer, no padding."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, ids, member):
        states = self.reader.encoder(ids)
        sentences = member[None] @ states
        out = self.reader.heads(sentences, states.mean(1), sentences.amax(1))
        return tuple(out[name][0] for name in ("values", "telling", "side", "coping", "crisis", "acts", "match"))
