import { emotionOf } from '../evidence/emotion.ts';
import { isPainful } from '../gate/painful.ts';
import { isProfane } from '../gate/profanity.ts';
import { SAD, SENSITIVE } from '../gate/sensitive-words.ts';
import { LAYER_SIGNS } from '../interview/missing-layer.ts';
import { toldAs } from '../values/told-as.ts';

const WORDS_MIN = 6;
const WORDS_MAX = 24;

/** The person's sentence inside an explanation, when it is short, light and telling enough to stand in a text they may show to others. */
export function quoteIn(explanation: string | undefined): string | undefined {
  if (explanation === undefined || toldAs(explanation) !== 'plain') return undefined;
  return quotesIn(explanation).find((quote) => isBright(quote) && isTelling(quote));
}

/** A sentence in which the value was missed, or the speaker fell short of it. It may stand where the text speaks of just that, never as a motto. */
export function soreQuoteIn(explanation: string | undefined, side: 'hurt' | 'fell-short'): string | undefined {
  if (explanation === undefined || toldAs(explanation) !== side) return undefined;
  // The first quote is the one the explanation speaks of; a second stands there for its own sake.
  const first = /“([^“”]+)”/u.exec(explanation)?.[1]?.trim();
  return quotesIn(explanation).find(
    (quote) => quote === first && !isPainful(quote) && !NEAREST_PEOPLE.test(quote) && !SAD.test(quote),
  );
}

/** A philosophy may hang on a wall: what went wrong between the closest people does not. */
const NEAREST_PEOPLE =
  /\b(?:love[ds]?|marri\p{L}*|husband|wife|boy-?friend|girl-?friend|father|mother|mom|dad|parents?|son|daughter|child(?:ren)?)\b/iu;

function quotesIn(explanation: string): string[] {
  return [...explanation.matchAll(/“([^“”]+)”/gu)]
    .map((match) => (match[1] ?? '').trim())
    .filter((quote) => {
      const words = quote.split(/\s+/u).length;
      return words >= WORDS_MIN && words <= WORDS_MAX && !SENSITIVE.test(quote) && !isProfane(quote);
    });
}

/** A sore sentence explains a value well; in a philosophy it would be held up as if it were a motto. */
function isBright(quote: string): boolean {
  return emotionOf(quote).sore === 0 && !SAD.test(quote) && !isPainful(quote);
}

/** It says what was felt, chosen or understood: an errand is no motto either. */
function isTelling(quote: string): boolean {
  return (
    /\b(?:i|we|me|us|my|our)\b/iu.test(quote) &&
    (LAYER_SIGNS.feeling.test(quote) ||
      LAYER_SIGNS.choice.test(quote) ||
      LAYER_SIGNS.meaning.test(quote) ||
      emotionOf(quote).glad > 0)
  );
}
