/** One scored item and whether it truly is what the score says. */
export interface Scored {
  readonly score: number;
  readonly isTrue: boolean;
}

export interface Recall {
  readonly recall: number;
  readonly threshold: number;
  readonly positives: number;
}

/** The best recall of any threshold that at most this part of the others passes. */
export function recallAt(items: readonly Scored[], falseAlarmsMax: number): Recall {
  const others = items.filter(({ isTrue }) => !isTrue);
  const own = items.filter(({ isTrue }) => isTrue);
  const best = { recall: 0, threshold: Infinity, positives: own.length };
  for (const { score: threshold } of own.toSorted((a, b) => b.score - a.score)) {
    if (passing(others, threshold) > falseAlarmsMax * others.length) break;
    best.recall = passing(own, threshold) / own.length;
    best.threshold = threshold;
  }
  return best;
}

function passing(items: readonly Scored[], threshold: number): number {
  return items.filter(({ score }) => score >= threshold).length;
}
