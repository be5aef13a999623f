import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackVisit } from './page-tracking.ts';
import { SURVEY_STEPS } from './survey-steps.ts';

const page = fc.constantFrom(
  ...SURVEY_STEPS.map((step) => step.slug as string),
  'payments/success',
  'payments/cancel',
  'payments/canceled',
);

describe('visited pages', () => {
  it('keeps the order of first visits, each page once, the excluded never', () => {
    fc.assert(
      fc.property(fc.array(page), (visits) => {
        const visited = visits.reduce<readonly string[]>(trackVisit, []);
        const excluded = ['not-very-much', 'payments/success', 'payments/cancel', 'payments/canceled'];
        expect(visited).toEqual([...new Set(visits)].filter((slug) => !excluded.includes(slug)));
      }),
    );
  });
});
