import type { Evidence, SurveyItem } from '@lf/contract/survey';
import type { CatalogueValue } from '../catalogue/catalogue-value.ts';
import type { ProfiledValue } from '../heard.ts';
import { turn } from '../pick.ts';
import { readAsked } from '../interview/asked.ts';
import { bestToQuote, isPublic, quoted } from '../quote.ts';
import type { Understood } from '../understand.ts';
import { explainValue, fillSlots, restsOnLeast, slotsOf } from './explain-value.ts';
import { quoteForEach } from './quote-for-each.ts';
import { servesNext } from './serves-next.ts';
import { ADDED_HEARD, ADDED_UNHEARD, ADDED_UNMATCHED } from './value-texts.ts';

export interface Reordered {
  readonly value_drivers: string[];
  readonly value_drivers_explanation: Record<string, string>;
  readonly evidence: Evidence[];
}

/** The person's order is never touched; each value is told where it was heard and how it serves the next. */
export function explainOrder(
  order: readonly string[],
  understood: Understood,
  matches: ReadonlyMap<string, CatalogueValue>,
  items: readonly SurveyItem[],
): Reordered {
  const seed = JSON.stringify([order, items.map(({ answer }) => answer)]);
  const topics = readAsked(items).map(({ topic }) => topic?.named);
  const explanations: Record<string, string> = {};
  const evidence: Evidence[] = [];
  const inOrder = order.flatMap((name) => understood.profile.values.find(({ value }) => value === name) ?? []);
  const quotes = quoteForEach(inOrder);
  const onceSaidOf = restsOnLeast(inOrder);
  for (const [place, name] of order.entries()) {
    const proposed = understood.proposed.includes(name);
    const match = matches.get(name);
    const profiled = understood.profile.values.find(({ value }) => value === (proposed ? name : match?.name));
    const body =
      proposed && profiled
        ? explainValue(profiled, {
            place,
            seed,
            topics,
            undertones: understood.undertones,
            quotes,
            stage: 'kept',
            onceSaidOf,
          })
        : explainAdded(match, profiled, place, seed);
    explanations[name] = `${body} ${servesNext(order, place, seed)}`;
    for (const { quote, answer, start, end } of profiled?.heard ?? [])
      evidence.push({ value: name, quote, answer, start, end });
  }
  return { value_drivers: [...order], value_drivers_explanation: explanations, evidence };
}

function explainAdded(
  match: CatalogueValue | undefined,
  profiled: ProfiledValue | undefined,
  place: number,
  seed: string,
): string {
  if (!match) return turn(ADDED_UNMATCHED, place, seed);
  const best = bestToQuote(profiled?.heard ?? []);
  const slots = slotsOf(match.name);
  return best && isPublic(best.quote)
    ? fillSlots(turn(ADDED_HEARD, place, seed), slots, { q: quoted(best.quote) })
    : fillSlots(turn(ADDED_UNHEARD, place, seed), slots);
}
