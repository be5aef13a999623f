import { later } from '../../lib/later.ts';

/** With the texts of all archetypes: it comes once the words about the values stand. */
export const narrativeArchetype = later(() => import('./narrative-archetype.tsx'));
