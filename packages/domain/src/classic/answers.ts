import type { MappingResponse } from './mapping-responses.ts';

export const STORY_SLUGS = [
  'earliest-memory',
  'your-parents',
  'meaningful-relationship',
  'best-boss',
  'conflict-moment',
] as const;
export type StorySlug = (typeof STORY_SLUGS)[number];

export const CHOICE_SLUGS = [
  'personal-choice',
  'professional-choice',
  'opportunity-conflict',
  'disappointment',
] as const;
export type ChoiceSlug = (typeof CHOICE_SLUGS)[number];

/** What a person has told and chosen in the classic flow. */
export interface ClassicAnswers {
  readonly stories: Readonly<Record<StorySlug, string>>;
  readonly choices: Readonly<Record<ChoiceSlug, string>>;
  /** Detected in the stories and kept by the person, strongest first. */
  readonly potentialValues: readonly string[];
  /** Added by the person in their own words. */
  readonly addedValues: readonly string[];
  readonly coreValue: string;
  /** The values the first mapping question asked for; the second asks for the others. */
  readonly mappingFirst: readonly string[];
  readonly mapping: Readonly<Record<string, MappingResponse>>;
  readonly choiceValues: Readonly<Record<ChoiceSlug, readonly string[]>>;
  /** The values in the person's own order, core first; empty until they move one. */
  readonly order: readonly string[];
  /** The philosophy as the person changed it; empty while the first draft stands. */
  readonly philosophy: string;
}

export const NO_CLASSIC_ANSWERS: ClassicAnswers = {
  stories: {
    'earliest-memory': '',
    'your-parents': '',
    'meaningful-relationship': '',
    'best-boss': '',
    'conflict-moment': '',
  },
  choices: { 'personal-choice': '', 'professional-choice': '', 'opportunity-conflict': '', disappointment: '' },
  potentialValues: [],
  addedValues: [],
  coreValue: '',
  mappingFirst: [],
  mapping: {},
  choiceValues: { 'personal-choice': [], 'professional-choice': [], 'opportunity-conflict': [], disappointment: [] },
  order: [],
  philosophy: '',
};

/** Every value still in play: detected ones first, then added ones. */
export function classicValues(answers: ClassicAnswers): readonly string[] {
  return [...answers.potentialValues, ...answers.addedValues];
}
