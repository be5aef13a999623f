import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestAi, type TestAi, type TestPerson } from './testing/test-ai.ts';

let ai: TestAi;
let ada: TestPerson;
beforeAll(async () => {
  ai = await startTestAi();
});
beforeEach(async () => {
  ada = await ai.person();
  Object.assign(ai.engine, { calls: 0, streams: [], answers: {}, before: () => {} });
});
afterAll(() => ai.close());

const body = () => ({
  user_id: ada.id,
  survey_data: [{ question: 'Q?', answer: 'A memory.' }],
  additional_questions_requested: 0,
});
const ask = () =>
  ai.post('/survey/next-question', body(), { token: ada.token, headers: { accept: 'text/event-stream' } });

function events(text: string): [string, unknown][] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return [event, JSON.parse(data) as unknown];
    });
}

test('shows the question as it grows, then the whole answer', async () => {
  ai.engine.streams = ['Question', 'Question', 'Question number'];
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(events(answer.text)).toEqual([
    ['text', { next_question: 'Question' }],
    ['text', { next_question: 'Question number' }],
    ['text', { next_question: 'Question number 1?' }],
    ['done', expect.objectContaining({ next_question: 'Question number 1?', is_completed: false })],
  ]);
});

test('a stored answer comes the same way, and JSON gives the same', async () => {
  const first = events((await ask()).text);
  const json = await ai.post('/survey/next-question', body(), ada);
  expect(events((await ask()).text)).toEqual(first);
  expect(first.at(-1)).toEqual(['done', json.body]);
  expect(ai.engine.calls).toBe(1);
});

test('a failure before the first word is a plain 503', async () => {
  ai.engine.before = () => {
    throw new Error('out of order');
  };
  expect(await ask()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
});

test('a failure after the first word is an error event', async () => {
  ai.engine.streams = ['Question'];
  ai.engine.answers = { next_question: 7 };
  expect(events((await ask()).text)).toEqual([
    ['text', { next_question: 'Question' }],
    ['error', expect.objectContaining({ statusCode: 503, code: 'ai_unavailable' })],
  ]);
});

test('needs a token like any other call', async () => {
  expect((await ai.post('/survey/next-question', body(), { headers: { accept: 'text/event-stream' } })).status).toBe(
    401,
  );
});

test('says that the interview is complete without a stream', async () => {
  const survey_data = Array.from({ length: 9 }, (_, at) => ({ question: `Q${at}?`, answer: 'A' }));
  const answer = await ai.post(
    '/survey/next-question',
    { ...body(), survey_data },
    { token: ada.token, headers: { accept: 'text/event-stream' } },
  );
  expect(answer.body).toEqual({ next_question: '', is_completed: true });
});
