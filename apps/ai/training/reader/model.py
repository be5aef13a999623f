"""The reader: a BERT encoder over the whole answer, and small heads per sentence and per answer."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, HEADS, LAYERS, INNER, POSITIONS, VOCABULARY = 384, 12, 12, 1536, 512, 30522
SHARED = 4  # Layers that reader, conversation and danger have in common.
QUESTION = -2  # Owner of the tokens of the question before an answer: they are read, and belong to no sentence.
FIT_SCALE = 10.0
MATCH_WIDTH = 192
OFTEN_STEPS = 16  # How often a follow-up fits is kept in steps of a sixteenth.
ACTS = ["story", "abstract", "thin", "refusal", "grief", "guilt", "question-to-us", "no-value"]
HEAVY = len(ACTS)  # Stands behind the acts: how heavy an answer is.
WORDS = ["nothing", "loss", "fond", "hard", "hurt", "wrong", "brave"]  # Stand behind it: which first words a kind listener would choose.
KINDS = [  # What is told that a kind listener takes up; the sentences for each: `models/texts/taken-up.tsv`.
    "silence", "hard-childhood", "parents-apart", "young-carer", "little-money", "shamed", "unfair", "betrayed", "separation", "illness", "caring",
    "worry-child", "someone-ill", "lost-livelihood", "frightening", "lonely", "left-home", "far-away", "gave-up", "failed", "unsaid", "overworked", "bad-boss",
    "stood-up", "principle", "helped", "took-charge", "risk", "persisted", "achieved", "made", "absorbed", "helped-by", "believed-in-me", "taught",
    "few-words", "good-boss", "close-friend", "warm-home", "love", "new-life", "joy", "calm-place", "funny", "mischief", "early-scene", "still-there",
    "self-knowledge", "sees-otherwise", "reconciled", "said-sorry", "wish", "came-far"]
WAYS = ["Peacekeeper", "Rescuer", "Commander", "Prosecutor", "Performer", "Perfecter", "Fortress", "Logician", "Watchtower", "Escape Artist"]
SIDES = ["lived", "missed", "short"]
QUOTE = ["rule", "alone", "clear", "fit"]  # Says how the person lives or what they believe; can be understood without the sentences before it, by two different readings; an editor would print it under a value.

OUTPUTS = ["values", "telling", "side", "coping", "quote", "crisis"]
CONVERSATION_OUTPUTS = ["crisis", "acts", "match", "kinds"]


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
        seen = (self.fused(query, key, value, mask) if self.training else plain_attention(query, key, value, mask)).transpose(1, 2).reshape(batch, length, WIDTH)
        x = self.norm_attention(x + self.dropout(self.out(seen)))
        return self.norm_out(x + self.dropout(self.down(F.gelu(self.up(x)))))


    def fused(self, query, key, value, mask):
        return F.scaled_dot_product_attention(query, key, value, None if mask is None else mask.to(query.dtype), self.dropout.p)


def plain_attention(query, key, value, mask):
    """What is exported: operations that can be quantised one by one."""
    scores = query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS)
    return (scores if mask is None else scores + mask).softmax(-1) @ value


def through(blocks, x, mask):
    for block in blocks:
        x = block(x, mask)
    return x


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
        return through(self.blocks, self.start(ids), mask)

    def start(self, ids):
        places = torch.arange(ids.shape[1], device=ids.device)
        return self.dropout(self.norm(self.words(ids) + self.places(places) + self.kind))

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


class Alarm(nn.Module):
    """The score of each sentence for danger, from itself and from the whole answer."""

    def __init__(self, dropout):
        super().__init__()
        self.sentence, self.answer, self.dropout = nn.Linear(WIDTH, 1), nn.Linear(2 * WIDTH, 1), nn.Dropout(dropout)

    def forward(self, sentences, answer, loudest):
        return self.sentence(self.dropout(sentences))[..., 0] + self.answer(self.dropout(torch.cat([answer, loudest], -1)))


class Danger(nn.Module):
    """A second opinion on danger: layers of its own above the reader's first ones, trained for nothing else."""

    def __init__(self, dropout):
        super().__init__()
        self.blocks = nn.ModuleList([Block(dropout) for _ in range(LAYERS - SHARED)])
        self.alarm = Alarm(dropout)

    def forward(self, shared, mask, owner, real):
        return self.alarm(*pooled(through(self.blocks, shared, hidden(mask)), mask, owner, real))


