import { describe, expect, it } from 'vitest';
import { interviewsOf } from './read-interviews.ts';

describe('a second reading', () => {
  const first = [
    {
      id: 'w9-010',
      person: 'a cook',
      sentences: ['I told her.'],
      values: [{ s: [0], v: 'Honesty' }],
      coping: 'Fortress',
    },
    { id: 'w9-011', person: 'a cook', sentences: ['I stayed.'], values: [] },
    { id: 'w9-037', person: 'a nurse', sentences: ['I went.'], values: [] },
  ];
  const second = [
    { id: 'w9-011', values: [{ s: [0], v: 'Loyalty' }], coping: null },
    { id: 'w9-010.profile', top: [{ v: 'Honesty' }, { v: 'Courage' }], coping: 'Commander' },
  ];
  const [cook, nurse] = interviewsOf(first, second);

  it('adds its labels to the answers with its ids', () => {
    expect(cook?.answers.map(({ labels }) => labels.map(({ v }) => v))).toEqual([['Honesty'], ['Loyalty']]);
  });

  it('brings a profile, found by the id of the first answer, and the ways of coping of both count', () => {
    expect(cook).toMatchObject({ profiles: [['Honesty', 'Courage']], coping: ['Fortress', 'Commander'] });
    expect(nurse).toMatchObject({ profiles: [], coping: [] });
  });
});
