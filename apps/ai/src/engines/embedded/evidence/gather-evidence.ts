import type { SurveyItem } from '@lf/contract/survey';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Heard, Undertone } from '../heard.ts';
import { saysWhatItMeant } from '../quote.ts';
import { sentencesOf, wordCount } from '../text/sentences.ts';
import { repairSpelling } from '../text/spelling.ts';
import { wordRanks } from '../text/word-ranks.ts';
import { isDisavowed } from './negation.ts';
import { type Reading, readSentence } from './read-sentence.ts';
import { isSaidPlainly } from './second-look.ts';
import { speakerOf } from './speaker.ts';
import { UndertoneSum } from './undertone.ts';
import {
  EVENT_LIFT_MIN,
  HEARD_LIFT_MIN,
  HEARD_UNDERTONE_MIN,
  QUOTE_WORDS_MIN,
  SCENE_WEIGHT,
  SECOND_VALUE_SHARE_MIN,
  STRENGTH_FULL_LIFT,
  VALUES_PER_SENTENCE_MAX,
  WHOLE_ANSWER_WORDS_MAX,
} from './weights.ts';

export interface Listening {
  readonly heard: readonly Heard[];
  /** What the answers keep coming near to, heard or not, strongest first. */
  readonly hinted: readonly Undertone[];
}

/** Only what is truly heard: whole sentences of the person's own, at most two values each. */
export async function gatherEvidence(items: readonly SurveyItem[]): Promise<Heard[]> {
  return [...(await listen(items)).heard];
}

export async function listen(items: readonly SurveyItem[]): Promise<Listening> {
  const heard: Heard[] = [];
  const undertone = new UndertoneSum();
  const ranks = await wordRanks();
  for (const [answer, item] of items.entries()) {
    const whole =
      wordCount(item.answer) <= WHOLE_ANSWER_WORDS_MAX ? repairSpelling(item.answer.trim(), ranks) : undefined;
    for (const sentence of sentencesOf(item.answer)) {
      const meant = repairSpelling(sentence.quote, ranks);
      const readings = await readSentence(meant, whole);
      const isQuotable = speakerOf(sentence.quote) !== 'other' && wordCount(sentence.quote) >= QUOTE_WORDS_MIN;
      undertone.add(answer, readings, isQuotable ? 1 : SCENE_WEIGHT);
      if (!isQuotable || isDisavowed(sentence.quote)) continue;
      const liftMin = saysWhatItMeant(meant) ? HEARD_LIFT_MIN : EVENT_LIFT_MIN;
      for (const { value, lift, tone } of supported(readings, liftMin)) {
        const name = nameOf(value);
        if (isSaidPlainly(name, meant))
          heard.push({ value: name, answer, ...sentence, strength: strengthOf(lift), tone });
      }
    }
  }
  return { heard, hinted: await undertone.undertones() };
}

function supported(readings: readonly Reading[], liftMin: number): Reading[] {
  const plainest = readings.toSorted((a, b) => b.lift - a.lift || a.value - b.value).slice(0, VALUES_PER_SENTENCE_MAX);
  const enough = Math.max(liftMin, (plainest[0]?.lift ?? 0) * SECOND_VALUE_SHARE_MIN);
  return plainest.filter(
    ({ lift, undertone, isBare }) => lift >= enough && undertone >= HEARD_UNDERTONE_MIN && !isBare,
  );
}

/** Whatever is heard at all has some strength; the rest grows with nearness. */
function strengthOf(lift: number): number {
  const aboveThreshold = (lift - HEARD_LIFT_MIN) / (STRENGTH_FULL_LIFT - HEARD_LIFT_MIN);
  return Math.min(1, 0.5 + aboveThreshold / 2);
}

function nameOf(value: number): string {
  const name = catalogue[value]?.name;
  if (name === undefined) throw new RangeError(`No value ${value} in the catalogue`);
  return name;
}
