const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** How sure we are, in words: no number that pretends to have measured a person. */
export function heardInWords(answers: number, sentences: number, isUndertone: boolean): string {
  if (answers === 0) return isUndertone ? 'an undertone, not said outright' : 'offered, not heard';
  if (answers === 1)
    return sentences > 1 ? 'heard more than once in one of your stories' : 'heard in one of your stories';
  return `heard in ${inWords(answers)} of your stories`;
}
