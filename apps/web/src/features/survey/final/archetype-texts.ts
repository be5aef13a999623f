import { later } from '../../../lib/later.ts';

/** Ten archetypes with all their texts; most people who come here need none of them. */
export const archetypeTexts = later(() => import('@lf/domain/archetype-choices'));
