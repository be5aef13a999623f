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

const EXPLAINERS = {
  core: (value) => `${value} comes first: it is the ground you stand on, and what you protect before anything else.`,
  second: (value, before) =>
    `When ${before} is safe, ${value} is where you turn next. It is the first way you put ${before} to work.`,
  middle: (value, before) =>
    `Once ${before} has been fulfilled, you reach for ${value}. It carries you from what you need toward what you are here for.`,
  outcome: (value) => `${value} is the outcome: what all of the above is for, and how you know that it was worth it.`,
} as const satisfies Record<OrderPlace, (value: string, before: string) => string>;

/** How this value hangs together with the one before it; '' for a place outside the list. */
export function valueExplainer(values: readonly string[], index: number): string {
  const value = values[index];
  if (value === undefined) return '';
  return EXPLAINERS[placeAt(index, values.length)](value, values[index - 1] ?? '');
}

/** Takes the value out and puts it back at another place: a drag, or one step up or down. */
export function moveTo(values: readonly string[], from: number, to: number): readonly string[] {
  const moved = values[from];
  if (moved === undefined || to < 0 || to >= values.length) return values;
  return values.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** What a screen reader says after a move. */
export function moveAnnouncement(values: readonly string[], index: number): string {
  return `${values[index] ?? ''}, now number ${index + 1} of ${values.length}, ${placeTitle(placeAt(index, values.length))}.`;
}
