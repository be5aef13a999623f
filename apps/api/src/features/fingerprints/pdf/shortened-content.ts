import { linesOf } from '@lf/domain/text-lines';
import type { Page } from './page-fit.ts';
import type { PdfText } from './pdf-text.ts';

/** How often the texts of each page have been shortened: first all lines run on, then each further step halves what may be long. */
export type Shortenings = Readonly<Record<Page, number>>;

export const SHORTENINGS_MAX = 8;
const CHARACTERS_FIRST_CUT = 2_000;

function shorten(text: string, steps: number): string {
  if (steps === 0) return text;
  const joined = linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  const room = steps === 1 ? joined.length : CHARACTERS_FIRST_CUT / 2 ** (steps - 2);
  return joined.length <= room ? joined : `${joined.slice(0, room).toWellFormed().trimEnd()}…`;
}

/** A narrative whose words fit their pages sooner. */
export function shortened(content: PdfText, { first, second, third }: Shortenings): PdfText {
  const { mirror } = content;
  return {
    ...content,
    mirror: mirror && {
      ...mirror,
      sentences: mirror.sentences.map((sentence) => ({ ...sentence, text: shorten(sentence.text, third) })),
    },
    valuesPhilosophy: shorten(content.valuesPhilosophy, first),
    archetypeExplanation: shorten(content.archetypeExplanation, second),
    triggersExplanation: Object.fromEntries(
      Object.entries(content.triggersExplanation).map(([name, text]) => [name, shorten(text, second)]),
    ),
  };
}
