"""BERT's WordPiece for the uncased vocabulary; src/engines/embedded/reader/word-pieces.ts cuts text in exactly the same way."""
import re
import unicodedata

CONTROL = {"Cc", "Cf", "Co", "Cs"}
PLAIN, PLAIN_WORD = re.compile("[ -~\t\n\r]*"), re.compile("[a-z0-9]+|[^a-z0-9\\s]")
CHINESE = re.compile("([\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff\U00020000-\U0002a6df\U0002a700-\U0002ceaf\U0002f800-\U0002fa1f])")
WORD_CHARACTERS_MAX = 100


class WordPieces:
    def __init__(self, path):
        self.ids = {piece: index for index, piece in enumerate(open(path, encoding="utf8").read().rstrip("\n").split("\n"))}
        self.unknown, self.open, self.close, self.hidden = (self.ids[f"[{name}]"] for name in ("UNK", "CLS", "SEP", "MASK"))
        self.known, self.read = {}, {}

    def __call__(self, text):
        """Most texts are read again in every epoch."""
        text = text.lower()
        if text not in self.read:
            self.read[text] = [piece for word in self.words(text) for piece in self.pieces(word)]
        return self.read[text]

    @staticmethod
    def words(text):
        if PLAIN.fullmatch(text):  # Most texts; several times as fast.
            return PLAIN_WORD.findall(text.lower())
        text = re.sub(r"[\t\n\r]", " ", text)
        text = "".join(c for c in text if unicodedata.category(c) not in CONTROL and c != "\ufffd")
        text = unicodedata.normalize("NFD", CHINESE.sub(r" \1 ", text).lower())
        text = "".join(c for c in text if unicodedata.category(c) != "Mn")
        text = "".join(f" {c} " if is_punctuation(c) else c for c in text)
        return text.split()

    def pieces(self, word):
        if word not in self.known:
            self.known[word] = self.cut(word)
        return self.known[word]

    def cut(self, word):
        if len(word) > WORD_CHARACTERS_MAX:
            return [self.unknown]
        found, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start:
                piece = self.ids.get(word[start:end] if start == 0 else "##" + word[start:end])
                if piece is not None:
                    break
                end -= 1
            if end == start:
                return [self.unknown]
            found.append(piece)
            start = end
        return found


def is_punctuation(c):
    code = ord(c)
    return 33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126 or unicodedata.category(c).startswith("P")
