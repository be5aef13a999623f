import { EXPLANATION_CHARACTERS_MAX, TRIGGERS_EXPLANATION_CHARACTERS_MAX } from '@lf/contract/limits';
import type { Narrative } from '@lf/contract/narrative';
import type { ArchetypeParts } from '@lf/contract/survey';
import type { OfferedTrigger } from '../survey/final/final-result.ts';

const lengthOf = (parts: object): number => Object.values(parts).join('').length;

/** The parts of archetype and triggers that are kept with the result. Longer than the record takes they stay away: the texts say the same. */
export function keptParts(
  archetype: ArchetypeParts | undefined,
  triggers: readonly OfferedTrigger[],
): Pick<Narrative, 'archetypeParts' | 'triggerParts'> {
  const triggerParts = Object.fromEntries(
    triggers.flatMap(({ name, parts }) => (parts === undefined ? [] : [[name, parts]])),
  );
  const parts = Object.values(triggerParts);
  const isTriggersShort =
    parts.every((part) => lengthOf(part) <= EXPLANATION_CHARACTERS_MAX) &&
    parts.reduce((sum, part) => sum + lengthOf(part), 0) <= TRIGGERS_EXPLANATION_CHARACTERS_MAX;
  return {
    ...(archetype !== undefined && lengthOf(archetype) <= EXPLANATION_CHARACTERS_MAX && { archetypeParts: archetype }),
    ...(parts.length > 0 && isTriggersShort && { triggerParts }),
  };
}
