import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestAi, type TestAi, type TestPerson } from './testing/test-ai.ts';
import { ANSWERED, GOOD_QUESTION, say, startVendorEngine, type VendorEngine } from './testing/vendor/vendor-engine.ts';

/** A model behind the service, through the front door. */
let wired: VendorEngine;
let ai: TestAi;
let ada: TestPerson;
beforeAll(async () => {
  wired = await startVendorEngine('openai');
  ai = await startTestAi({ engine: wired.engine });
});
beforeEach(async () => {
  ada = await ai.person();
  wired.server.forget();
});
afterAll(async () => {
  await ai.close();
  await wired.close();
});

const ask = (headers: Record<string, string> = {}) =>
  ai.post('/survey/next-question', { user_id: ada.id, ...ANSWERED }, { token: ada.token, headers });

test("a model's question is asked for once and then stays", async () => {
  wired.server.next(say(GOOD_QUESTION), say({ ...GOOD_QUESTION, next_question: 'Something else?' }));
  const first = await ask();
  expect(first.body).toMatchObject({
    next_question: GOOD_QUESTION.next_question,
    is_completed: false,
    engine: 'openai/test-model',
  });
  expect((await ask()).text).toBe(first.text);
  expect(wired.server.seen).toHaveLength(1);
  expect(wired.server.seen[0]?.raw).not.toContain(ada.id);
});

test('a model that fails is replaced, and the answer says so', async () => {
  wired.server.next({ does: 'fail', status: 401 });
  expect(await ask()).toMatchObject({
    status: 200,
    body: { next_question: 'Plain question 1?', engine: 'embedded (fallback)' },
  });
});

test('the question streams from the model to the browser', async () => {
  wired.server.next(say(GOOD_QUESTION));
  const { text } = await ask({ accept: 'text/event-stream' });
  expect(text.match(/^event: text$/gm)?.length).toBeGreaterThan(2);
  expect(text).toContain(`event: done\ndata: {"next_question":"${GOOD_QUESTION.next_question}"`);
});
