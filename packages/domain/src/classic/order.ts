import type { ClassicAnswers } from './answers.ts';
import { scoreValues } from './scoring.ts';
import { VALUES_MAX } from '../limits.ts';
import { isSameValue } from '../value-name.ts';
import { moveTo } from '../move-to.ts';

/** The values of the result by their points, highest first. */
export function strongestValues(answers: ClassicAnswers): readonly string[] {
  return scoreValues(answers)
    .slice(0, VALUES_MAX)
    .map(({ value }) => value);
}

/** Before the person has moved anything: the strongest is the core, the next strongest the outcome. The weakest is nobody's goal. */
function startingOrder(strongest: readonly string[]): readonly string[] {
  const [core, second, ...others] = strongest;
  return [core, ...others, second].filter((value) => value !== undefined);
}

/** The values of the result, core first, outcome last. Values that joined after the person ordered them stand before the outcome. */
export function orderedValues(answers: ClassicAnswers): readonly string[] {
  const strongest = strongestValues(answers);
  const isIn = (values: readonly string[], value: string): boolean => values.some((other) => isSameValue(other, value));
  const kept = answers.order.filter((value) => isIn(strongest, value));
  if (kept.length === 0) return startingOrder(strongest);
  const joined = strongest.filter((value) => !isIn(kept, value));
  return [...kept.slice(0, -1), ...joined, ...kept.slice(-1)];
}

export function moveValue(answers: ClassicAnswers, from: number, to: number): ClassicAnswers {
  return { ...answers, order: moveTo(orderedValues(answers), from, to) };
}
