import type { ClassicAnswers } from './answers.ts';
import { quoteOf, type StoryQuote } from './evidence.ts';
import { choicesOf, ratingOf } from './scoring.ts';
import {
  type MappingResponse,
  NEVER_BETRAYED,
  NOT_VALUED,
  SOMETIMES_BETRAYED,
  STRUGGLED_WITH,
} from './mapping-responses.ts';
import { IN_SENTENCE } from '../messages/classic.ts';
import { isSameValue } from '../value-name.ts';
import { inWords, pickBy, quoted } from './wording.ts';

/** Several ways to say the same, so that ten values do not sound alike. */
const RATING_TEXTS = {
  [NEVER_BETRAYED]: [
    'You never betray it when you decide, and you would sacrifice anything to uphold it.',
    'When you decide, it is not up for negotiation, whatever it costs.',
    'You would give up a great deal before you gave up this.',
  ],
  [SOMETIMES_BETRAYED]: [
    'It is very important to you, and you admit that you betray it every once in a while.',
    'You hold it high, and you know the days on which you let it down.',
    'It matters to you a great deal; now and then something else wins, and you notice.',
  ],
  [STRUGGLED_WITH]: [
    'It matters to you, and you struggle to live up to it.',
    'You would like to live it more than you do.',
    'You believe in it, and it does not come easily.',
  ],
  [NOT_VALUED]: [''],
} as const satisfies Record<MappingResponse, readonly [string, ...string[]]>;

/** Why this value stands in the list: only what the person told, rated or chose. */
export function explainValue(answers: ClassicAnswers, value: string): string {
  return explain(answers, value, quoteOf(answers, value));
}

/** The same where the person's sentence stands in a place of its own. */
export function explainWithoutQuote(answers: ClassicAnswers, value: string): string {
  return explain(answers, value, undefined);
}

function explain(answers: ClassicAnswers, value: string, quote: StoryQuote | undefined): string {
  const rating = ratingOf(answers, value);
  const choices = choicesOf(answers, value).map((slug) => IN_SENTENCE[slug]);
  const reasons = [
    isSameValue(answers.coreValue, value) ? 'If you could keep only one value, it would be this one.' : '',
    quote === undefined ? '' : `Telling of ${IN_SENTENCE[quote.story]}, you wrote: ${quoted(quote.sentence)}`,
    rating === undefined ? '' : pickBy(RATING_TEXTS[rating], value),
    choices.length === 0 ? '' : `It had a say in ${inWords(choices)}.`,
    answers.addedValues.some((added) => isSameValue(added, value)) ? 'You added it in your own words.' : '',
  ].filter((reason) => reason !== '');
  return reasons.length === 0 ? 'You kept it on your list.' : reasons.join(' ');
}
