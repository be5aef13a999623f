import type { SurveyItem } from '@lf/contract/survey';
import { encode } from '../encoder/encoder.ts';
import { emotionOf } from '../evidence/emotion.ts';
import { speakerOf } from '../evidence/speaker.ts';
import { isEvidence } from '../gate/gate.ts';
import { HEAVY } from '../gate/sensitive-words.ts';
import { readAsked } from '../interview/asked.ts';
import { CONFLICT } from '../interview/topics/base.ts';
import { isPublic, isQuotable } from '../quote.ts';
import { COPING_CUES } from './coping-cues.ts';
import { sentencesOf, wordCount, type Sentence } from '../text/sentences.ts';
import { repairSpelling } from '../text/spelling.ts';
import { wordRanks } from '../text/word-ranks.ts';

const WORDS_MIN = 6;
/** Longer ones would not leave room for an explanation. */
const WORDS_MAX = 32;
const CHARACTERS_MAX = 300;

/** A sentence of the person's own from a moment that was not easy. */
export interface TenseSentence extends Sentence {
  readonly answer: number;
  readonly vector: Float32Array;
  /** The question was about a conflict, criticism or pressure. */
  readonly wasAsked: boolean;
  /** Told beside a death, or something as heavy: not to be held up as a small thing that gets to someone. */
  readonly isHeavy: boolean;
}

const HAS_CUE = Object.values(COPING_CUES);

const TENSE_TOPICS = new Set([
  CONFLICT,
  'criticism',
  'out-of-my-hands',
  'under-pressure',
  'stayed-silent',
  'trust-broken',
  'line-at-work',
  'friendship-that-ended',
  'a-failure',
]);

const TENSION =
  /\b(?:argu\w*|fight\w*|fought|quarrel\w*|conflict\w*|disagree\w*|yell\w*|shout\w*|scream\w*|critici\w*|blam\w*|accus\w*|lie[sd]?|lying|betray\w*|promise\w*|threat\w*|pressure\w*|stress\w*|fail\w*|mistake\w*|refus\w*|angry|anger|mad|furious|upset|unfair\w*|ignor\w*|reject\w*|left out|excluded|judg\w*|control\w*|decid\w* for|forced|had to|could not|couldn['’]?t|can['’]?t|worr\w*|afraid|scared|nervous|anxious|alone|trapped|stuck|boss|deadline|cheat\w*|complain\w*|confront\w*|avoid\w*|apolog\w*|guilt\w*|asham\w*|embarrass\w*|laughed at|punish\w*|hid|hide|hiding|tense|tension|gave in|walk\w* away|ran away)\b/iu;

/** What another did to the speaker is theirs to tell; what another said about something else is not. */
function isAboutSpeaker(quote: string): boolean {
  return speakerOf(quote) !== 'other' || /\b(?:me|us|my|i)\b/iu.test(quote.replace(/["“][^"“”]*["”]/gu, ''));
}

export async function tenseSentences(items: readonly SurveyItem[]): Promise<TenseSentence[]> {
  const found: TenseSentence[] = [];
  const asked = readAsked(items);
  const ranks = await wordRanks();
  for (const [answer, item] of items.entries()) {
    if (!isEvidence(item.answer)) continue;
    const topic = asked[answer]?.topic;
    const isHeavy = HEAVY.test(item.answer);
    const wasAsked = TENSE_TOPICS.has(topic?.id ?? '');
    for (const sentence of sentencesOf(item.answer)) {
      const words = wordCount(sentence.quote);
      if (
        words < WORDS_MIN ||
        words > WORDS_MAX ||
        sentence.quote.length > CHARACTERS_MAX ||
        !isAboutSpeaker(sentence.quote) ||
        !isQuotable(item.answer) ||
        !isPublic(sentence.quote)
      )
        continue;
      const { glad, sore } = emotionOf(sentence.quote);
      const isTense =
        topic?.weight === 'hard' ||
        TENSION.test(sentence.quote) ||
        sore > glad ||
        HAS_CUE.some((cue) => cue.test(sentence.quote));
      if (!isTense) continue;
      // As the ear reads it: typing errors mended, and its vector known already.
      const [vector] = await encode([repairSpelling(sentence.quote, ranks)]);
      if (vector) found.push({ ...sentence, answer, vector, wasAsked, isHeavy });
    }
  }
  return found;
}
