import type { ClassicAnswers } from './classic-answers.ts';
import { type ArchetypeName, hearArchetype } from './classic-archetype.ts';
import { explainValue } from './classic-evidence.ts';
import { writePhilosophy } from './classic-philosophy.ts';
import { ratingOf, scoreValues } from './classic-scoring.ts';
import { triggerOf } from './classic-triggers.ts';
import { joinList, joinPairs, type TextPair } from './joined-text.ts';
import { VALUES_MAX } from './limits.ts';
import { NEVER_BETRAYED, SOMETIMES_BETRAYED, STRUGGLED_WITH } from './mapping-responses.ts';

const TRIGGERS_MAX = 4;

export interface ClassicNarrative {
  readonly values: readonly string[];
  readonly valuesExplanation: readonly TextPair[];
  readonly valuesPhilosophy: string;
  readonly archetype: ArchetypeName;
  readonly archetypeExplanation: string;
  readonly triggers: readonly string[];
  readonly triggersExplanation: readonly TextPair[];
}

/** The whole result by rules: every sentence goes back to something the person told, rated or chose. */
export function craftNarrative(
  answers: ClassicAnswers,
  archetypeText: (name: ArchetypeName) => string,
): ClassicNarrative {
  const values = scoreValues(answers)
    .slice(0, VALUES_MAX)
    .map(({ value }) => value);
  const archetype = hearArchetype(answers, values);
  const triggers = triggersOf(answers, values);
  return {
    values,
    valuesExplanation: values.map((value) => [value, explainValue(answers, value)]),
    valuesPhilosophy: answers.philosophy.trim() || writePhilosophy(answers, values),
    archetype: archetype.name,
    archetypeExplanation: `${archetypeText(archetype.name)} ${whyArchetype(archetype.sentence)}`,
    triggers: triggers.map(([trigger]) => trigger),
    triggersExplanation: triggers,
  };
}

function whyArchetype(sentence: string | undefined): string {
  return sentence === undefined
    ? 'Your stories do not show it plainly. We inferred it from what your values guard, so weigh it yourself.'
    : `We heard it where you wrote: “${sentence}”`;
}

/** The strongest values first, each trigger once. */
function triggersOf(answers: ClassicAnswers, values: readonly string[]): readonly TextPair[] {
  const named = new Map<string, string>();
  for (const value of values) {
    const trigger = triggerOf(value);
    if (!named.has(trigger)) named.set(trigger, `This goes straight at ${value}${standing(answers, value)}.`);
  }
  return [...named].slice(0, TRIGGERS_MAX);
}

const STANDINGS: Readonly<Record<string, string>> = {
  [NEVER_BETRAYED]: ', which you would sacrifice anything to uphold. Expect a strong answer from yourself, and give it a breath before it leaves you',
  [SOMETIMES_BETRAYED]: ', which matters a great deal to you. It stings twice, because you know the times when you let it down yourself',
  [STRUGGLED_WITH]: ', which you wish you lived more. What looks like anger at others may be partly meant for you',
};

function standing(answers: ClassicAnswers, value: string): string {
  const rating = ratingOf(answers, value);
  return (rating === undefined ? undefined : STANDINGS[rating]) ?? ', which has its place in your order';
}

/** The older wire form of the narrative: lists comma-joined, pairs joined by ';;'. */
export function toJoinedNarrative(narrative: ClassicNarrative): Readonly<Record<keyof ClassicNarrative, string>> {
  return {
    values: joinList(narrative.values),
    valuesExplanation: joinPairs(narrative.valuesExplanation),
    valuesPhilosophy: narrative.valuesPhilosophy,
    archetype: narrative.archetype,
    archetypeExplanation: narrative.archetypeExplanation,
    triggers: joinList(narrative.triggers),
    triggersExplanation: joinPairs(narrative.triggersExplanation),
  };
}
