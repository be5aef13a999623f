import { CHOICE_SLUGS, type ChoiceSlug, type ClassicAnswers, STORY_SLUGS, type StorySlug } from './answers.ts';
import { joinList, splitList } from '../joined-text.ts';
import { isMappingResponse, type MappingResponse } from './mapping-responses.ts';

/**
 * The form data as it is saved, keyed by step: stories and choices are texts, value steps are comma-separated names,
 * the mapping maps each value to its sentence. Lists that belong to no step of their own stay lists.
 */
export type ClassicForm = Readonly<Record<string, string | readonly string[] | Readonly<Record<string, string>>>>;

/** Not named after the step: there the main flow keeps what it detected. */
const KEPT_VALUES = 'kept-values';
const ADDED_VALUES = 'added-values';
const MAPPING_FIRST = 'mapping-first-values';
const ORDER = 'classic-value-order';

export function toClassicForm(answers: ClassicAnswers): ClassicForm {
  const isFirst = ([value]: readonly [string, string]): boolean => answers.mappingFirst.includes(value);
  const ratings = Object.entries(answers.mapping);
  return {
    ...answers.stories,
    ...answers.choices,
    [KEPT_VALUES]: answers.potentialValues,
    [ADDED_VALUES]: answers.addedValues,
    'core-value': answers.coreValue,
    [MAPPING_FIRST]: answers.mappingFirst,
    'mapping-question-1': Object.fromEntries(ratings.filter(isFirst)),
    'mapping-question-2': Object.fromEntries(ratings.filter((rating) => !isFirst(rating))),
    ...Object.fromEntries(CHOICE_SLUGS.map((slug) => [`${slug}-values`, joinList(answers.choiceValues[slug])])),
    [ORDER]: answers.order,
    'craft-narrative': answers.philosophy,
  };
}

/** Reads what was saved, by this version or another: what does not fit is left out, nothing throws. */
export function fromClassicForm(form: unknown): ClassicAnswers {
  const saved = isRecord(form) ? form : {};
  const text = (key: string): string => {
    const value = Object.hasOwn(saved, key) ? saved[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const list = (key: string): readonly string[] => {
    const value = Object.hasOwn(saved, key) ? saved[key] : undefined;
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  };
  return {
    stories: eachOf<StorySlug, string>(STORY_SLUGS, text),
    choices: eachOf<ChoiceSlug, string>(CHOICE_SLUGS, text),
    potentialValues: list(KEPT_VALUES),
    addedValues: list(ADDED_VALUES),
    coreValue: text('core-value'),
    mappingFirst: list(MAPPING_FIRST),
    mapping: { ...readMapping(saved['mapping-question-1']), ...readMapping(saved['mapping-question-2']) },
    choiceValues: eachOf<ChoiceSlug, readonly string[]>(CHOICE_SLUGS, (slug) => splitList(text(`${slug}-values`))),
    order: list(ORDER),
    philosophy: text('craft-narrative'),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readMapping(saved: unknown): Readonly<Record<string, MappingResponse>> {
  if (!isRecord(saved)) return {};
  return Object.fromEntries(
    Object.entries(saved).filter((entry): entry is [string, MappingResponse] => isMappingResponse(entry[1])),
  );
}

function eachOf<K extends string, T>(slugs: readonly K[], read: (slug: K) => T): Record<K, T> {
  return Object.fromEntries(slugs.map((slug) => [slug, read(slug)])) as Record<K, T>;
}
