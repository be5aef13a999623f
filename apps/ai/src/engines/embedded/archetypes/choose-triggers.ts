import type { Archetype, ArchetypeTrigger } from '@lf/domain/archetype';
import { ARCHETYPES } from '@lf/domain/archetypes';
import type { AnchorSpace } from '../anchor-space.ts';
import { quotability } from '../quote.ts';
import type { TenseSentence } from './tense-sentences.ts';

const TRIGGERS_MIN = 3;
const TRIGGERS_MAX = 5;
/** Nearer than this, a sentence may be quoted as this trigger being pulled. */
const TRIGGER_COSINE_MIN = 0.62;
/** A trigger of another archetype is only brought in by a sentence that says so plainly. */
const FOREIGN_COSINE_MIN = 0.68;

/** What the speaker did to others pulls no trigger about being wronged. */
const OWN_WRONG = /\bi (?:had |have |once |also |then )?(?:lied|cheated|stole|stolen|betrayed|broke|broken|hit|hurt|insulted|shouted|yelled|let (?:him|her|them|my)|forgot|deceived)\b/iu;
const OF_ONES_OWN = new Set(['My own mistakes', 'Letting someone down', 'Facing regret', 'Someone else’s disappointment', 'Seen at my worst']);

export interface ChosenTrigger {
  readonly trigger: ArchetypeTrigger;
  readonly sentence: TenseSentence | undefined;
}

/** Three to five: those the person told of first, then those of the archetype that would hurt their values. */
export function chooseTriggers(space: AnchorSpace, archetype: Archetype, tense: readonly TenseSentence[], values: readonly string[]): ChosenTrigger[] {
  const told = toldTriggers(space, tense);
  const own = new Set(archetype.triggers.map(({ name }) => name));
  const candidates = ARCHETYPES.flatMap(({ triggers }) => triggers).map((trigger) => {
    const best = told.get(trigger.name);
    const isOwn = own.has(trigger.name);
    const near = best && (isOwn || best.near >= FOREIGN_COSINE_MIN) ? best.near : 0;
    const hurts = trigger.values.filter((value) => values.includes(value)).length;
    return { trigger, sentence: near > 0 ? best?.sentence : undefined, near, isOwn, worth: near * 2 + (isOwn ? 0.6 : 0) + hurts * 0.12 };
  });
  const eligible = candidates.filter(({ isOwn, near }) => isOwn || near > 0).toSorted((a, b) => b.worth - a.worth);
  const foreignMax = 2;
  let foreign = 0;
  const chosen = eligible.filter(({ isOwn }) => isOwn || (foreign += 1) <= foreignMax);
  const supported = chosen.filter(({ near }) => near > 0).length;
  return withoutSharedSentences(chosen.slice(0, Math.min(TRIGGERS_MAX, Math.max(TRIGGERS_MIN + 1, supported))));
}

/** For each trigger the sentence that tells it best; a sentence speaks for the one trigger it is nearest to. */
function toldTriggers(space: AnchorSpace, tense: readonly TenseSentence[]): Map<string, { sentence: TenseSentence; near: number }> {
  const told = new Map<string, { sentence: TenseSentence; near: number }>();
  for (const sentence of tense) {
    const nearest = space.nearest(sentence.vector)[0];
    if (!nearest || nearest.near < TRIGGER_COSINE_MIN || (OWN_WRONG.test(sentence.quote) && !OF_ONES_OWN.has(nearest.name))) continue;
    const known = told.get(nearest.name);
    const worth = nearest.near + quotability(sentence.quote);
    if (!known || worth > known.near + quotability(known.sentence.quote)) told.set(nearest.name, { sentence, near: nearest.near });
  }
  return told;
}

function withoutSharedSentences(chosen: readonly ChosenTrigger[]): ChosenTrigger[] {
  const used = new Set<string>();
  return chosen.map(({ trigger, sentence }) => {
    const again = sentence !== undefined && used.has(sentence.quote);
    if (sentence) used.add(sentence.quote);
    return { trigger, sentence: again ? undefined : sentence };
  });
}
