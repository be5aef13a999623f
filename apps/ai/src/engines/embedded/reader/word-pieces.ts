import { createSpelling } from './spelling.ts';

/** BERT's WordPiece for the uncased vocabulary: the model only understands sentences cut exactly this way. */
export interface WordPieces {
  readonly open: number;
  readonly close: number;
  piecesOf(sentence: string): number[];
}

const WORD_CHARACTERS_MAX = 100;

const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu;
const COMBINING_MARK = /\p{Mn}/gu;
const CHINESE = /[\u4E00-\u9FFF\u3400-\u4DBF\uF900-\uFAFF\u{20000}-\u{2A6DF}\u{2A700}-\u{2CEAF}\u{2F800}-\u{2FA1F}]/gu;
const PUNCTUATION = /[!-/:-@[-`{-~]|\p{P}/gu;

/** Lower case without accents, punctuation and Chinese characters standing alone. */
function basicWords(text: string): string[] {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(CONTROL, '')
    .replace(CHINESE, ' $& ')
    .toLowerCase()
    .normalize('NFD')
    .replace(COMBINING_MARK, '')
    .replace(PUNCTUATION, ' $& ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** `known`: words that are spelt right although the vocabulary does not have them. Others that look mistyped are read as what was meant. */
export function createWordPieces(vocabulary: readonly string[], known: Iterable<string>): WordPieces {
  const idOf = new Map(vocabulary.map((piece, id) => [piece, id]));
  const meant = createSpelling((word) => idOf.get(word), known);
  const special = (piece: string): number => {
    const id = idOf.get(piece);
    if (id === undefined) throw new Error(`The vocabulary lacks ${piece}`);
    return id;
  };
  const unknown = special('[UNK]');
  const open = special('[CLS]');
  const close = special('[SEP]');

  const pieces = (word: string): number[] => {
    const letters = Array.from(word);
    if (letters.length > WORD_CHARACTERS_MAX) return [unknown];
    const ids: number[] = [];
    for (let start = 0; start < letters.length;) {
      let end = letters.length;
      let id: number | undefined;
      for (; end > start; end -= 1) {
        const piece = letters.slice(start, end).join('');
        id = idOf.get(start === 0 ? piece : `##${piece}`);
        if (id !== undefined) break;
      }
      if (id === undefined) return [unknown];
      ids.push(id);
      start = end;
    }
    return ids;
  };

  return { open, close, piecesOf: (sentence) => basicWords(sentence).flatMap((word) => pieces(meant(word))) };
}
