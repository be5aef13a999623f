/** Where a sentence ends: a mark with a space after it, a full-width mark, or a new line. */
const ENDS = /(?<=[.!?…؟।]["”’»)\]]*)\s+|(?<=[。！？]["”’」』]*)|\s*\n\s*/u;
const WORDS_MIN = 3;
/** In writing without spaces the letters are counted instead. */
const LETTERS_WITHOUT_CASE_MIN = 5;

function tellsSomething(sentence: string): boolean {
  const words = sentence.split(/\s+/u).length;
  return words >= WORDS_MIN || (sentence.match(/\p{Lo}/gu)?.length ?? 0) >= LETTERS_WITHOUT_CASE_MIN;
}

/** The sentences of a text, letter for letter, each once; a word or two is none. */
export function sentencesIn(text: string): readonly string[] {
  const sentences = text.split(ENDS).map((sentence) => sentence.trim());
  return [...new Set(sentences)].filter(tellsSomething);
}
