import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { createKeyHolder, type KeyHolder } from './people.ts';

export const VALUES = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'] as const;

const ANSWERS = [
  'My grandmother put the coins on the table and said: count them with me. Nobody in our house ever lied about money, and I still cannot.',
  'When my brother was ill we took turns at his bed for a month. Family meant being there, not talking about it.',
  'My first boss gave me the project nobody wanted and said I would grow into it. I did, and I have done the same for others since.',
  'I told the board that the numbers were wrong. My voice shook, and I was afraid for my job, but it had to be said.',
  'At nineteen I left for another country with one bag. I have never felt so free, and I want the people I lead to feel that.',
];
const QUESTIONS = ANSWERS.map((_, n) => `What do you remember of moment ${n + 1}?`);

async function send<T>(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  url: string,
  data: object,
  token?: string,
): Promise<T> {
  const answer = await request.fetch(`/api${url}`, {
    method,
    data,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`${method} ${url}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? {} : await answer.json()) as T;
}

/** Registered, with a key, the interview answered and the values confirmed: only the result is missing. */
export async function confirmedPerson(
  request: APIRequestContext,
  values: readonly string[] = VALUES,
  firstName?: string,
): Promise<KeyHolder> {
  const holder = await createKeyHolder(request, firstName);
  const { id: userId, token, licenseCode } = holder;
  const form = {
    flow: 'main',
    questions: { items: ANSWERS.map((answer, n) => ({ question: QUESTIONS[n], answer })) },
    'value-order': values,
  };
  await send(
    request,
    'POST',
    '/fingerprintData/save-fingerprint-data',
    {
      userId,
      licenseCode,
      data: JSON.stringify(form),
      lastPageAccessed: 'confirm-fingerprint',
      visitedRoutes: 'confirm-fingerprint',
    },
    token,
  );
  await send(request, 'POST', `/fingerprints/${licenseCode}/confirm`, { values }, token);
  return holder;
}

interface Finished {
  readonly values?: readonly string[];
  readonly archetype?: string;
  readonly triggers?: readonly string[];
  /** Of the answers, for the first values in their order. */
  readonly quotes?: readonly string[];
}

const QUOTE = 'My grandmother put the coins on the table.';

/** Saves the result of a key and completes it, in words that need no AI service. */
async function finish(
  request: APIRequestContext,
  { id: userId, token, licenseCode }: Pick<KeyHolder, 'id' | 'token' | 'licenseCode'>,
  {
    values = VALUES,
    archetype = 'Rescuer',
    triggers = ['Someone left alone', 'Suffering ignored'],
    quotes = [QUOTE],
  }: Finished,
): Promise<void> {
  const [trigger = ''] = triggers;
  await send(
    request,
    'POST',
    '/narrative/save-values',
    {
      userId,
      licenseCode,
      values,
      valuesExplanation: {
        [values[0] ?? '']:
          `Everything starts from being straight with people. You wrote: “${quotes[0] ?? ''}” It carries Family.`,
      },
      valuesPhilosophy: 'You lead by telling the truth early. Family is the first place you look after.',
      archetype,
      archetypeExplanation: 'When it gets tense you help before anyone has asked.',
      triggers,
      triggersExplanation: { [trigger]: 'You cannot not see it.' },
      evidence: quotes.map((quote, n) => ({ value: values[n], quote, answer: 0, start: 0, end: quote.length })),
    },
    token,
  );
  await send(request, 'POST', '/users/me/license-status', { licenseCode, newStatus: 'completed' }, token);
}

/** The same as `confirmedPerson`, with a finished result. */
export async function finishedPerson(
  request: APIRequestContext,
  values: readonly string[] = VALUES,
  { firstName, ...told }: Omit<Finished, 'values'> & { readonly firstName?: string } = {},
): Promise<KeyHolder> {
  const holder = await confirmedPerson(request, values, firstName);
  await finish(request, holder, { ...told, values });
  return holder;
}

/** Another fingerprint of the same person, with a key that they bought; its code. */
export async function finishAgain(
  request: APIRequestContext,
  holder: Pick<KeyHolder, 'id' | 'token'>,
  result: Finished,
): Promise<string> {
  const { token } = holder;
  const { url } = await send<{ url: string }>(request, 'POST', '/payments/create-checkout-session', {}, token);
  await send(request, 'POST', `/payments/sandbox/${new URL(url).pathname.split('/').at(-1)}/pay`, {}, token);
  const answer = await request.get('/api/users/me/licenses', { headers: { authorization: `Bearer ${token}` } });
  const { result: keys } = (await answer.json()) as { result: { code: string; status: string }[] };
  const licenseCode = keys.find(({ status }) => status === 'active')?.code ?? '';
  await finish(request, { ...holder, licenseCode }, result);
  return licenseCode;
}

export async function signIn(context: BrowserContext, { session }: KeyHolder): Promise<void> {
  await context.addInitScript({ content: `localStorage.setItem('lf.session', ${JSON.stringify(session)})` });
}
