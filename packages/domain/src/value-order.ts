export type OrderPlace = 'core' | 'second' | 'middle' | 'outcome';

export function placeAt(index: number, count: number): OrderPlace {
  if (index === 0) return 'core';
  if (index === count - 1) return 'outcome';
  return index === 1 ? 'second' : 'middle';
}

const PLACE_TITLES = {
  core: 'Core value-driver',
  second: 'Second value-driver',
  middle: 'Value-driver',
  outcome: 'Outcome value-driver',
} as const satisfies Record<OrderPlace, string>;

export function placeTitle(place: OrderPlace): string {
  return PLACE_TITLES[place];
}

/** What a place between the second and the outcome means: each one something else, in the order they come. */
const MIDDLE_MEANINGS = [
  (value) => `you reach for ${value}. It carries you from what you need toward what you are here for.`,
  (value) => `${value} has room. This is where other people begin to notice it.`,
  (value) => `you can afford ${value}. Without what comes before, it would cost you more than it gives.`,
  (value) => `${value} gives it a direction. You would still choose it on a hard day.`,
  (value) => `you pass it on through ${value}. The people around you get their share of it.`,
  (value) => `${value} keeps it alive when things change around you.`,
] as const satisfies readonly ((value: string) => string)[];

/** The last place before the outcome leads to it. */
const beforeOutcome = (value: string, outcome: string): string => `${value} opens the way to ${outcome}.`;

function middleExplainer(values: readonly string[], index: number): string {
  const [before = '', value = '', after = ''] = values.slice(index - 1);
  const meaning = MIDDLE_MEANINGS[(index - 2) % MIDDLE_MEANINGS.length] ?? MIDDLE_MEANINGS[0];
  const isLast = index > 2 && placeAt(index + 1, values.length) === 'outcome';
  return `Once ${before} has been fulfilled, ${isLast ? beforeOutcome(value, after) : meaning(value)}`;
}

const EXPLAINERS = {
  core: (value) => `${value} comes first: it is the ground you stand on, and what you protect before anything else.`,
  second: (value, before) =>
    `When ${before} is safe, ${value} is where you turn next. It is the first way you put ${before} to work.`,
  outcome: (value) => `${value} is the outcome: what all of the above is for, and how you know that it was worth it.`,
} as const satisfies Record<Exclude<OrderPlace, 'middle'>, (value: string, before: string) => string>;

/** How this value hangs together with the one before it; '' for a place outside the list. */
export function valueExplainer(values: readonly string[], index: number): string {
  const value = values[index];
  if (value === undefined) return '';
  const place = placeAt(index, values.length);
  return place === 'middle' ? middleExplainer(values, index) : EXPLAINERS[place](value, values[index - 1] ?? '');
}

/** What a screen reader says after a move. */
export function moveAnnouncement(values: readonly string[], index: number): string {
  return `${values[index] ?? ''}, now number ${index + 1} of ${values.length}, ${placeTitle(placeAt(index, values.length))}.`;
}
