import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../embedded/embedded-engine.ts';
import { catalogue } from '../embedded/catalogue/catalogue.ts';
import { withoutGuessWhoAdded } from './chosen-words.ts';

const vocabulary = { values: catalogue.map(({ name }) => name), archetypes: [] };
const survey_data = [
  {
    question: 'What do you remember?',
    answer: 'I kept my promise to my uncle and drove all night to be there in the morning.',
  },
];

describe('a value that a model may have proposed', () => {
  it('is not said to be added by the person; a name of their own is', async () => {
    const order = ['Wonder', 'Being on time', 'Heritage', 'Reliability', 'Wealth', 'Play'];
    const spare = await createEmbeddedEngine().reorder({ value_drivers: order, survey_data, is_completed: true });
    expect(spare.value_drivers_explanation['Wealth']).toMatch(/you added this yourself/i);
    const told = withoutGuessWhoAdded(spare.value_drivers_explanation, vocabulary);
    for (const value of ['Wonder', 'Heritage', 'Wealth', 'Play']) {
      expect(told[value]).not.toMatch(/added|did not hear/i);
      expect(told[value]).toMatch(/^It is in your order because you want it there/u);
      expect(told[value]?.length).toBeGreaterThan(100);
    }
    expect(told['Being on time']).toMatch(/you added this yourself/i);
    expect(told['Reliability']).toBe(spare.value_drivers_explanation['Reliability']);
  });
});
