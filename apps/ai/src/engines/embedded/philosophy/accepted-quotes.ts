import { emotionOf } from '../evidence/emotion.ts';
import { isPainful } from '../gate/painful.ts';
import { isProfane } from '../gate/profanity.ts';
import { SAD, SENSITIVE } from '../gate/sensitive-words.ts';
import { HEDGED } from '../values/value-texts.ts';

const WORDS_MIN = 5;
const WORDS_MAX = 24;

/** The person's sentence inside an explanation, when it is short and light enough to stand in a text they may show to others. */
export function quoteIn(explanation: string | undefined): string | undefined {
  if (explanation === undefined || HEDGED.test(explanation)) return undefined;
  return [...explanation.matchAll(/“([^“”]+)”/gu)]
    .map((match) => (match[1] ?? '').trim())
    .find((quote) => {
      const words = quote.split(/\s+/u).length;
      return words >= WORDS_MIN && words <= WORDS_MAX && isBright(quote) && !SENSITIVE.test(quote) && !isProfane(quote);
    });
}

/** A sore sentence explains a value well; in a philosophy it would be held up as if it were a motto. */
function isBright(quote: string): boolean {
  return emotionOf(quote).sore === 0 && !SAD.test(quote) && !isPainful(quote);
}
