import { archetypeNamed } from '../archetypes.ts';
import { COPING_CLAUSES } from './friction/coping-clauses.ts';
import type { Friction } from './friction/friction.ts';
import { SET_OFF_BY } from './friction/set-off-by.ts';
import { FRICTION_TEXTS } from './friction/texts-by-archetype.ts';
import type { NamedSide, ShownSide } from './sides.ts';

const triggerKey = (trigger: string): string => trigger.trim().toLowerCase();

const setOffBy = new Map(Object.entries(SET_OFF_BY).map(([trigger, names]) => [triggerKey(trigger), names]));

/** The first of the hurt person's triggers, in their order and spelling. */
function triggerMet(triggers: readonly string[], coping: string): string | null {
  return triggers.find((trigger) => setOffBy.get(triggerKey(trigger))?.includes(coping)) ?? null;
}

/** Two of one archetype have a text of their own, which says what both do. */
function wayOfCoping(whose: Friction['whose'], hurt: string, coping: string): string {
  const clause = COPING_CLAUSES[coping];
  if (clause === undefined || hurt === coping) return '';
  return whose === 'own' ? `When it gets tense, {name} may ${clause} ` : `Under pressure, you may ${clause} `;
}

/** At most one, of the one who is hurt, whose side is `hurt`, by the other's way of coping. */
function frictionOf(whose: Friction['whose'], hurt: ShownSide, coping: ShownSide, name: string): readonly Friction[] {
  const hurtName = archetypeNamed(hurt.archetype)?.name ?? '';
  const copingName = archetypeNamed(coping.archetype)?.name ?? '';
  const texts = FRICTION_TEXTS[hurtName]?.[copingName];
  if (texts === undefined) return [];
  const text = wayOfCoping(whose, hurtName, copingName) + texts[whose];
  return [
    {
      whose,
      trigger: triggerMet(hurt.triggers, copingName),
      text: text.replaceAll('{name}', () => name),
      toTry: whose === 'own' ? texts.hurt : texts.coping,
    },
  ];
}

/**
 * Where friction is likely: what the other's way of coping does to the owner of `own`, and the owner's to the other. Written to
 * the owner; the other is shown the same two with the same triggers, from the other side. Nothing is known about an
 * archetype that another engine made up.
 */
export function frictions(own: ShownSide, other: NamedSide): readonly Friction[] {
  return [...frictionOf('own', own, other, other.firstName), ...frictionOf('other', other, own, other.firstName)];
}
