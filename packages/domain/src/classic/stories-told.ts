import { CHOICE_SLUGS, STORY_SLUGS } from './answers.ts';

/** How many stories and choices of a saved form have words in them. */
export function storiesTold(form: object): number {
  const saved = new Map<string, unknown>(Object.entries(form));
  return [...STORY_SLUGS, ...CHOICE_SLUGS].filter((slug) => {
    const text = saved.get(slug);
    return typeof text === 'string' && text.trim() !== '';
  }).length;
}
