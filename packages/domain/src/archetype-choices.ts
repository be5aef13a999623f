import { archetypeNamed, ARCHETYPES } from './archetypes.ts';
import { TRIGGERS_OFFERED_MIN } from './limits.ts';
import { CONFIRM_MESSAGES } from './messages/confirm-fingerprint.ts';
import type { ArchetypeTrigger } from './archetype.ts';

export interface ArchetypeChoice {
  readonly archetype: string;
  readonly description: string;
}

const CHOICES = 3;

/** Three ways of guarding oneself to choose from, one of each direction; the closest one first, where one is known. */
export function archetypeChoices(closest: string): readonly ArchetypeChoice[] {
  const first = archetypeNamed(closest);
  const ordered = first === undefined ? ARCHETYPES : [first, ...ARCHETYPES];
  const directions = new Map(ordered.toReversed().map((archetype) => [archetype.direction, archetype]));
  return [...new Set([...(first ? [first] : []), ...directions.values()])]
    .slice(0, CHOICES)
    .map(({ name, shows }) => ({ archetype: name, description: shows }));
}

/** What the result says about an archetype that the person chose. */
export function chosenArchetypeText({ archetype, description }: ArchetypeChoice): string {
  const known = archetypeNamed(archetype);
  const about = known === undefined ? [description] : [known.protects, known.gift, known.shows];
  return [CONFIRM_MESSAGES.archetypeChosen, ...about].join(' ');
}

/** Triggers of an archetype to suggest beside those that were told, those that would hurt the person's values first. */
export function suggestedTriggers(
  archetype: string,
  values: readonly string[],
  told: readonly string[],
): readonly ArchetypeTrigger[] {
  const hurts = (trigger: ArchetypeTrigger) => trigger.values.filter((value) => values.includes(value)).length;
  const wanted = Math.max(0, TRIGGERS_OFFERED_MIN - told.length);
  return (archetypeNamed(archetype)?.triggers ?? [])
    .filter(({ name }) => !told.includes(name))
    .toSorted((left, right) => hurts(right) - hurts(left))
    .slice(0, wanted);
}
