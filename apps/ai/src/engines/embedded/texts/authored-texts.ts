import { textTable } from './table.ts';

/** Authored sentences, by what they are for. The files lie in `apps/ai/models/texts`. */
export const actTexts = textTable('acts', 1);
export const archetypeTexts = textTable('archetypes', 2);
export const noteTexts = textTable('notes', 1);
export const philosophyTexts = textTable('philosophy', 1);
/** By kind and `hard` or `light`. */
export const takenUpTable = textTable('taken-up', 2);
export const topicTexts = textTable('topics', 2);
export const triggerTexts = textTable('triggers', 3);
export const valueTexts = textTable('values', 2);
