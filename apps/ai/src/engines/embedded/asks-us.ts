import { QUESTION_ALONE_MIN } from './policy.ts';
import type { Reader } from './reader/reader.ts';
import { wordsOf } from './text/language.ts';
import { sentencesOf } from './text/sentences.ts';

/** Ends as a question, and not within what somebody else said. */
const ENDS_AS_QUESTION = /\?\s*$/u;
/** "You know?", "no?": said after a sentence, and no question. */
const TAG = /,\s*(?:you (?:know|see|understand)|no|right|eh|huh)\?\s*$/iu;
const QUESTION_WORDS_MIN = 3;

/** So many at the beginning and at the end of an answer: each is read, and reading takes time. */
const QUESTIONS_READ_MAX = 3;

/** Whether somebody asks us something within what they tell. Read alone, since the reader hardly hears one question in a story. */
export async function asksUs(reader: Reader, answer: string): Promise<boolean> {
  const questions = sentencesOf(answer)
    .map(({ quote }) => quote)
    .filter((quote) => ENDS_AS_QUESTION.test(quote) && !TAG.test(quote) && wordsOf(quote).length >= QUESTION_WORDS_MIN);
  const read = new Set([...questions.slice(0, QUESTIONS_READ_MAX), ...questions.slice(-QUESTIONS_READ_MAX)]);
  for (const question of read)
    if ((await reader.read(question)).acts['question-to-us'] >= QUESTION_ALONE_MIN) return true;
  return false;
}
