import { type ClassicAnswers, STORY_SLUGS, type StorySlug } from './answers.ts';
import { sentenceWith } from './word-frequency.ts';

export interface StoryQuote {
  readonly story: StorySlug;
  readonly sentence: string;
}

/** The first sentence of the stories in which the value is named. */
export function quoteOf(answers: ClassicAnswers, value: string): StoryQuote | undefined {
  for (const story of STORY_SLUGS) {
    const sentence = sentenceWith(value, answers.stories[story]);
    if (sentence !== undefined) return { story, sentence };
  }
  return undefined;
}
