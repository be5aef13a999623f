import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerKey } from './ai-answers.repo.ts';
import { GateEngine } from './testing/gate-engine.ts';
import { startTestAi, type TestAi, type TestPerson } from './testing/test-ai.ts';
import { ANSWERED, GOOD_QUESTION, say, startVendorEngine, type VendorEngine } from './testing/vendor/vendor-engine.ts';
import { DAY_TOKENS, KEY_TOKENS } from './token-budget.ts';

/** A model behind the service, over HTTP. */
let wired: VendorEngine;
let ai: TestAi;
let ada: TestPerson;
beforeAll(async () => {
  wired = await startVendorEngine('openai');
  ai = await startTestAi({
    engine: wired.engine,
    env: { LLM_TOKENS_PER_KEY_MAX: '1000', LLM_TOKENS_PER_DAY_MAX: '5000' },
  });
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

test('a model that fails is replaced, the answer says so, and the outage is not remembered', async () => {
  wired.server.next({ does: 'fail', status: 401 });
  expect(await ask()).toMatchObject({
    status: 200,
    body: { next_question: 'Plain question 1?', engine: 'embedded (fallback)', fallback: true },
  });
  const rows = await ai.db.selectFrom('ai_answers').select('key').where('user_id', '=', ada.id).execute();
  expect(rows).toEqual([]);
  wired.server.next(say(GOOD_QUESTION));
  expect((await ask()).body).toMatchObject({ next_question: GOOD_QUESTION.next_question, engine: 'openai/test-model' });
});

test('a question of the model reaches the browser as an event once it is whole and checked', async () => {
  wired.server.next(say(GOOD_QUESTION));
  const { text } = await ask({ accept: 'text/event-stream' });
  expect(text).toMatch(/^event: text\ndata: \{"next_question":"Who saw you keep your word\?"\}\n\nevent: done\n/u);
});

test('another model, or other prompts, are asked anew', async () => {
  const shared = await startTestAi({ engine: new GateEngine('model one') });
  const person = await shared.person();
  const body = { user_id: person.id, ...ANSWERED };
  const first = await shared.post('/survey/next-question', body, person);
  const key = await shared.db.selectFrom('ai_answers').select('key').executeTakeFirstOrThrow();
  const asked = { userId: person.id, call: '/survey/next-question' };
  const { user_id: _, ...input } = body;
  expect(first.status).toBe(200);
  expect(key).toEqual({ key: answerKey({ ...asked, engineVersion: 'model one' }, input) });
  expect(key).not.toEqual({ key: answerKey({ ...asked, engineVersion: 'model two' }, input) });
  await shared.close();
});

test('the version of the engine names the model and its prompts', async () => {
  const other = await startVendorEngine('anthropic');
  expect(wired.engine.version).toMatch(/^openai\/test-model prompts [0-9a-f]{12} /u);
  expect(other.engine.version).toMatch(/^anthropic\/test-model prompts [0-9a-f]{12} /u);
  await other.close();
});

describe('the spend limit', () => {
  const used = async (key: string) =>
    (await ai.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirst())?.count ?? 0;
  const useUp = (key: string) =>
    ai.db
      .insertInto('rate_limits')
      .values({ key, count: 1_000_000, resets_at: new Date(Date.now() + 60_000) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 1_000_000 }))
      .execute();

  test("counts the provider's tokens for the key and for the day", async () => {
    const before = await used(DAY_TOKENS.name);
    await ask();
    expect(await used(`${KEY_TOKENS.name}:${ada.licenseCode}`)).toBe(20);
    expect((await used(DAY_TOKENS.name)) - before).toBe(20);
  });

  test.each(['key', 'day'])('asks the model no more when the %s has used it up', async (whose) => {
    await useUp(whose === 'day' ? DAY_TOKENS.name : `${KEY_TOKENS.name}:${ada.licenseCode}`);
    expect((await ask()).body).toMatchObject({ engine: 'embedded (fallback)', fallback: true });
    expect(wired.server.seen).toEqual([]);
    expect(wired.fallbacks.at(-1)?.reason).toBe('spend_limit');
    await ai.db.deleteFrom('rate_limits').where('key', '=', DAY_TOKENS.name).execute();
  });
});
