import { TRIGGERS_OFFERED_MAX, TRIGGERS_OFFERED_MIN } from '@lf/domain/limits';
import type { Archetype, ArchetypeTrigger } from '@lf/domain/archetype';
import { ARCHETYPES } from '@lf/domain/archetypes';
import type { AnchorSpace } from '../anchor-space.ts';
import type { TenseSentence } from './tense-sentences.ts';
import { toldTriggers } from './told-triggers.ts';

/** A trigger of another archetype is only brought in by a sentence that says so plainly. */
const FOREIGN_COSINE_MIN = 0.56;
/** What was told counts for more than what is usual: so many may come from elsewhere. */
const FOREIGN_MAX = 3;

export interface ChosenTrigger {
  readonly trigger: ArchetypeTrigger;
  readonly sentence: TenseSentence | undefined;
}

/** Three to five: those the person told of first; then, only to make three, those of the archetype that would hurt their values. */
export function chooseTriggers(
  space: AnchorSpace,
  archetype: Archetype,
  tense: readonly TenseSentence[],
  values: readonly string[],
): ChosenTrigger[] {
  const told = toldTriggers(space, tense);
  const own = new Set(archetype.triggers.map(({ name }) => name));
  const candidates = ARCHETYPES.flatMap(({ triggers }) => triggers).map((trigger) => {
    const best = told.get(trigger.name);
    const isOwn = own.has(trigger.name);
    const near = best && (isOwn || best.near >= FOREIGN_COSINE_MIN) ? best.near : 0;
    const hurts = trigger.values.filter((value) => values.includes(value)).length;
    return {
      trigger,
      sentence: near > 0 ? best?.sentence : undefined,
      near,
      isOwn,
      worth: near * 2 + (isOwn ? 0.6 : 0) + hurts * 0.12,
    };
  });
  const eligible = candidates.filter(({ isOwn, near }) => isOwn || near > 0).toSorted((a, b) => b.worth - a.worth);
  let foreign = 0;
  const chosen = eligible.filter(({ isOwn }) => isOwn || (foreign += 1) <= FOREIGN_MAX);
  const supported = chosen.filter(({ near }) => near > 0).length;
  return withoutSharedSentences(
    chosen.slice(0, Math.min(TRIGGERS_OFFERED_MAX, Math.max(TRIGGERS_OFFERED_MIN, supported))),
  );
}

function withoutSharedSentences(chosen: readonly ChosenTrigger[]): ChosenTrigger[] {
  const used = new Set<string>();
  return chosen.map(({ trigger, sentence }) => {
    const again = sentence !== undefined && used.has(sentence.quote);
    if (sentence) used.add(sentence.quote);
    return { trigger, sentence: again ? undefined : sentence };
  });
}
