import type { SurveyItem } from '@lf/contract/survey';
import { catalogue } from '../catalogue/catalogue.ts';
import { encode } from '../encoder/encoder.ts';
import type { Heard } from '../heard.ts';
import { sentencesOf, wordCount } from '../text/sentences.ts';
import { repairSpelling } from '../text/spelling.ts';
import { wordRanks } from '../text/word-ranks.ts';
import { type Reading, readSentence } from './read-sentence.ts';
import { speakerOf } from './speaker.ts';
import {
  HEARD_SCORE_MIN,
  HINT_SCORE_MIN,
  QUOTE_WORDS_MIN,
  SECOND_VALUE_GAP_MAX,
  STRENGTH_ONE,
  STRENGTH_ZERO,
  VALUES_PER_SENTENCE_MAX,
} from './weights.ts';

export interface Listening {
  readonly heard: readonly Heard[];
  /** Names that came nearest without being near enough to claim, best first. */
  readonly hinted: readonly string[];
}

/** Only what is truly heard: whole sentences of the person's own, at most two values each. */
export async function gatherEvidence(items: readonly SurveyItem[]): Promise<Heard[]> {
  return [...(await listen(items)).heard];
}

export async function listen(items: readonly SurveyItem[]): Promise<Listening> {
  const heard: Heard[] = [];
  const hints = new Map<string, number>();
  const ranks = await wordRanks();
  for (const [answer, item] of items.entries()) {
    for (const sentence of sentencesOf(item.answer)) {
      const speaker = speakerOf(sentence.quote);
      const meant = repairSpelling(sentence.quote, ranks);
      const [vector] = await encode([meant]);
      if (!vector) continue;
      const readings = await readSentence(meant, vector, speaker);
      takeHints(hints, readings);
      if (speaker === 'other' || wordCount(sentence.quote) < QUOTE_WORDS_MIN) continue;
      for (const { value, score, tone } of supported(readings)) {
        heard.push({ value: nameOf(value), answer, ...sentence, strength: strengthOf(score), tone });
      }
    }
  }
  const hinted = [...hints].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name);
  return { heard, hinted };
}

function supported(readings: readonly Reading[]): Reading[] {
  const best = readings[0];
  if (!best) return [];
  return readings
    .slice(0, VALUES_PER_SENTENCE_MAX)
    .filter(({ score }) => score >= HEARD_SCORE_MIN && best.score - score <= SECOND_VALUE_GAP_MAX);
}

const HINTS_PER_SENTENCE = 3;

function takeHints(hints: Map<string, number>, readings: readonly Reading[]): void {
  for (const { value, score } of readings.slice(0, HINTS_PER_SENTENCE)) {
    if (score < HINT_SCORE_MIN) continue;
    const name = nameOf(value);
    hints.set(name, Math.max(hints.get(name) ?? 0, score));
  }
}

function strengthOf(score: number): number {
  const strength = (score - STRENGTH_ZERO) / (STRENGTH_ONE - STRENGTH_ZERO);
  return Math.min(1, Math.max(0, strength));
}

function nameOf(value: number): string {
  const name = catalogue[value]?.name;
  if (name === undefined) throw new RangeError(`No value ${value} in the catalogue`);
  return name;
}
