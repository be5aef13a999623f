// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFingerprintData } from '@lf/contract/fingerprint-data';
import { nextQuestion } from '@lf/contract/survey';
import { ApiError } from '../api-error.ts';

const SESSION = { token: 't0ken', user: { id: 'u1' }, licenseCode: 'K-1', licenseStatus: 'used' };
const ADDRESS = 'https://api.example.org/fingerprintData/data/u1/K-1';
const input = { params: { userId: 'u1', licenseCode: 'K-1' } };

let asked: { address: string; authorization: string | null }[];
let answer: () => Response;

/** The page's own script, then the code that takes over: each time as on a fresh page. */
async function openPage(
  pathname: string,
  config: () => Response = () => Response.json({ apiBaseUrl: 'https://api.example.org/' }),
) {
  vi.resetModules();
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit = {}) => {
    asked.push({ address, authorization: new Headers(headers).get('authorization') });
    return address === '/config.json' ? config() : answer();
  });
  history.replaceState(null, '', pathname);
  await import('./prefetch-script.ts');
  return import('../call.ts');
}

const times = (address: string) => asked.filter((one) => one.address === address).length;

beforeEach(() => {
  localStorage.setItem('lf.session', JSON.stringify(SESSION));
  answer = () => Response.json({ data: [] });
});
afterEach(() => {
  globalThis.lfPrefetched = undefined;
  document.body.innerHTML = '';
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('a prefetched call', () => {
  it('is asked once, with the token, where the configuration says, and answers the first call', async () => {
    const { call } = await openPage('/digital-fingerprint/about-you');
    await expect.poll(() => times(ADDRESS)).toBe(1);
    await expect(call(getFingerprintData, input)).resolves.toEqual({ data: [] });
    expect(asked).toEqual([
      { address: '/config.json', authorization: null },
      { address: ADDRESS, authorization: 'Bearer t0ken' },
    ]);
  });

  it('is asked at once where the page brings the configuration, which nobody asks for then', async () => {
    document.body.innerHTML = `<script type="application/json" id="config">{"apiBaseUrl":"https://api.example.org/"}</script>`;
    const { call } = await openPage('/digital-fingerprint/about-you');
    expect(asked).toEqual([{ address: ADDRESS, authorization: 'Bearer t0ken' }]);
    await expect(call(getFingerprintData, input)).resolves.toEqual({ data: [] });
    expect(asked).toHaveLength(1);
  });

  it('goes out with the first question of the interview, where this device knows of none', async () => {
    answer = () => Response.json({ data: [], next_question: 'Who?', is_completed: false });
    const { callAi } = await openPage('/digital-fingerprint/earliest-memory');
    await expect.poll(() => times('/ai/survey/next-question')).toBe(1);
    const body = { user_id: 'u1', license_code: 'K-1', survey_data: [], additional_questions_requested: 0 };
    await expect(callAi(nextQuestion, { body })).resolves.toMatchObject({ next_question: 'Who?' });
    expect(times('/ai/survey/next-question')).toBe(1);
    await callAi(nextQuestion, { body });
    expect(times('/ai/survey/next-question')).toBe(2);
  });

  it('is taken even by a call that comes before the configuration', async () => {
    const { call } = await openPage('/digital-fingerprint/about-you');
    await call(getFingerprintData, input);
    expect(times(ADDRESS)).toBe(1);
  });

  it('serves one call: the next one asks for itself', async () => {
    const { call } = await openPage('/digital-fingerprint/about-you');
    await call(getFingerprintData, input);
    await call(getFingerprintData, input);
    expect(times(ADDRESS)).toBe(2);
  });

  it('is not given to somebody else', async () => {
    const { call } = await openPage('/digital-fingerprint/about-you');
    await expect.poll(() => times(ADDRESS)).toBe(1);
    await call(getFingerprintData, input, { token: 'another' });
    expect(asked.at(-1)).toEqual({ address: ADDRESS, authorization: 'Bearer another' });
  });

  it('is too old after half a minute', async () => {
    const { call } = await openPage('/digital-fingerprint/about-you');
    await expect.poll(() => times(ADDRESS)).toBe(1);
    vi.spyOn(performance, 'now').mockReturnValue(31_000);
    await call(getFingerprintData, input);
    expect(times(ADDRESS)).toBe(2);
    vi.restoreAllMocks();
  });

  it('that is refused is refused as ever, under the name the server gave it', async () => {
    answer = () =>
      Response.json(
        { statusCode: 500, message: 'Broken', code: 'internal' },
        { status: 500, headers: { 'x-request-id': 'r-7' } },
      );
    const { call } = await openPage('/digital-fingerprint/about-you');
    const refusal = await call(getFingerprintData, input).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: ApiError.name, statusCode: 500, requestId: 'r-7' });
  });

  it('that never came is asked again', async () => {
    const came = answer;
    answer = () => {
      throw new TypeError('the connection broke');
    };
    const { call } = await openPage('/digital-fingerprint/about-you');
    await expect.poll(() => times(ADDRESS)).toBe(1);
    answer = came;
    await expect(call(getFingerprintData, input)).resolves.toEqual({ data: [] });
    expect(times(ADDRESS)).toBe(2);
  });

  it('is not asked without a configuration; the app asks itself', async () => {
    let tries = 0;
    const { call } = await openPage('/digital-fingerprint/about-you', () =>
      (tries += 1) === 1 ? new Response('', { status: 503 }) : Response.json({ apiBaseUrl: '/elsewhere' }),
    );
    await call(getFingerprintData, input);
    expect(asked.map(({ address }) => address)).toEqual([
      '/config.json',
      '/config.json',
      '/elsewhere/fingerprintData/data/u1/K-1',
    ]);
  });

  it.each([
    ['a stranger', null],
    ['what is no session', '{"token":1}'],
    ['what is no JSON', '{'],
  ])('is never asked for %s', async (_, text) => {
    if (text === null) localStorage.clear();
    else localStorage.setItem('lf.session', text);
    await openPage('/digital-fingerprint/about-you');
    expect(asked).toEqual([]);
    expect(globalThis.lfPrefetched).toBeUndefined();
  });
});
