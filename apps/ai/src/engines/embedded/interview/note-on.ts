import { pickFresh } from '../pick.ts';
import { languageOf } from '../text/language.ts';
import { noteTexts } from '../texts/authored-texts.ts';
import type { ToldAnswer } from '../told-answer.ts';

/** A short note beside the question, about the answer before it; each kind at most once in a row of answers. */
export function noteOn(told: readonly ToldAnswer[], seed: string): string | undefined {
  const last = told.at(-1);
  if (last === undefined) return undefined;
  const isFirst = told.filter(({ act }) => act === last.act).length === 1;
  const texts = (kind: string) => pickFresh(noteTexts(kind), () => 0, seed);
  if (last.act === 'gibberish' || last.act === 'empty') return texts(last.act);
  if (last.act === 'other-language' && isFirst) {
    const own = noteTexts(`other-language-${languageOf(last.item.answer)}`)[0];
    return own ?? noteTexts('other-language-en')[0];
  }
  // A short answer to a follow-up is often the point of the story.
  return last.act === 'thin' && isFirst && last.item.follow_up === undefined ? texts('thin') : undefined;
}
