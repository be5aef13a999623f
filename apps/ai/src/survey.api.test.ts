import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANSWER_CHARACTERS_MAX } from '@lf/contract/limits';
import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import { startTestAi, type TestAi, type TestPerson } from './testing/test-ai.ts';

let ai: TestAi;
let ada: TestPerson;
beforeAll(async () => {
  ai = await startTestAi();
});
beforeEach(async () => {
  ada = await ai.person();
  Object.assign(ai.engine, { calls: 0, inputs: [], streams: [], answers: {}, before: () => {} });
});
afterAll(() => ai.close());

const survey_data = [{ question: 'What do you remember first?', answer: 'I carried my sister home through the snow.' }];
const CALLS: [string, Record<string, unknown>][] = [
  ['/survey/next-question', { survey_data, additional_questions_requested: 0 }],
  ['/survey/result', { survey_data }],
  ['/survey/new_order_value_drivers', { value_drivers: ['Care', 'Loyalty'], survey_data, is_completed: true }],
  ['/survey/own_sentence', { sentence: 'I carried my sister home.' }],
  ['/survey/values_philosophy', { value_drivers: ['Care'], value_drivers_explanation: { Care: 'You carried her.' } }],
];
const NEXT = '/survey/next-question';
const asking = (extra: object = {}) => ({ user_id: ada.id, survey_data, additional_questions_requested: 0, ...extra });
const answered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ question: `Q${at}?`, answer: `Answer ${at}` }));

describe.each(CALLS)('POST %s', (path, input) => {
  test('answers the token bearer, and the engine never learns who it is', async () => {
    const answer = await ai.post(path, { user_id: ada.id, ...input }, ada);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ engine: 'plain' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(ai.engine.inputs).toEqual([input]);
  });

  test('needs a token', async () => {
    expect((await ai.post(path, { user_id: ada.id, ...input })).status).toBe(401);
    expect(ai.engine.calls).toBe(0);
  });

  test("does not know another's user_id", async () => {
    const bob = await ai.person();
    const answer = await ai.post(path, { user_id: bob.id, ...input }, ada);
    expect(answer.status).toBe(404);
    expect(ai.engine.calls).toBe(0);
  });

  test('refuses a field it does not know', async () => {
    expect((await ai.post(path, { user_id: ada.id, ...input, email: 'a@example.com' }, ada)).status).toBe(400);
    expect((await ai.post(path, { user_id: ada.id }, ada)).status).toBeLessThan(500);
    expect((await ai.post(path, '{"user_id":', ada)).status).toBe(400);
  });

  test('gives the same answer to the same question, and asks the engine once', async () => {
    const body = { user_id: ada.id, ...input };
    const first = await ai.post(path, body, ada);
    const second = await ai.post(path, body, ada);
    expect(second.text).toBe(first.text);
    expect(ai.engine.calls).toBe(1);
  });

  test('asked 20 times at once, answers once', async () => {
    const body = { user_id: ada.id, ...input };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ai.post(path, body, ada)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(ai.engine.calls).toBe(1);
  });

  test('an engine that fails is a 503 with a clear message, keeps nothing, and may be asked again', async () => {
    const body = { user_id: ada.id, ...input };
    ai.engine.before = () => {
      throw new Error('out of order');
    };
    const failed = await ai.post(path, body, ada);
    expect(failed.status).toBe(503);
    expect(failed.body).toMatchObject({
      statusCode: 503,
      code: 'ai_unavailable',
      messages: [expect.stringContaining('try again')],
    });
    expect(failed.headers['retry-after']).toBeDefined();
    expect(await ai.db.selectFrom('ai_answers').select('key').where('user_id', '=', ada.id).execute()).toEqual([]);
    ai.engine.before = () => {};
    expect((await ai.post(path, body, ada)).status).toBe(200);
  });
});

