import type { AnchorSpace } from '../anchor-space.ts';
import { emotionOf } from '../evidence/emotion.ts';
import { quotability } from '../quote.ts';
import type { TenseSentence } from './tense-sentences.ts';
import { TRIGGER_CUES } from './trigger-cues.ts';

/** Nearer than this, and with a word that says so, a sentence may be quoted as this trigger being pulled. */
const TOLD_FROM = 0.5;
/** Without such a word only a sentence that could hardly mean anything else. */
const TOLD_WITHOUT_CUE_FROM = 0.76;
/** A sentence speaks for the trigger it comes nearest to, or for one about as near that its words name. */
const ABOUT_AS_NEAR = 0.06;

/** What the speaker did to others pulls no trigger about being wronged. */
const OWN_WRONG =
  /(?:\b(?:i|we)(?:['’](?:d|ve))? (?:(?:had|have|once|also|then|even|just|really|often|been|went|and|\p{L}+ly) )*(?:lied|lying|told (?:\p{L}+ ){0,4}lies?|cheat\p{L}*|stole|stolen|betrayed|broke|broken|hit|hurt|insulted|shouted|yelled|scolded|accused|blamed|ignored|let (?:him|her|them|my)|forgot|deceived|promised|refused|quarr?ell?ed|argued|had an? (?:\p{L}+ )?(?:quarrel|argument|row)|did(?: not|n['’]t) (?:keep|come|call|turn up|tell|speak))|^(?:when |after )?(?:lying|cheating|stealing|deceiving|breaking|hurting|yelling|shouting|losing my temper|not speaking))(?![\p{L}])/iu;
const OF_ONES_OWN = new Set([
  'My own mistakes',
  'Letting someone down',
  'Facing regret',
  'Someone else’s disappointment',
  'Seen at my worst',
  'Having to say no',
  'Public failure',
  'Being proved wrong',
]);

/** Speaking about feelings, or about the questions, tells nothing that happened. */
const SPOKEN_ABOUT =
  /\b(?:(?:this|the|that|a) situation (?:of|described|where|in which)|refer to|feelings? of|accompanied|experienced?)\b/iu;

export interface ToldTrigger {
  readonly sentence: TenseSentence;
  readonly near: number;
}

/** For each trigger the sentence that tells it best; a sentence speaks for one trigger only, and the heaviest for none. */
export function toldTriggers(space: AnchorSpace, tense: readonly TenseSentence[]): Map<string, ToldTrigger> {
  const told = new Map<string, ToldTrigger>();
  for (const sentence of tense) {
    const { quote } = sentence;
    // A best friend is no joy in the sentence that tells of the betrayal.
    const { glad, sore } = emotionOf(quote.replace(/\b(?:best|great) (?:friends?|man|part)\b/giu, ''));
    if (glad > sore || sentence.isHeavy || SPOKEN_ABOUT.test(quote)) continue;
    const all = space.nearest(sentence.vector);
    const best = all[0]?.near ?? 0;
    const isWrong = OWN_WRONG.test(quote);
    const pulled = all.find(
      ({ name, near }) =>
        near >= best - ABOUT_AS_NEAR &&
        (!isWrong || OF_ONES_OWN.has(name)) &&
        (near >= TOLD_WITHOUT_CUE_FROM || (near >= TOLD_FROM && (TRIGGER_CUES[name]?.test(quote) ?? false))),
    );
    if (!pulled) continue;
    const known = told.get(pulled.name);
    const worth = pulled.near + quotability(quote);
    if (!known || worth > known.near + quotability(known.sentence.quote))
      told.set(pulled.name, { sentence, near: pulled.near });
  }
  return told;
}
