import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { Narrative } from '@lf/contract/narrative';

const SENTENCE = /[^.!?…]+(?:[.!?…]+["”’»)\]]*\s*|$)/gu;
/** One that is never closed goes on to the end. */
const QUOTATION = /[“„«"]([^“”„«»"]*)(?:[”“»"]|$)/gu;
/** Stands where a quotation stood. A quotation may hold several sentences: it goes as a whole before the rest is looked at. */
const GONE = '“”';
const MARK = /[“”„«»"]/u;
/** A quoted word or two is a figure of speech. */
const QUOTED_WORDS_MIN = 3;

const gone = (words: string): string => (/[.!?…][”“»"]?$/u.test(words) ? `${GONE}.` : GONE);

/** The text without the sentences that hold one of these quotations, or one of these sayings without marks. */
function withoutSentences(text: string, isTheirs: (quotation: string) => boolean, sayings: readonly string[]): string {
  const unquoted = text.replace(QUOTATION, (whole, quotation: string) => (isTheirs(quotation) ? gone(whole) : whole));
  const marked = sayings.reduce((rest, saying) => rest.replaceAll(saying, () => gone(saying)), unquoted);
  return marked.includes(GONE) ? keepSentences(marked, (sentence) => !sentence.includes(GONE)) : text;
}

function keepSentences(text: string, isKept: (sentence: string) => boolean): string {
  return (text.match(SENTENCE) ?? []).filter(isKept).join('').trim();
}

/** Letters and digits alone: whoever quotes may straighten marks and spaces. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const quotationsIn = (text: string): string[] => [...text.matchAll(QUOTATION)].map(([, quotation = '']) => quotation);

/**
 * What anyone with the link may see. The explanations tell the person where each thing was heard, in their own words; those words are
 * answers, and answers are nobody else's business. Of the explanations every sentence that quotes is left out. Of the philosophy only what
 * quotes an answer: in the classic flow the person wrote it, and may quote whom they like.
 */
export function publicContent(narrative: Narrative): FingerprintContent {
  const sayings = (narrative.evidence ?? []).map(({ quote }) => quote.trim()).filter((quote) => quote !== '');
  const explanations = [
    narrative.archetypeExplanation,
    ...Object.values(narrative.valuesExplanation),
    ...Object.values(narrative.triggersExplanation),
  ];
  const said = [...sayings, ...explanations.flatMap(quotationsIn)].map(bare).filter((words) => words !== '');
  const isAnswer = (quotation: string): boolean => {
    const words = bare(quotation);
    return (
      words.split(' ').length >= QUOTED_WORDS_MIN &&
      said.some((known) => known.includes(words) || words.includes(known))
    );
  };
  const clean = (text: string): string => {
    const rest = withoutSentences(text, () => true, sayings);
    // A mark that is left belongs to quotations inside quotations.
    return MARK.test(rest) ? keepSentences(rest, (sentence) => !MARK.test(sentence)) : rest;
  };
  const cleanAll = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, clean(text)]));
  return {
    values: narrative.values,
    valuesExplanation: cleanAll(narrative.valuesExplanation),
    valuesPhilosophy: withoutSentences(narrative.valuesPhilosophy, isAnswer, sayings),
    archetype: narrative.archetype,
    archetypeExplanation: clean(narrative.archetypeExplanation),
    triggers: narrative.triggers,
    triggersExplanation: cleanAll(narrative.triggersExplanation),
  };
}
