import { type Interview, textOf } from './read-interviews.ts';

/** Answers of just this many words, each different: what people told, one after another. */
export function answersOfWords(interviews: readonly Interview[], wordCount: number): string[] {
  const words = interviews.flatMap(({ answers }) => answers.flatMap((answer) => textOf(answer).split(/\s+/u)));
  return Array.from({ length: Math.floor(words.length / wordCount) }, (_, at) =>
    words.slice(at * wordCount, (at + 1) * wordCount).join(' '),
  );
}

/** An answer of this many characters that begins in another place for every number. */
export function answerOfCharacters(interviews: readonly Interview[], characters: number, number: number): string {
  const all = interviews.flatMap(({ answers }) => answers.map(textOf));
  const from = (number * 7) % all.length;
  return [...all.slice(from), ...all.slice(0, from)].join(' ').slice(0, characters);
}
