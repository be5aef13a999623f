import { expect, it } from 'vitest';
import { labelledValues } from './measure-halves.ts';
import { interviewsOf } from './read-interviews.ts';

it('ranks labelled values by how often they were labelled, then by where they were told', () => {
  const values = ['Honesty', 'Courage', 'Courage', 'Family'].map((v) => ({ s: [0], v }));
  const [interview] = interviewsOf([{ id: 's1-01-1', sentences: ['I told her the truth.'], values }]);
  expect(labelledValues(interview?.answers)).toEqual(['Courage', 'Honesty', 'Family']);
});
