import { describe, expect, it } from 'vitest';
import { recallAt } from './recall.ts';

const items = (scores: readonly number[], isTrue: boolean) => scores.map((score) => ({ score, isTrue }));

describe('recall at a share of false alarms', () => {
  it('takes the lowest threshold that few enough others pass', () => {
    const others = items([0.7, ...Array.from({ length: 19 }, () => 0.1)], false);
    const scored = [...items([0.9, 0.8, 0.6, 0.05], true), ...others];
    expect(recallAt(scored, 0.05)).toEqual({ recall: 0.75, threshold: 0.6, positives: 4 });
    expect(recallAt(scored, 0)).toEqual({ recall: 0.5, threshold: 0.8, positives: 4 });
  });

  it('counts equal scores on both sides', () => {
    expect(recallAt([...items([0.5, 0.5], true), ...items([0.5], false)], 0.05).recall).toBe(0);
    expect(recallAt([...items([0.5, 0.5], true), ...items([0.4], false)], 0.05).recall).toBe(1);
  });

  it('is 0 where there is nothing to find', () => {
    expect(recallAt(items([0.5], false), 0.05)).toMatchObject({ recall: 0, positives: 0 });
  });
});
