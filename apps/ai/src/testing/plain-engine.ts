import type { SurveyEngine } from '../survey-engine.ts';

/** The smallest engine there is: fixed words that a test can recognise. */
export const plainEngine: SurveyEngine = {
  name: 'plain',
  version: 'plain 1',
  start: () => Promise.resolve(),
  nextQuestion: ({ survey_data }) => {
    const crisis = survey_data.at(-1)?.answer.includes('end my life') === true;
    return Promise.resolve({
      next_question: `Plain question ${survey_data.length}?`,
      is_completed: false,
      engine: 'plain',
      catalogue_version: 'plain-1',
      ...(crisis ? { safety: { message: 'Plain help', resources: ['Plain line'] } } : {}),
    });
  },
  result: () =>
    Promise.resolve({
      value_drivers: {
        core_value_drivers: ['Loyalty'],
        vehicle_value_drivers: ['Order', 'Care', 'Duty'],
        outcome_value_drivers: ['Peace'],
      },
      value_drivers_explanation: {
        Loyalty: 'Plain loyalty',
        Order: 'Plain order',
        Care: 'Plain care',
        Duty: 'Plain duty',
        Peace: 'Plain peace',
      },
      archetype: 'Fortress',
      archetype_explanation: 'Plain fortress',
      triggers: ['Noise', 'Haste', 'Doubt'],
      triggers_explanation: { Noise: 'Plain noise', Haste: 'Plain haste', Doubt: 'Plain doubt' },
      evidence: [],
      engine: 'plain',
    }),
  reorder: ({ value_drivers }) =>
    Promise.resolve({
      value_drivers,
      value_drivers_explanation: Object.fromEntries(value_drivers.map((value) => [value, `Plain ${value}`])),
      evidence: [],
      engine: 'plain',
    }),
  checkOwnSentence: ({ sentence }) =>
    Promise.resolve(
      sentence.includes('end my life')
        ? { may_be_quoted: false, safety: { message: 'Plain help', resources: ['Plain line'] }, engine: 'plain' }
        : { may_be_quoted: true, engine: 'plain' },
    ),
  philosophy: () => Promise.resolve({ values_philosophy: 'Plain philosophy', engine: 'plain' }),
};
