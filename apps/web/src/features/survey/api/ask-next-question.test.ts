// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { questionForDraft } from '@lf/contract/question-for-draft';
import type * as Module from './ask-next-question.ts';
import type { SurveyForm } from '@lf/contract/form-data';

const KEY = { userId: 'u1', licenseCode: '7KQ2-0000' };
const told = (answer: string): SurveyForm => ({ questions: { items: [{ question: 'First?', answer }] } });
const asked = (next_question: string) => ({ next_question, is_completed: false });

/** What the service is asked, in order, and how it answers: each call waits until it is told. */
interface Call {
  readonly isForDraft: boolean;
  readonly signal: AbortSignal | null | undefined;
  answer(body: unknown, status?: number): void;
}
let calls: Call[];
/** A fresh copy each time: it remembers what was asked for. */
let module: typeof Module;

beforeEach(async () => {
  calls = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    if (!address.includes('/survey/')) return Promise.resolve(Response.json({ apiBaseUrl: '/api', aiBaseUrl: '/ai' }));
    return new Promise<Response>((resolve) => {
      const isForDraft = address.endsWith(questionForDraft.path);
      calls.push({ isForDraft, signal, answer: (body, status = 200) => resolve(Response.json(body, { status })) });
    });
  });
  vi.resetModules();
  module = await import('./ask-next-question.ts');
});
afterEach(() => vi.unstubAllGlobals());

const sent = (count: number) => expect.poll(() => calls).toHaveLength(count);
const ready = (form: SurveyForm) => expect.poll(() => module.takeReadyQuestion(KEY, form)).toBeDefined();
const ask = (form: SurveyForm) => module.askNextQuestion(KEY, form, () => undefined);

describe('the question for a draft', () => {
  it('is there at once when exactly this is submitted, and serves once', async () => {
    expect(module.askForDraft(KEY, told('I left.'))).toBe(true);
    expect(module.askForDraft(KEY, told('I left.'))).toBe(false);
    await sent(1);
    calls[0]?.answer({ reads_drafts: true, question: asked('Why?') });
    await expect.poll(() => module.takeReadyQuestion(KEY, told('I stayed.'))).toBeUndefined();
    await ready(told('I left.'));
    expect(module.takeReadyQuestion(KEY, told('I left.'))).toBeUndefined();
  });

  it('is forgotten when the text changes', async () => {
    module.askForDraft(KEY, told('I left.'));
    await sent(1);
    module.forgetAskedForDraft();
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(module.askForDraft(KEY, told('I left.'))).toBe(true);
  });

  it('is not what another text is asked with', async () => {
    module.askForDraft(KEY, told('I left.'));
    await sent(1);
    calls[0]?.answer({ reads_drafts: true, question: asked('Why?') });
    const answer = ask(told('I left early.'));
    await sent(2);
    expect(calls.map(({ isForDraft }) => isForDraft)).toEqual([true, false]);
    calls[1]?.answer(asked('How early?'));
    expect(await answer).toMatchObject({ next_question: 'How early?' });
  });

  it.each([
    ['the draft’s', [0, 1]],
    ['the service’s own', [1, 0]],
  ])('still on its way at the submit: the first one that comes, %s', async (_, order) => {
    module.askForDraft(KEY, told('I left.'));
    await sent(1);
    const answer = ask(told('I left.'));
    await sent(2);
    const answers = [{ reads_drafts: true, question: asked('From 0?') }, asked('From 1?')];
    calls[order[0] ?? 0]?.answer(answers[order[0] ?? 0]);
    expect(await answer).toMatchObject({ next_question: `From ${order[0]}?` });
    calls[order[1] ?? 0]?.answer(answers[order[1] ?? 0]);
  });

  it.each([
    ['busy', { reads_drafts: true }, 200],
    ['refusing', { statusCode: 429, messages: ['Later'], code: 'too_often' }, 429],
  ])('from a service that is %s: the submit is answered all the same', async (_, body, status) => {
    module.askForDraft(KEY, told('I left.'));
    await sent(1);
    const answer = ask(told('I left.'));
    await sent(2);
    calls[0]?.answer(body, status);
    calls[1]?.answer(asked('Why?'));
    expect(await answer).toMatchObject({ next_question: 'Why?' });
  });

  it('is not asked for again where the engine reads no drafts', async () => {
    module.askForDraft(KEY, told('I left.'));
    await sent(1);
    calls[0]?.answer({ reads_drafts: false });
    let text = 'I left.';
    const write = () => module.askForDraft(KEY, told((text += ' Then I came back.')));
    await expect.poll(() => write()).toBe(false);
    const { length } = calls;
    expect(write()).toBe(false);
    expect(calls).toHaveLength(length);
  });

  it('that fails says what went wrong with the submit', async () => {
    module.askForDraft(KEY, told('I left.'));
    await sent(1);
    const answer = ask(told('I left.'));
    await sent(2);
    calls[0]?.answer({ reads_drafts: true });
    calls[1]?.answer({ statusCode: 503, messages: ['Please try again.'], code: 'ai_unavailable' }, 503);
    await expect(answer).rejects.toMatchObject({ code: 'ai_unavailable' });
  });
});
