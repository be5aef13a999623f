import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestAi, type TestAi, type TestPerson } from './testing/test-ai.ts';

/** Only an engine that never answers is given up: one that answers does so before any timer can run. */
const ENGINE_TIME_MS = 500;

let ai: TestAi;
let ada: TestPerson;
beforeAll(async () => {
  ai = await startTestAi({ engineTimeMs: ENGINE_TIME_MS });
});
beforeEach(async () => {
  ada = await ai.person();
});
afterAll(() => ai.close());

test('an engine that breaks at once is a failure like any other, and no process ends by it', async () => {
  const philosophy = ai.engine.philosophy;
  Object.assign(ai.engine, {
    philosophy: () => {
      throw new Error('out of order');
    },
  });
  const body = { user_id: ada.id, value_drivers: ['Care'], value_drivers_explanation: {} };
  expect(await ai.post('/survey/values_philosophy', body, ada)).toMatchObject({
    status: 503,
    body: { code: 'ai_unavailable' },
  });
  Object.assign(ai.engine, { philosophy });
  // A rejection without a handler would end the process now: the time limit of that call passes before the next test ends.
});

test('an engine that never answers is given up, and the turn with it', async () => {
  const body = {
    user_id: ada.id,
    survey_data: [{ question: 'Q?', answer: 'one' }],
    additional_questions_requested: 0,
  };
  const ask = () => ai.post('/survey/next-question', body, ada);
  let open = () => {};
  ai.engine.before = () => new Promise<void>((resolve) => (open = resolve));
  expect(await ask()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
  open();
  ai.engine.before = () => {};
  expect((await ask()).status).toBe(200);
});
