import { valueNamed } from '../catalogue/catalogue.ts';
import { turn } from '../pick.ts';
import { filledWhole } from './fill-slots.ts';
import { ALONE, BETWEEN, BETWEEN_PLAIN, FIRST, FIRST_PLAIN, LAST, LAST_PLAIN } from './order-texts.ts';
import { spokenName } from './spoken-name.ts';
import { WHAT_IT_LENDS } from './what-it-lends.ts';

/** How the value at this place serves the next one in the order the person gave. */
export function servesNext(order: readonly string[], place: number, seed: string): string {
  if (order.length === 1) return ALONE;
  const isLast = place === order.length - 1;
  const [texts, plain] = place === 0 ? [FIRST, FIRST_PLAIN] : isLast ? [LAST, LAST_PLAIN] : [BETWEEN, BETWEEN_PLAIN];
  const name = (at: number) => (order[at] === undefined ? undefined : spokenName(order[at]));
  // Between two values, the first is also the one before: what names both would say it twice.
  const isFirstApart = place > 1;
  const gaps = {
    prev: name(place - 1),
    next: name(place + 1),
    first: isFirstApart || !isLast ? name(0) : undefined,
    gift: lends(order[place]),
    prevGift: lends(order[place - 1]),
    firstGift: isFirstApart ? lends(order[0]) : undefined,
  };
  const usable = texts.map((text) => filledWhole(text, gaps)).filter((text) => text !== undefined);
  const spoken =
    usable.length > 0 ? usable : plain.map((text) => filledWhole(text, gaps)).filter((text) => text !== undefined);
  return turn(spoken, place, seed);
}

export function lends(name: string | undefined): string | undefined {
  return WHAT_IT_LENDS[valueNamed(name ?? '')?.name ?? ''];
}
