import type { KeptSentence } from '@lf/contract/narrative';

/** What stands under a value on its owner's page: their sentence, and what is said about it. */
export interface OwnWords {
  readonly quote?: string;
  /** Without it the spec's explanation is shown, which may hold the quotation itself. */
  readonly text?: string;
}

/** Shorter words may stand within others by chance. */
const PART_CHARACTERS_MIN = 10;

/** By value: its first sentence. A sentence that stands under a value before, alone or with others, is not shown again. */
export function ownWordsOf(sentences: readonly KeptSentence[]): Readonly<Record<string, OwnWords>> {
  const shown: string[] = [];
  const words: Record<string, OwnWords> = {};
  for (const { value, quote, text } of sentences) {
    if (Object.hasOwn(words, value)) continue;
    const isShown = shown.some((one) => one === quote || (quote.length >= PART_CHARACTERS_MIN && one.includes(quote)));
    words[value] = { ...(!isShown && { quote }), ...(text !== undefined && { text }) };
    shown.push(quote);
  }
  return words;
}

export interface ValueWords {
  readonly quote: string | undefined;
  readonly text: string;
}

/** A value's quotation and text as they are shown. The explanation of a record from before holds its quotation already. */
export function valueWords(explanation = '', { quote, text }: OwnWords = {}): ValueWords {
  if (text !== undefined) return { quote, text };
  return { quote: quote !== undefined && explanation.includes(quote) ? undefined : quote, text: explanation };
}
