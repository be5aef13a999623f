import type { Heard, ProfiledValue } from '../heard.ts';
import { isPublic, PLAIN_STRENGTH_MIN, quotability } from '../quote.ts';

export interface QuoteFor {
  readonly piece: Heard;
  /** The value that quotes this very sentence already. */
  readonly sharedWith?: string;
}

/** How much weaker a second sentence may be and still be preferred to saying the same one twice. */
const SECOND_BEST_SHARE = 0.25;

/** The sentence each value is explained with: the best to quote, and no sentence twice while there is another that says it plainly. */
export function quoteForEach(values: readonly ProfiledValue[]): ReadonlyMap<string, QuoteFor> {
  const quotes = new Map<string, QuoteFor>();
  const takenBy = new Map<string, string>();
  for (const { value, heard } of values) {
    const ranked = heard.toSorted((a, b) => worth(b) - worth(a));
    const best = ranked[0];
    if (!best) continue;
    const fresh = ranked.find(
      (piece) =>
        !takenBy.has(piece.quote) &&
        isPublic(piece.quote) &&
        piece.strength >= PLAIN_STRENGTH_MIN &&
        worth(piece) >= worth(best) - SECOND_BEST_SHARE,
    );
    const piece = fresh ?? best;
    const sharedWith = takenBy.get(piece.quote);
    quotes.set(value, sharedWith === undefined ? { piece } : { piece, sharedWith });
    if (sharedWith === undefined) takenBy.set(piece.quote, value);
  }
  return quotes;
}

function worth({ strength, quote }: Heard): number {
  return strength + quotability(quote);
}
