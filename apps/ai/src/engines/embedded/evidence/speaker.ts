import { wordsOf } from '../text/sentences.ts';
import { feelsSomething } from './emotion.ts';

/**
 * Whose sentence it is. `self`: the speaker acts or is acted upon. `implied`: a memory without a subject ("Failing my exam").
 * `other`: somebody else's words or deeds, which say nothing about the speaker's values.
 */
export type Speaker = 'self' | 'implied' | 'other';

const FIRST_PERSON = new Set(['i', 'me', 'we', 'us', 'myself', 'ourselves', 'mine', 'ours']);
const POSSESSIVE = new Set(['my', 'our']);
const THIRD_PERSON = new Set([
  'he',
  'she',
  'they',
  'it',
  'his',
  'her',
  'their',
  'its',
  'him',
  'them',
  'there',
  'this',
  'that',
  'these',
  'those',
]);
const LEAD_IN = new Set([
  'and',
  'but',
  'so',
  'then',
  'when',
  'also',
  'because',
  'suddenly',
  'finally',
  'eventually',
  'once',
  'after',
  'while',
  'although',
  'as',
  'now',
  'well',
  'that',
  'where',
]);
const SPEECH = new Set([
  'said',
  'says',
  'told',
  'asked',
  'explained',
  'announced',
  'shouted',
  'replied',
  'answered',
  'thought',
  'believed',
  'claimed',
  'mentioned',
  'wrote',
  'tells',
  'asks',
  'saying',
  'telling',
]);
const QUOTATION = /["“][^"“”]*["”]/gu;
/** What happens to one's own people happens to oneself. */
const OWN_LOSS_OR_GIFT =
  /\b(?:my|our)\b.*\b(?:died|dead|death|passed|dying|born|birth|left|divorced?|separated|ill|sick|cancer|hospital|accident|wedding|married|funeral|killed|lost)\b/iu;

export function speakerOf(sentence: string): Speaker {
  const withoutQuotations = sentence.replace(QUOTATION, ' ');
  const words = plainWords(withoutQuotations);
  if (words.length < plainWords(sentence).length / 2) return 'other';

  const speech = words.findIndex((word) => SPEECH.has(word));
  const isReported =
    speech > 0 && !words.slice(0, speech).some((word) => FIRST_PERSON.has(word)) && startsWithOther(words);
  const own = isReported ? words.slice(speech + 2) : words;
  if (own.some((word) => FIRST_PERSON.has(word))) return 'self';
  if (isReported) return 'other';

  const isMine = words.some((word) => POSSESSIVE.has(word));
  if (isMine && (feelsSomething(sentence) || OWN_LOSS_OR_GIFT.test(withoutQuotations))) return 'implied';
  return startsWithOther(words) ? 'other' : 'implied';
}

/** "I'm" and "we'd" are the speaker too. */
function plainWords(text: string): string[] {
  return wordsOf(text.toLowerCase()).map((word) => word.replace(/['’](?:m|ve|d|ll|re|s)$/u, ''));
}

const DETERMINER = new Set([
  'the',
  'a',
  'an',
  'my',
  'our',
  'some',
  'every',
  'one',
  'people',
  'everyone',
  'someone',
  'everybody',
  'somebody',
  'you',
]);

function startsWithOther(words: readonly string[]): boolean {
  const first = words.find((word) => !LEAD_IN.has(word));
  return first !== undefined && (THIRD_PERSON.has(first) || DETERMINER.has(first));
}
