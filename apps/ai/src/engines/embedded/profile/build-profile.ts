import { valueNamed } from '../catalogue/catalogue.ts';
import type { Heard, Profile, ProfiledValue, Undertone } from '../heard.ts';
import { gentleDefaults } from './gentle-defaults.ts';

/** How many values the profile holds at least; what was not heard is offered, with no sentence beside it. */
const PROFILE_VALUES_MIN = 7;
/** Each further value of a group already chosen weighs less: five near synonyms are one value. */
const SAME_GROUP_SHARE = 0.8;

/** What was heard, the surest first and told apart; then what the answers came near to, plainly marked by `heard: []`. */
export function buildProfile(heard: readonly Heard[], hinted: readonly Undertone[] = []): Profile {
  const weights = new Map(hinted.map(({ value, weight }) => [value, weight]));
  const taken = new Map<string, number>();
  const claimed = spreadOverGroups(heardValues(heard, weights), taken);
  const names = new Set(claimed.map(({ value }) => value));
  const unheard = [...hinted, ...gentleDefaults.map((value) => ({ value, weight: 0 }))]
    .filter(({ value }, at, all) => !names.has(value) && all.findIndex((other) => other.value === value) === at)
    .map(({ value, weight }): ProfiledValue => ({ value, score: weight, answers: 0, heard: [] }));
  const offered = spreadOverGroups(unheard, taken).slice(0, Math.max(0, PROFILE_VALUES_MIN - claimed.length));
  return {
    values: [...claimed, ...offered.map((one) => ({ ...one, score: 0 }))],
    sentences: new Set(heard.map(({ answer, start }) => `${answer}:${start}`)).size,
  };
}

/** The undertone ranks, since it hears the whole text; the best sentence speaks where there is no undertone to go by. */
function heardValues(heard: readonly Heard[], weights: ReadonlyMap<string, number>): ProfiledValue[] {
  const byValue = new Map<string, Heard[]>();
  for (const one of heard) byValue.set(one.value, [...(byValue.get(one.value) ?? []), one]);
  return [...byValue].map(([value, all]) => {
    const strongestFirst = all.toSorted((a, b) => b.strength - a.strength || a.answer - b.answer || a.start - b.start);
    const answers = new Set(all.map(({ answer }) => answer)).size;
    return { value, score: weights.get(value) ?? strengthAcross(strongestFirst), answers, heard: strongestFirst };
  });
}

/** The best sentence of each answer. */
function strengthAcross(strongestFirst: readonly Heard[]): number {
  const best = new Map<number, number>();
  for (const { answer, strength } of strongestFirst) best.set(answer, Math.max(best.get(answer) ?? 0, strength));
  return [...best.values()].reduce((sum, strength) => sum + strength, 0);
}

/** Greedy: take the best, then weigh its neighbours down, and so on. The score keeps the weighing, so that it still sorts. */
function spreadOverGroups(values: readonly ProfiledValue[], taken: Map<string, number>): ProfiledValue[] {
  const left = [...values];
  const ranked: ProfiledValue[] = [];
  const weighed = (one: ProfiledValue): number => one.score * SAME_GROUP_SHARE ** (taken.get(groupOf(one.value)) ?? 0);
  while (left.length > 0) {
    left.sort((a, b) => weighed(b) - weighed(a) || a.value.localeCompare(b.value));
    const best = left.shift();
    if (!best) break;
    ranked.push({ ...best, score: weighed(best) });
    const group = groupOf(best.value);
    taken.set(group, (taken.get(group) ?? 0) + 1);
  }
  return ranked;
}

function groupOf(value: string): string {
  return valueNamed(value)?.group ?? value;
}
