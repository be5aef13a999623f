/**
 * Inlined into the page of every signed-in screen: prefetches the first answers of the API while the code is still being loaded, so that on a
 * slow connection the two do not wait for each other.
 */
import type { RuntimeConfig } from '@lf/contract/runtime-config';
import { addressOf } from '../address-of.ts';
import { readStored } from '../browser-storage.ts';
import { readInlineConfig } from '../inline-config.ts';
import { getSession, type Session } from '../session.ts';
import { beginsInterview, firstQuestionOf, prefetchedCallsOf, tellsWhatWasAsked } from './prefetched-calls.ts';
import { nameOfCall, type Prefetched } from './take-prefetched.ts';

const API_ON_THIS_ORIGIN = '/api';
const AI_ON_THIS_ORIGIN = '/ai';
const TIMEOUT_MS = 30_000;

const get = (address: string, authorization: Record<string, string>): Promise<Response> =>
  fetch(address, {
    headers: { accept: 'application/json', ...authorization },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

async function fetchConfig(): Promise<Partial<RuntimeConfig>> {
  const response = await get('/config.json', {});
  if (!response.ok) throw new Error('no configuration');
  return response.json() as Promise<Partial<RuntimeConfig>>;
}

/** Who opens the interview for the first time needs its first question before anything else. */
async function prefetchQuestion(
  aiBaseUrl: string,
  record: Promise<Response>,
  answers: Prefetched['answers'],
  { token, user, licenseCode }: Session,
): Promise<void> {
  if (licenseCode === null) return;
  const saved = (await (await record).clone().json()) as Parameters<typeof beginsInterview>[0];
  if (!beginsInterview(saved, readStored(`lf.survey.${user.id}.${licenseCode}`))) return;
  const { path, body } = firstQuestionOf(user.id, licenseCode);
  const address = addressOf(aiBaseUrl, path);
  const response = fetch(address, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream, application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  response.catch(() => undefined);
  answers.set(nameOfCall(address, body), { token, response });
}

function prefetchAll(
  { apiBaseUrl = API_ON_THIS_ORIGIN, aiBaseUrl = AI_ON_THIS_ORIGIN }: Partial<RuntimeConfig>,
  answers: Prefetched['answers'],
  session: Session,
): void {
  const { token, user, licenseCode } = session;
  for (const { path, params } of prefetchedCallsOf(location.pathname, { userId: user.id, licenseCode })) {
    const address = addressOf(apiBaseUrl, path, params);
    const response = get(address, { authorization: `Bearer ${token}` });
    // Whoever takes the answer handles its failure; if nobody takes it, the failure does not matter.
    response.catch(() => undefined);
    answers.set(address, { token, response });
    if (tellsWhatWasAsked(location.pathname, path))
      prefetchQuestion(aiBaseUrl, response, answers, session).catch(() => undefined);
  }
}

const session = getSession();
if (session !== null) {
  const answers: Prefetched['answers'] = new Map();
  const inline = readInlineConfig();
  if (inline === undefined) {
    const config = fetchConfig();
    // This listener is the first: when others learn the configuration, the prefetches have been sent.
    config.then((known) => prefetchAll(known, answers, session)).catch(() => undefined);
    globalThis.lfPrefetched = { config, answers };
  } else {
    prefetchAll(inline, answers, session);
    globalThis.lfPrefetched = { answers };
  }
}
