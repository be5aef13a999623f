import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DRAFTS_READ_PER_HOUR } from '@lf/contract/limits';
import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import { createEmbeddedEngine } from './engines/embedded/embedded-engine.ts';
import { ENGINE_TIME_PER_DAY } from './ai-quotas.repo.ts';
import { startTestAi, type TestAi, type TestPerson } from './testing/test-ai.ts';
import { startVendorEngine } from './testing/vendor/vendor-engine.ts';

const NEXT = '/survey/next-question';
const FOR_DRAFT = '/survey/question_for_draft';
const asking = ({ id }: TestPerson, answer: string, extra: object = {}) => ({
  user_id: id,
  survey_data: [{ question: 'What do you remember first?', answer }],
  additional_questions_requested: 0,
  ...extra,
});

describe('the question for an answer that is still being written', () => {
  let ai: TestAi;
  let ada: TestPerson;
  beforeAll(async () => {
    ai = await startTestAi();
  });
  beforeEach(async () => {
    ada = await ai.person();
    Object.assign(ai.engine, { calls: 0, inputs: [], answers: {}, idle: true, before: () => {} });
  });
  afterAll(() => ai.close());

  const draft = (extra: object = {}) => ai.post(FOR_DRAFT, asking(ada, 'I carried her home.', extra), ada);
  const rowsOf = () =>
    Promise.all(
      (['ai_answers', 'ai_turns'] as const).map((table) =>
        ai.db.selectFrom(table).selectAll().where('user_id', '=', ada.id).execute(),
      ),
    );

  test('comes from the engine, which never learns who it is; nothing is stored', async () => {
    const { status, body, headers } = await draft();
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ reads_drafts: true, question: { next_question: 'Question number 1?' } });
    expect(JSON.stringify(ai.engine.inputs)).not.toContain(ada.id);
    expect(await rowsOf()).toEqual([[], []]);
  });

  test('is not asked for while the engine works for others', async () => {
    ai.engine.idle = false;
    expect((await draft()).body).toEqual({ reads_drafts: true });
    expect(ai.engine.calls).toBe(0);
  });

  test('holds no submit up: no turn is taken for it', async () => {
    let open = () => {};
    const held = new Promise<void>((resolve) => (open = resolve));
    const entered = new Promise<void>((resolve) => {
      ai.engine.before = () => {
        resolve();
        return held;
      };
    });
    const reading = draft();
    await entered;
    ai.engine.before = () => {};
    expect((await ai.post(NEXT, asking(ada, 'Another answer.'), ada)).status).toBe(200);
    open();
    expect((await reading).status).toBe(200);
  });

  test('is missing where the engine fails', async () => {
    ai.engine.before = () => {
      throw new Error('out of order');
    };
    expect(await draft()).toMatchObject({ status: 200, body: { reads_drafts: true } });
    expect((await draft()).text).not.toContain('question"');
  });

  test('keeps to the budget of questions', async () => {
    const survey_data = Array.from({ length: BASE_QUESTIONS }, (_, at) => ({ question: `Q${at}?`, answer: 'Told.' }));
    expect((await draft({ survey_data })).body).toMatchObject({ question: { next_question: '', is_completed: true } });
    expect(ai.engine.calls).toBe(0);
  });

  test("counts as the person's own: so many in an hour, and so much of the engine's time", async () => {
    ai.engine.idle = false;
    for (let asked = 0; asked < DRAFTS_READ_PER_HOUR; asked += 1) expect((await draft()).status).toBe(200);
    expect((await draft()).status).toBe(429);
    // A submit has an allowance of its own.
    expect((await ai.post(NEXT, asking(ada, 'I carried her home.'), ada)).status).toBe(200);

    ada = await ai.person();
    ai.engine.idle = true;
    await draft();
    const key = `${ENGINE_TIME_PER_DAY.name}:${ada.id}`;
    const used = ai.db.updateTable('rate_limits').set({ count: ENGINE_TIME_PER_DAY.ms }).where('key', '=', key);
    expect(await used.returning('key').execute()).toHaveLength(1);
    expect((await draft()).status).toBe(429);
  });
});

test('with the embedded engine it is what next-question says after the submit, a cry for help included', async () => {
  const ai = await startTestAi({ engine: createEmbeddedEngine() });
  const ada = await ai.person();
  for (const answer of [
    'When I was nine I hid my brother in the shed so that my father would not find him.',
    'I do not want to live any more. I am going to end my life tonight.',
  ]) {
    const draft = await ai.post(FOR_DRAFT, asking(ada, answer), ada);
    const submitted = await ai.post(NEXT, asking(ada, answer), ada);
    expect(submitted.status).toBe(200);
    expect(draft.body).toEqual({ reads_drafts: true, question: submitted.body });
    expect('safety' in Object(submitted.body)).toBe(answer.includes('end my life'));
  }
  await ai.close();
});

test('a model is never asked for a draft: that would cost tokens', async () => {
  const wired = await startVendorEngine('openai');
  const ai = await startTestAi({ engine: wired.engine });
  const ada = await ai.person();
  expect(await ai.post(FOR_DRAFT, asking(ada, 'I carried her home.'), ada)).toMatchObject({
    status: 200,
    body: { reads_drafts: false },
  });
  expect(wired.server.seen).toEqual([]);
  await ai.close();
  await wired.close();
});
