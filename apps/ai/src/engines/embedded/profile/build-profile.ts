import { valueNamed } from '../catalogue/catalogue.ts';
import type { Heard, Profile, ProfiledValue } from '../heard.ts';
import { gentleDefaults } from './gentle-defaults.ts';

/** The fewest values a person is shown; what was not heard is offered, with no sentence beside it. */
export const VALUES_MIN = 5;
/** A second sentence in the same answer repeats more than it adds. */
const SAME_ANSWER_SHARE = 0.4;
/** Each further value of a group already chosen weighs less: five near synonyms are one value. */
const SAME_GROUP_SHARE = 0.75;

/** Strongest evidence, in the most answers, told apart. `hinted` fills a thin profile up, plainly marked by `heard: []`. */
export function buildProfile(heard: readonly Heard[], hinted: readonly string[] = []): Profile {
  const ranked = spreadOverGroups(scored(heard));
  const names = new Set(ranked.map(({ value }) => value));
  const offered = [...hinted, ...gentleDefaults]
    .filter((name, at, all) => !names.has(name) && all.indexOf(name) === at)
    .slice(0, Math.max(0, VALUES_MIN - ranked.length))
    .map((value): ProfiledValue => ({ value, score: 0, answers: 0, heard: [] }));
  return {
    values: [...ranked, ...offered],
    sentences: new Set(heard.map(({ answer, start }) => `${answer}:${start}`)).size,
  };
}

function scored(heard: readonly Heard[]): ProfiledValue[] {
  const byValue = new Map<string, Heard[]>();
  for (const one of heard) byValue.set(one.value, [...(byValue.get(one.value) ?? []), one]);
  return [...byValue].map(([value, all]) => {
    const strongestFirst = all.toSorted((a, b) => b.strength - a.strength || a.answer - b.answer || a.start - b.start);
    return { value, score: scoreOf(strongestFirst), answers: new Set(all.map(({ answer }) => answer)).size, heard: strongestFirst };
  });
}

function scoreOf(strongestFirst: readonly Heard[]): number {
  const timesInAnswer = new Map<number, number>();
  let score = 0;
  for (const { answer, strength } of strongestFirst) {
    const times = timesInAnswer.get(answer) ?? 0;
    score += strength * SAME_ANSWER_SHARE ** times;
    timesInAnswer.set(answer, times + 1);
  }
  return score;
}

/** Greedy: take the best, then weigh its neighbours down, and so on. The score keeps the weighing, so that it still sorts. */
function spreadOverGroups(values: readonly ProfiledValue[]): ProfiledValue[] {
  const left = [...values];
  const taken = new Map<string, number>();
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
