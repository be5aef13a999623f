import { describe, expect, it } from 'vitest';
import type { SurveyResult } from './engines.ts';
import { interviewsOf } from './read-interviews.ts';
import { scoreInterviews } from './score-interviews.ts';

const lines = [
  {
    id: 's1-01-1',
    person: 'a baker',
    topic: 'earliest-memory',
    sentences: ['I told her the truth.', 'It rained.', 'We shared the bread.'],
    values: [
      { s: [0], v: 'Honesty' },
      { s: [2], v: 'Generosity' },
    ],
    acts: ['story'],
    coping: null,
  },
  {
    id: 's1-01-2',
    person: 'a baker',
    topic: 'high-point',
    sentences: ['I stood up for him.'],
    values: [{ s: [0], v: 'Courage' }],
    acts: ['story'],
    coping: null,
  },
  { id: 's1-01-profile', top: [{ v: 'Honesty' }, { v: 'Courage' }, { v: 'Family' }], coping: 'Fortress' },
];
const second = [
  { id: 's1-01-2', values: [{ s: [0], v: 'Loyalty' }] },
  { id: 's1-01-profile', top: [{ v: 'Honesty' }, { v: 'Loyalty' }], coping: { name: 'Rescuer' } },
];

function result(parts: Partial<SurveyResult> & { values: readonly string[] }): SurveyResult {
  const { values, ...rest } = parts;
  return {
    value_drivers: { core_value_drivers: [...values], vehicle_value_drivers: [], outcome_value_drivers: [] },
    value_drivers_explanation: {},
    archetype: 'Rescuer',
    archetype_explanation: '',
    triggers: [],
    triggers_explanation: {},
    ...rest,
  };
}

/** Four proposals: a right name, a right alternative, a sentence that tells nothing, and none. */
const proposed = result({
  values: ['Honesty', 'Justice', 'Calm', 'Order'],
  evidence: [
    {
      value: 'Honesty',
      quote: 'I told her the truth.',
      answer: 0,
      start: 0,
      end: 21,
      alternatives: ['Trust'],
      sure: true,
    },
    {
      value: 'Justice',
      quote: 'I stood up for him.',
      answer: 1,
      start: 0,
      end: 19,
      alternatives: ['Loyalty'],
      sure: true,
    },
    { value: 'Calm', quote: 'It rained.', answer: 0, start: 22, end: 32, alternatives: ['Family'], sure: false },
    { value: 'Fun', quote: 'It rained.', answer: 0, start: 22, end: 32 },
  ],
});

describe('scores of whole interviews', () => {
  it('are those computed by hand, with two readings', () => {
    const scores = scoreInterviews(interviewsOf(lines, second), new Map([['s1-01', proposed]]));
    expect(scores).toEqual({
      interviews: 1,
      proposals: 4,
      withSentence: 3 / 4,
      sentenceTelling: 2 / 3,
      nameRight: 1 / 3,
      nameInAlternatives: 2 / 3,
      profiles: 1,
      // Honesty of three, Honesty of two.
      profileFound: (1 / 3 + 1 / 2) / 2,
      // Family is an alternative of a proposal, and so is Loyalty.
      profileFoundWide: (2 / 3 + 1) / 2,
      told: 1,
      archetypeRight: 1,
      archetypeOffered: 1,
      notTold: 0,
      abstained: 0,
      ticked: 2,
      tickedRight: 1 / 2,
    });
  });

  it('count the first reading alone where there is no second', () => {
    const scores = scoreInterviews(interviewsOf(lines), new Map([['s1-01', proposed]]));
    expect(scores).toMatchObject({ nameInAlternatives: 1 / 3, profileFound: 1 / 3, told: 1, archetypeRight: 0 });
  });

  it('take a place that touches two sentences as labelled by both', () => {
    const both = result({
      values: ['Generosity'],
      evidence: [{ value: 'Generosity', quote: 'rained. We shared', answer: 0, start: 25, end: 42 }],
    });
    const scores = scoreInterviews(interviewsOf(lines), new Map([['s1-01', both]]));
    expect(scores.nameRight).toBe(1);
  });

  it('leave out who has no result, and profiles that were not made', () => {
    const [first, other] = ['w1-001', 'w1-002'].map((id) => ({
      ...lines[0],
      id,
      person: `person of ${id}`,
      coping: id === 'w1-001' ? { name: 'Fortress' } : null,
    }));
    const interviews = interviewsOf([...(first ? [first] : []), ...(other ? [other] : [])]);
    expect(interviews.map(({ id, coping }) => [id, coping])).toEqual([
      ['person of w1-001', ['Fortress']],
      ['person of w1-002', []],
    ]);
    const asked = result({ values: [], archetype_choices: [{ archetype: 'Fortress', description: '' }] });
    const told = scoreInterviews(interviews, new Map([['person of w1-001', asked]]));
    expect(told).toMatchObject({ interviews: 1, profiles: 0, told: 1, archetypeRight: 0, archetypeOffered: 1 });
    const notTold = scoreInterviews(interviews, new Map([['person of w1-002', asked]]));
    expect(notTold).toMatchObject({ told: 0, notTold: 1, abstained: 1 });
  });
});
