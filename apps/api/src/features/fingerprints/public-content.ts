import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { Narrative } from '@lf/contract/narrative';

const SENTENCE = /[^.!?…]+(?:[.!?…]+["”’»)\]]*\s*|$)/gu;
const QUOTED = /[“”„«»"]/u;

/**
 * The explanations tell the person where each thing was heard, in their own words. Those words are answers, and answers are nobody
 * else's business: a sentence that quotes is left out of what strangers see.
 */
export function withoutQuotes(text: string, quotes: readonly string[]): string {
  if (!QUOTED.test(text) && !quotes.some((quote) => text.includes(quote))) return text;
  // A quote may hold several sentences: take it out as a whole before looking at what is left.
  const marked = text.replace(/[“„«"][^“”„«»"]*[”“»"]/gu, (quote) => (/[.!?…].$/u.test(quote) ? '“”.' : '“”'));
  return (marked.match(SENTENCE) ?? [])
    .filter((sentence) => !QUOTED.test(sentence) && !quotes.some((quote) => sentence.includes(quote)))
    .join('')
    .trim();
}

/** What anyone with the link may see. */
export function publicContent(narrative: Narrative): FingerprintContent {
  const quotes = (narrative.evidence ?? []).map(({ quote }) => quote.trim()).filter((quote) => quote !== '');
  const clean = (text: string): string => withoutQuotes(text, quotes);
  const cleanAll = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, clean(text)]));
  return {
    values: narrative.values,
    valuesExplanation: cleanAll(narrative.valuesExplanation),
    valuesPhilosophy: narrative.valuesPhilosophy,
    archetype: narrative.archetype,
    archetypeExplanation: clean(narrative.archetypeExplanation),
    triggers: narrative.triggers,
    triggersExplanation: cleanAll(narrative.triggersExplanation),
  };
}
