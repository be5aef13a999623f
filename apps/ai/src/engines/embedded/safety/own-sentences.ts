import type { ToldSentence } from '@lf/contract/survey';
import type { Reader } from '../reader/reader.ts';
import { isReadable, type ToldAnswer } from '../told-answer.ts';
import { isCrisis } from './crisis.ts';
import { SAFETY_NOTICE } from './safety-notice.ts';

/** A sentence that was written by hand for a value is classified as an answer is. */
export async function checkSentence(reader: Reader, sentence: string) {
  return (await isCrisis(sentence, reader)) ? { may_be_quoted: false, safety: SAFETY_NOTICE } : { may_be_quoted: true };
}

interface CheckedSentences {
  readonly told: ToldSentence[];
  /** The values whose sentence is a cry for help. */
  readonly withheld: string[];
}

/** What stands in an answer that was read was judged with it: out of its place many a sentence sounds worse than it was meant. */
export async function withoutCries(
  reader: Reader,
  told: readonly ToldSentence[] = [],
  answers: readonly ToldAnswer[] = [],
): Promise<CheckedSentences> {
  const judged = new Set(
    answers.filter(isReadable).flatMap(({ reading }) => reading.sentences.map(({ quote }) => quote)),
  );
  const checked: CheckedSentences = { told: [], withheld: [] };
  for (const one of told) {
    if (!judged.has(one.quote) && (await isCrisis(one.quote, reader))) checked.withheld.push(one.value);
    else checked.told.push(one);
  }
  return checked;
}

export const noticeFor = ({ withheld }: CheckedSentences) =>
  withheld.length === 0 ? {} : { withheld, safety: SAFETY_NOTICE };
