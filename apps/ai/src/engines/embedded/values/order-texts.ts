/** How a value serves its neighbours. The value itself is "it": a name of the person's own may be plural, or a whole phrase. */
export const FIRST: readonly string[] = [
  'You put it first, so the others stand on it; {next} has something to rest on because of it.',
  'It is the ground in your order. From here you can turn to {next} without losing your footing.',
  'First place is yours to give, and you gave it here: when it is safe, {next} becomes possible.',
];

export const BETWEEN: readonly string[] = [
  'In your order it grows out of {prev} and clears the way for {next}.',
  'It stands between {prev} and {next}: it puts the one to work and brings the other nearer.',
  'With {prev} behind you, this is how you move towards {next}.',
  'You let it follow {prev}; it is your way of getting to {next}.',
  'It carries {prev} further, and it hands on to {next}.',
];

export const LAST: readonly string[] = [
  'You put it last: this is what the rest is for, and {prev} is the step just before it.',
  'It stands at the end of your order, as the sign that the way from {first} was worth it.',
  'Everything before it leads here, from {first} to {prev}.',
];

export const ALONE = 'You chose this one alone, so it is both the ground and the aim.';
