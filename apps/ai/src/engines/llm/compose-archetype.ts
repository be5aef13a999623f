import type { ArchetypeParts, TriggerParts } from '@lf/contract/survey';
import { TRIGGERS_OFFERED_MIN } from '@lf/domain/limits';
import type { CheckedClaims } from '../embedded/check-claims.ts';
import { chooseTriggers, triggerExplanation } from '../embedded/result/choose-triggers.ts';
import { archetypeExplanation, archetypeParts } from '../embedded/result/explain-archetype.ts';
import { ARCHETYPE_TEXTS, type SurveyResultReply } from './calls/survey-result.ts';
import { claimProblems } from './claims.ts';
import type { EngineResult } from './compose-values.ts';

const FIELDS = [
  'archetype',
  'archetype_explanation',
  'archetype_parts',
  'archetype_evidence',
  'archetype_choices',
  'triggers',
  'triggers_explanation',
  'trigger_parts',
  'trigger_evidence',
] as const;
type Character = Pick<EngineResult, (typeof FIELDS)[number]>;

/**
 * The model's archetype where a sentence of the person tells it and the reader agrees, with its triggers; otherwise everything is the
 * embedded engine's, choices included. The two are never mixed.
 */
export function composeArchetype(
  reply: SurveyResultReply,
  checked: CheckedClaims,
  { said, values, embedded }: { said: readonly string[]; values: readonly string[]; embedded: EngineResult },
): Character {
  const scene = checked.archetype;
  if (scene === undefined) return Object.fromEntries(FIELDS.map((field) => [field, embedded[field]])) as Character;
  const { name } = reply.archetype;
  const isCarried = ARCHETYPE_TEXTS.every((part) => claimProblems(part, reply.archetype[part], said).length === 0);
  const { did, protects, gift, cost, move } = reply.archetype;
  const parts: ArchetypeParts = isCarried
    ? { scene: scene.quote, did, protects, gift, cost, move }
    : archetypeParts(name, scene.quote, scene.quote);
  const triggers = composeTriggers(reply, checked, { said, values });
  return {
    archetype: name,
    archetype_explanation: archetypeExplanation(parts),
    archetype_parts: parts,
    archetype_evidence: scene,
    triggers: triggers.map((trigger) => trigger.name),
    triggers_explanation: Object.fromEntries(
      triggers.map((trigger) => [trigger.name, triggerExplanation(trigger.parts)]),
    ),
    trigger_parts: Object.fromEntries(triggers.map((trigger) => [trigger.name, trigger.parts])),
    trigger_evidence: triggers.flatMap(({ name: trigger, place }) => (place ? [{ trigger, ...place }] : [])),
  };
}

interface ComposedTrigger {
  readonly name: string;
  readonly parts: TriggerParts;
  readonly place: CheckedClaims['archetype'];
}

/** A trigger whose sentence was not told is a suggestion; one whose texts claim too much goes. Too few left: the authored ones. */
function composeTriggers(
  { archetype, triggers }: SurveyResultReply,
  checked: CheckedClaims,
  { said, values }: { said: readonly string[]; values: readonly string[] },
): ComposedTrigger[] {
  const own = triggers.flatMap(({ name, why, move }, at): ComposedTrigger[] => {
    if ([name, why, move].some((text) => claimProblems('trigger', text, said).length > 0)) return [];
    const place = checked.triggers[at];
    return [{ name, place, parts: { ...(place ? { quote: place.quote } : {}), why, move } }];
  });
  if (own.length >= TRIGGERS_OFFERED_MIN) return own;
  return chooseTriggers(archetype.name, [], values, archetype.name).map(({ name, parts }) => ({
    name,
    parts,
    place: undefined,
  }));
}
