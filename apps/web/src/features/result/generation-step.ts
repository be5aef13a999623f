/** What is being made of a result just now. */
export type GenerationStep = 'order' | 'philosophy' | 'save';
