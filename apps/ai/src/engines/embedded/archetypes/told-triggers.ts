import type { AnchorSpace } from '../anchor-space.ts';
import { quotability } from '../quote.ts';
import type { TenseSentence } from './tense-sentences.ts';

/** Nearer than this, a sentence may be quoted as this trigger being pulled. */
const TRIGGER_COSINE_MIN = 0.62;

/** What the speaker did to others pulls no trigger about being wronged. */
const OWN_WRONG = /\bi (?:had |have |once |also |then )?(?:lied|cheated|stole|stolen|betrayed|broke|broken|hit|hurt|insulted|shouted|yelled|let (?:him|her|them|my)|forgot|deceived)\b/iu;
const OF_ONES_OWN = new Set(['My own mistakes', 'Letting someone down', 'Facing regret', 'Someone else’s disappointment', 'Seen at my worst']);

export interface ToldTrigger {
  readonly sentence: TenseSentence;
  readonly near: number;
}

/** For each trigger the sentence that tells it best; a sentence speaks for the one trigger it is nearest to. */
export function toldTriggers(space: AnchorSpace, tense: readonly TenseSentence[]): Map<string, ToldTrigger> {
  const told = new Map<string, ToldTrigger>();
  for (const sentence of tense) {
    const nearest = space.nearest(sentence.vector)[0];
    if (!nearest || nearest.near < TRIGGER_COSINE_MIN || (OWN_WRONG.test(sentence.quote) && !OF_ONES_OWN.has(nearest.name))) continue;
    const known = told.get(nearest.name);
    const worth = nearest.near + quotability(sentence.quote);
    if (!known || worth > known.near + quotability(known.sentence.quote)) told.set(nearest.name, { sentence, near: nearest.near });
  }
  return told;
}
