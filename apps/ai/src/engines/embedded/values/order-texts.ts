/*
 * How a value serves its neighbours. The value itself is "it": a name of the person's own may be plural, or a whole phrase.
 * {gift} is what it lends to the next, {prevGift} and {firstGift} what those before it lend; only our own values have such a phrase.
 */
export const FIRST: readonly string[] = [
  'You put it first: it gives you {gift}, and {next} could hardly do without.',
  'It is the ground in your order. What it hands on to {next} is {gift}.',
  'First place is yours to give, and you gave it here. From it you take {gift} along to {next}.',
  'Everything else in your order can count on {gift}, and {next} is the first to do so.',
];
export const FIRST_PLAIN: readonly string[] = [
  'You put it first, so the others stand on it, and {next} most directly.',
  'It is the ground in your order, and {next} is the first thing you build there.',
];

export const BETWEEN: readonly string[] = [
  'What {prev} lends it is {prevGift}; what it lends to {next} is {gift}.',
  'Where {prev} gives you {prevGift}, this adds {gift}; you need both for {next}.',
  'What it brings to {next} is {gift}.',
  'With {prevGift} behind you, you can turn to this; with {gift}, to {next}.',
  'In your order, {next} begins with {gift}, and this is where that comes from.',
];
export const BETWEEN_PLAIN: readonly string[] = [
  'In your order it grows out of {prev} and clears the way for {next}.',
  'It stands between {prev} and {next}, and neither would be the same without it.',
  'You let it follow {prev}, and you want it in place before {next}.',
];

export const LAST: readonly string[] = [
  'You put it last, so this is what the rest is for. The last step on the way is {prev}, with {prevGift}.',
  'It stands at the end of your order. On the way there, {first} gives you {firstGift}, and {prev} gives you {prevGift}.',
  'Everything before it leads here: {firstGift} to begin with, and {prevGift} at the last.',
];
export const LAST_PLAIN: readonly string[] = [
  'You put it last: this is what the rest is for, and {prev} is the step just before it.',
  'It stands at the end of your order, as the sign that the way from {first} was worth it.',
];

export const ALONE = 'You chose this one alone, so it is both the ground and the aim.';
