import { describe, expect, it } from 'vitest';
import { kappa, measureReaders } from './measure-readers.ts';
import { interviewsOf } from './read-interviews.ts';

const first = [
  {
    id: 's1-01-1',
    sentences: ['I told her the truth.', 'It rained.', 'We shared the bread.'],
    values: [
      { s: [0], v: 'Honesty' },
      { s: [2], v: 'Generosity' },
    ],
  },
  { id: 's1-01-profile', top: [{ v: 'Honesty' }, { v: 'Generosity' }], coping: 'Fortress' },
];
const second = [
  {
    id: 's1-01-1',
    values: [
      { s: [0], v: 'Honesty' },
      { s: [0], v: 'Courage' },
    ],
  },
  { id: 's1-01-profile', top: [{ v: 'Honesty' }, { v: 'Courage' }], coping: { name: 'Fortress' } },
];

describe('agreement of two readings', () => {
  it('counts each direction and takes the mean', () => {
    const rows = measureReaders('set', interviewsOf(first, second));
    const values = rows.map(({ value }) => value);
    // Telling: 1 of 2 and 1 of 1; names: 1 of 2 and 1 of 2; profiles: half each way; archetype: the same.
    expect(values.slice(1)).toEqual([0.75, 0.5, 0.5, 1]);
    // Agreed on 2 of 3 sentences; by chance 2/3 · 1/3 + 1/3 · 2/3.
    expect(values[0]).toBeCloseTo((2 / 3 - 4 / 9) / (5 / 9));
  });

  it('leaves out interviews that were read once', () => {
    expect(measureReaders('set', interviewsOf(first))).toEqual([]);
  });

  it('is 1 where both readings say the same of every sentence', () => {
    expect(kappa([[new Set(['Honesty']), new Set(['Courage'])]])).toBe(1);
  });
});
