import { GLAD, HEAVY, SAD } from './sensitive-words.ts';

const ENOUGH = 2;

/** Whether the answer was probably hard to write. Gladness in the same breath lightens it: people cry at weddings. */
export function isPainful(answer: string): boolean {
  return 2 * distinct(HEAVY, answer) + distinct(SAD, answer) - distinct(GLAD, answer) >= ENOUGH;
}

function distinct(pattern: RegExp, answer: string): number {
  return new Set(answer.match(new RegExp(pattern, 'giu'))?.map((word) => word.toLowerCase())).size;
}
