/** A score without bounds as a probability. */
export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** The other way round; what is certain is kept within what a number can hold. */
export function logit(probability: number): number {
  const p = Math.min(1 - CERTAIN, Math.max(CERTAIN, probability));
  return Math.log(p / (1 - p));
}

const CERTAIN = 1e-7;