describe('the answer of an engine', () => {
  test('that does not fit the contract counts as a failure', async () => {
    ai.engine.answers = { next_question: 7 };
    expect((await ai.post(NEXT, asking(), ada)).body).toMatchObject({ code: 'ai_unavailable' });
  });

  test('cannot end the interview: the budget is kept outside', async () => {
    ai.engine.answers = { is_completed: true };
    expect((await ai.post(NEXT, asking(), ada)).body).toMatchObject({ is_completed: false });
  });

  test('is another for another person, even to the same words', async () => {
    const bob = await ai.person();
    const first = await ai.post(NEXT, asking(), ada);
    const second = await ai.post(NEXT, { ...asking(), user_id: bob.id }, bob);
    expect(second.body).not.toEqual(first.body);
  });

  test('goes with the account', async () => {
    await ai.post(NEXT, asking(), ada);
    await ai.db.deleteFrom('users').where('id', '=', ada.id).execute();
    expect(await ai.db.selectFrom('ai_answers').select('key').where('user_id', '=', ada.id).execute()).toEqual([]);
  });
});

describe('the budget', () => {
  test.each([
    [BASE_QUESTIONS - 1, 0, false],
    [BASE_QUESTIONS, 0, true],
    [BASE_QUESTIONS, 3, false],
    [BASE_QUESTIONS + 3, 3, true],
    [BASE_QUESTIONS + 9, 3, true],
  ])('%i answers with %i extra questions: completed is %s', async (count, extra, completed) => {
    const answer = await ai.post(
      NEXT,
      asking({ survey_data: answered(count), additional_questions_requested: extra }),
      ada,
    );
    expect(answer.body).toMatchObject({
      is_completed: completed,
      next_question: completed ? '' : expect.stringContaining('?'),
    });
    expect(ai.engine.calls).toBe(completed ? 0 : 1);
  });

  test('counts answers, not questions', async () => {
    const data = [...answered(BASE_QUESTIONS - 1), { question: 'Still open?', answer: '  ' }];
    expect((await ai.post(NEXT, asking({ survey_data: data }), ada)).body).toMatchObject({ is_completed: false });
    expect(ai.engine.inputs).toEqual([{ survey_data: data.slice(0, -1), additional_questions_requested: 0 }]);
  });
});

test('an engine with nothing left to ask ends the interview kindly', async () => {
  ai.engine.answers = { next_question: '' };
  expect(await ai.post(NEXT, asking(), ada)).toMatchObject({
    status: 200,
    body: { next_question: '', is_completed: true },
  });
});

describe('sizes', () => {
  test('10,000 characters are an answer, one more is not', async () => {
    const said = (length: number) => asking({ survey_data: [{ question: 'Q?', answer: 'a'.repeat(length) }] });
    expect((await ai.post(NEXT, said(ANSWER_CHARACTERS_MAX), ada)).status).toBe(200);
    expect((await ai.post(NEXT, said(ANSWER_CHARACTERS_MAX + 1), ada)).status).toBe(400);
  });

  test('64 kB are a body, more is not', async () => {
    const data = Array.from({ length: 8 }, () => ({ question: 'Q?', answer: 'a'.repeat(9_000) }));
    expect((await ai.post(NEXT, asking({ survey_data: data }), ada)).status).toBe(413);
    expect(ai.engine.calls).toBe(0);
  });

  test.each(['Top 1', 'A_B', '<b>', '- -'])('%j is no value', async (value) => {
    const body = { user_id: ada.id, value_drivers: [value], survey_data, is_completed: true };
    expect((await ai.post('/survey/new_order_value_drivers', body, ada)).status).toBe(422);
  });
});

describe('health and description', () => {
  test('answer without a token', async () => {
    expect(await ai.get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const { body } = await ai.get('/openapi.json');
    expect(Object.keys((body as { paths: object }).paths)).toEqual([
      '/health',
      '/ready',
      '/live',
      ...CALLS.map(([path]) => path),
      '/survey/question_for_draft',
    ]);
  });
});
