import type { SurveyResult } from './engines.ts';
import { namesOf } from './score-interviews.ts';

export const TOP = 7;

/** The values of a result, best first: evidence is ranked, the groups are not. */
export function rankedValues(result: SurveyResult): string[] {
  return [...new Set([...(result.evidence ?? []).map(({ value }) => value), ...namesOf(result)])];
}

/** Of two lists' first seven, the part they share. */
export function overlap(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [one.slice(0, TOP), other.slice(0, TOP)];
  return a.filter((name) => b.includes(name)).length / Math.max(1, a.length, b.length);
}
