import { isSameValue } from '@lf/domain/value-name';
import { fillSlots, slotsOf } from '../embedded/values/explain-value.ts';
import { ADDED_HEARD, ADDED_UNHEARD } from '../embedded/values/value-texts.ts';
import type { Vocabulary } from './prompts/result.v1.ts';

const CHOSEN_UNHEARD =
  'It is in your order because you want it there: {verb}. I have no sentence of yours at hand to set beside it.';
const CHOSEN_HEARD = 'It is in your order because you want it there, and I find it in what you wrote: ';
const QUOTE_SLOT = '{q}';

/**
 * The embedded engine takes any value that it did not propose for one the person added. A model may have proposed it, if it is in the
 * catalogue; then only that the person wants it is certain. Names of the person's own stay theirs.
 */
export function withoutGuessWhoAdded(
  explanations: Readonly<Record<string, string>>,
  { values }: Vocabulary,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(explanations).map(([value, text]) => {
      const name = values.find((known) => isSameValue(known, value));
      return [value, name === undefined ? text : chosen(text, name)];
    }),
  );
}

function chosen(text: string, name: string): string {
  const slots = slotsOf(name);
  for (const added of ADDED_UNHEARD) {
    const start = fillSlots(added, slots);
    if (text.startsWith(start)) return fillSlots(CHOSEN_UNHEARD, slots) + text.slice(start.length);
  }
  for (const added of ADDED_HEARD) {
    const start = fillSlots(added.slice(0, added.indexOf(QUOTE_SLOT)), slots);
    if (text.startsWith(start)) return CHOSEN_HEARD + text.slice(start.length);
  }
  return text;
}
