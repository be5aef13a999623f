// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { getFingerprintData } from '@lf/contract/fingerprint-data';
import { listLicenses } from '@lf/contract/licenses';
import { getValues } from '@lf/contract/narrative';
import { listOrders } from '@lf/contract/orders';
import { stepPath, SURVEY_STEPS } from '@lf/domain/survey-steps';
import { nextQuestion } from '@lf/contract/survey';
import { firstQuestionOf, mayBegin, prefetchedCallsOf, tellsWhatWasAsked } from './prefetched-calls.ts';

const ada = { userId: 'u1', licenseCode: '7KQ2-0000' };
const pathsAt = (pathname: string, person = ada) => prefetchedCallsOf(pathname, person).map(({ path }) => path);

describe('prefetched calls', () => {
  it('is named as the contract names it', () => {
    expect(pathsAt('/account')).toEqual([listLicenses.path, listOrders.path]);
    expect(pathsAt('/digital-fingerprint/7KQ2-0000')).toEqual([getValues.path]);
    for (const { slug } of SURVEY_STEPS) expect(pathsAt(stepPath(slug))[0]).toBe(getFingerprintData.path);
    expect(pathsAt(stepPath('your-fingerprint'))).toEqual([getFingerprintData.path, getValues.path]);
  });

  it('is all read, nothing changed', () => {
    for (const route of [listLicenses, listOrders, getValues, getFingerprintData]) expect(route.method).toBe('GET');
  });

  it('is about this person and this key', () => {
    expect(prefetchedCallsOf('/digital-fingerprint/about-you', ada)[0]?.params).toEqual({
      userId: 'u1',
      licenseCode: '7KQ2-0000',
    });
    expect(prefetchedCallsOf('/digital-fingerprint/AB12-CD34', ada)[0]?.params).toEqual({ id: 'AB12-CD34' });
  });

  it('is the list of keys where none was chosen yet', () => {
    expect(prefetchedCallsOf('/digital-fingerprint/about-you', { userId: 'u1', licenseCode: null })).toEqual([
      { path: listLicenses.path },
    ]);
  });

  it('is the first question too, where this device knows of none', () => {
    expect(tellsWhatWasAsked(stepPath('earliest-memory'), getFingerprintData.path)).toBe(true);
    expect(tellsWhatWasAsked(stepPath('about-you'), getFingerprintData.path)).toBe(false);
    const draft = (form: object) => JSON.stringify({ record: { form }, unsaved: true });
    expect(mayBegin(null)).toBe(true);
    expect(mayBegin(draft({ flow: 'main', 'about-you': {} }))).toBe(true);
    expect(mayBegin(draft({ questions: { items: [{ question: 'Who?', answer: '' }] } }))).toBe(false);
    expect(mayBegin(draft({ flow: 'classic' }))).toBe(false);
    expect(mayBegin('{')).toBe(false);
  });

  it('asks for the first question as the interview itself does', async () => {
    const { path, body } = firstQuestionOf('u1', '7KQ2-0000');
    expect(path).toBe(nextQuestion.path);
    expect(nextQuestion.body.safeParse(body).success).toBe(true);
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (_address: string, { body: text }: RequestInit = {}) => {
      sent.push(text);
      return Promise.resolve(Response.json({ next_question: 'Who?', is_completed: false }));
    });
    const { askNextQuestion } = await import('../../features/survey/api/ask-next-question.ts');
    await askNextQuestion({ userId: 'u1', licenseCode: '7KQ2-0000' }, {}, () => undefined);
    expect(sent.at(-1)).toBe(JSON.stringify(body));
    vi.unstubAllGlobals();
  });

  it.each([
    '/',
    '/login',
    '/purchase-quantity',
    '/claim-key',
    '/fingerprint/7KQ2',
    '/digital-fingerprint/7KQ2/more',
    '/account/more',
  ])('is nothing at %s', (pathname) => {
    expect(prefetchedCallsOf(pathname, ada)).toEqual([]);
  });
});