class Conversation(nn.Module):
    """What the interviewer goes by: what an answer does, how heavy it is, which follow-ups fit it. Layers of its own above the reader's first ones."""

    def __init__(self, dropout):
        super().__init__()
        self.blocks = nn.ModuleList([Block(dropout) for _ in range(LAYERS - SHARED)])
        self.alarm, self.acts = Alarm(dropout), nn.Linear(2 * WIDTH, len(ACTS) + 1 + len(WORDS))
        self.match_answer, self.match_follow_up, self.often = nn.Linear(2 * WIDTH, MATCH_WIDTH), nn.Linear(WIDTH, MATCH_WIDTH), nn.Linear(WIDTH, 1)
        self.kinds = nn.Linear(2 * WIDTH, len(KINDS))
        self.dropout = nn.Dropout(dropout)

    def heads(self, sentences, answer, loudest):
        whole = self.dropout(torch.cat([answer, loudest], -1))
        return {"crisis": self.alarm(sentences, answer, loudest), "acts": self.acts(whole), "match": F.normalize(self.match_answer(whole), dim=-1), "kinds": self.kinds(whole)}

    def forward(self, shared, mask, owner, real):
        return self.heads(*pooled(through(self.blocks, shared, hidden(mask)), mask, owner, real))

    def follow_up(self, shared, mask):
        """Where answers lie that a follow-up fits, and how often it fits at all."""
        states = through(self.blocks, shared, hidden(mask)).float()
        whole = (states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        return F.normalize(self.match_follow_up(whole), dim=-1), self.often(whole)[:, 0]


class Reader(nn.Module):
    def __init__(self, values, dropout=0.1):
        super().__init__()
        self.encoder, self.alarm = Encoder(dropout), Alarm(dropout)
        self.context = nn.Linear(WIDTH, WIDTH)
        self.prototypes = nn.Parameter(torch.zeros(values, WIDTH))
        self.scale, self.bias = nn.Parameter(torch.tensor(12.0)), nn.Parameter(torch.full((values,), -6.0))
        self.summary = nn.Linear(2 * WIDTH, WIDTH)  # What an answer shows as a whole, among the same prototypes: learned beside the rest, and not exported.
        self.summary_scale, self.summary_bias = nn.Parameter(torch.tensor(12.0)), nn.Parameter(torch.full((values,), -5.0))
        for part in (self.context, self.summary):
            nn.init.zeros_(part.weight), nn.init.zeros_(part.bias)
        self.telling, self.side, self.coping, self.quote = (nn.Linear(WIDTH, n) for n in (1, len(SIDES), len(WAYS), len(QUOTE)))
        self.acts = nn.Linear(2 * WIDTH, len(ACTS))
        self.match_answer, self.match_follow_up = nn.Linear(WIDTH, MATCH_WIDTH), nn.Linear(WIDTH, MATCH_WIDTH)
        self.dropout = nn.Dropout(dropout)

    def heads(self, sentences, answer, loudest):
        """sentences [b, s, w]: token means per sentence; answer [b, w]: token mean; loudest [b, w]: maximum over sentences."""
        within = self.dropout(sentences) + self.context(answer)[:, None]
        prototypes = F.normalize(self.prototypes, dim=-1).T
        values = self.scale * F.normalize(within, dim=-1) @ prototypes + self.bias
        both = self.dropout(torch.cat([answer, loudest], -1))
        whole = self.summary_scale * F.normalize(answer + self.summary(both), dim=-1) @ prototypes + self.summary_bias
        return {"values": values, "whole": whole, "telling": self.telling(within)[..., 0], "side": self.side(within), "coping": self.coping(within), "quote": self.quote(within),
                "crisis": self.alarm(sentences, answer, loudest), "acts": self.acts(both), "match": F.normalize(self.match_answer(answer), dim=-1)}

    def forward(self, ids, mask, owner, real):
        """ids, mask [b, l]; owner [b, l]: which sentence a token belongs to, -1 for none; real [b, s]: which sentences exist."""
        return self.heads(*pooled(self.encoder(ids, hidden(mask)), mask, owner, real))

    def follow_up(self, ids, mask):
        states = self.encoder(ids, hidden(mask)).float()
        return F.normalize(self.match_follow_up((states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)), dim=-1)


def hidden(mask):
    return (1 - mask)[:, None, None].to(torch.float32) * -30000.0


def pooled(states, mask, owner, real):
    states = states.float()
    member = (owner[:, None] == torch.arange(real.shape[1], device=states.device)[None, :, None]).float()
    sentences = (member / member.sum(-1, keepdim=True).clamp(min=1)) @ states
    told = mask * (owner != QUESTION)
    answer = (states * told[..., None]).sum(1) / told.sum(1, keepdim=True)
    return sentences, answer, sentences.masked_fill(~real[..., None], -30.0).amax(1)


class Words(nn.Module):
    """What is exported of the word vectors and the first layers, which reader, conversation and danger share."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder

    def forward(self, ids):
        return through(self.encoder.blocks[:SHARED], self.encoder.start(ids), None)


class OneReader(nn.Module):
    """What is exported of the reader: one answer, no padding."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, words, member):
        states = through(self.reader.encoder.blocks[SHARED:], words, None)
        out = self.reader.heads(*one(states, member))
        return tuple(out[name][0] for name in OUTPUTS)


class OneConversation(nn.Module):
    """What is exported of the conversation: one answer, with the question before it. `told`: a weight for each token, none for those of the question."""

    def __init__(self, conversation):
        super().__init__()
        self.conversation = conversation

    def forward(self, words, member, told):
        out = self.conversation.heads(*one(through(self.conversation.blocks, words, None), member, told))
        return tuple(out[name][0] for name in CONVERSATION_OUTPUTS)


class OneDanger(nn.Module):
    """What is exported of the second opinion."""

    def __init__(self, danger):
        super().__init__()
        self.danger = danger

    def forward(self, words, member):
        return self.danger.alarm(*one(through(self.danger.blocks, words[None], None), member))[0]


def one(states, member, told=None):
    sentences = member[None] @ states
    return sentences, states.mean(1) if told is None else (told @ states)[:, 0], sentences.amax(1)
