import { maskSayings, quotationsIn, withoutMasked } from './public-sentences.ts';
import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { Narrative } from '@lf/contract/narrative';

/** A quoted word or two is a figure of speech. */
const QUOTED_WORDS_MIN = 3;

/** Letters and digits alone: whoever quotes may straighten marks and spaces. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isLong = (words: string): boolean => words.split(' ', QUOTED_WORDS_MIN).length === QUOTED_WORDS_MIN;

/** Whether a quotation repeats something that the person said. */
function answerFinder(said: readonly string[]): (quotation: string) => boolean {
  const known = [...new Set(said.map(bare).filter(isLong))];
  const all = known.join('\n');
  return (quotation) => {
    const words = bare(quotation);
    return isLong(words) && (all.includes(words) || known.some((saying) => words.includes(saying)));
  };
}

/**
 * What anyone with the link may see. The explanations tell the person where each thing was heard, in their own words; those words are
 * answers, and answers are nobody else's business. Of the explanations every sentence that quotes is left out. Of the philosophy only what
 * quotes an answer: in the classic flow the person wrote it, and may quote whom they like.
 *
 * Its cost is the length of the texts times the number of different sayings, both bounded by the contract.
 */
export function publicContent(narrative: Narrative): FingerprintContent {
  const sayings = new Set((narrative.evidence ?? []).map(({ quote }) => quote.trim()).filter((quote) => quote !== ''));
  const explanations = [
    narrative.archetypeExplanation,
    ...Object.values(narrative.valuesExplanation),
    ...Object.values(narrative.triggersExplanation),
  ];
  const clean = (text: string, isPrivate: (quotation: string) => boolean = () => true): string => {
    const mask = new Uint8Array(text.length);
    for (const { start, end, words } of quotationsIn(text)) if (isPrivate(words)) mask.fill(1, start, end);
    maskSayings(text, mask, sayings);
    return withoutMasked(text, mask);
  };
  const cleanAll = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, clean(text)]));
  const quoted = explanations.flatMap((text) => quotationsIn(text).map(({ words }) => words));
  return {
    values: narrative.values,
    valuesExplanation: cleanAll(narrative.valuesExplanation),
    valuesPhilosophy: clean(narrative.valuesPhilosophy, answerFinder([...sayings, ...quoted])),
    archetype: narrative.archetype,
    archetypeExplanation: clean(narrative.archetypeExplanation),
    triggers: narrative.triggers,
    triggersExplanation: cleanAll(narrative.triggersExplanation),
  };
}
