/**
 * Inlined into the page of every signed-in screen: prefetches the first answers of the API while the code is still being loaded, so that on a
 * slow connection the two do not wait for each other.
 */
import type { RuntimeConfig } from '@lf/contract/runtime-config';
import { addressOf } from '../address-of.ts';
import { readStored } from '../browser-storage.ts';
import { readInlineConfig } from '../inline-config.ts';
import { getSession, type Session } from '../session.ts';
import { firstQuestionOf, mayBegin, prefetchedCallsOf, tellsWhatWasAsked } from './prefetched-calls.ts';
import { nameOfCall, type Prefetched, type PrefetchedInterview } from './take-prefetched.ts';

const API_ON_THIS_ORIGIN = '/api';
const AI_ON_THIS_ORIGIN = '/ai';
const TIMEOUT_MS = 30_000;
const LAST_EVENT = /^event: done\ndata: (.*)/m;

const get = (address: string, authorization: Record<string, string>): Promise<Response> =>
  fetch(address, {
    headers: { accept: 'application/json', ...authorization },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** With reading the page and its styles a second request would be a long task on a slow phone. */
const ownTask = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));

async function fetchConfig(): Promise<Partial<RuntimeConfig>> {
  const response = await get('/config.json', {});
  if (!response.ok) throw new Error('no configuration');
  return response.json() as Promise<Partial<RuntimeConfig>>;
}

/** The whole answer of the AI service, which comes as events or as plain JSON. */
async function readReply(response: Response): Promise<unknown> {
  const text = await response.clone().text();
  return JSON.parse(LAST_EVENT.exec(text)?.[1] ?? text);
}

/**
 * Who opens the interview for the first time needs its first question before anything else. Where this device knows of none, it is asked for
 * beside the answers: to wait for them would cost a round trip, and whoever was asked before gets the same question once more.
 */
function prefetchInterview(
  aiBaseUrl: string,
  record: Promise<Response>,
  answers: Prefetched['answers'],
  { token, user, licenseCode, licenseStatus }: Session,
): PrefetchedInterview | undefined {
  if (licenseCode === null) return undefined;
  const saved = record.then((response) => (response.ok ? response.clone().json() : undefined));
  let asked: Promise<unknown> = Promise.resolve();
  if (licenseStatus !== 'completed' && mayBegin(readStored(`lf.survey.${user.id}.${licenseCode}`))) {
    const { path, body } = firstQuestionOf(user.id, licenseCode);
    const address = addressOf(aiBaseUrl, path);
    const response = ownTask().then(() =>
      fetch(address, {
        method: 'POST',
        headers: {
          accept: 'text/event-stream, application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    answers.set(nameOfCall(address, body), { token, response });
    asked = response.then(readReply);
  }
  for (const one of [saved, asked]) one.catch(() => undefined);
  return { token, userId: user.id, licenseCode, saved, asked };
}

function prefetchAll(
  { apiBaseUrl = API_ON_THIS_ORIGIN, aiBaseUrl = AI_ON_THIS_ORIGIN }: Partial<RuntimeConfig>,
  prefetched: Prefetched,
  session: Session,
): void {
  const { token, user, licenseCode } = session;
  const { answers } = prefetched;
  for (const { path, params } of prefetchedCallsOf(location.pathname, { userId: user.id, licenseCode })) {
    const address = addressOf(apiBaseUrl, path, params);
    const response = get(address, { authorization: `Bearer ${token}` });
    // Whoever takes the answer handles its failure; if nobody takes it, the failure does not matter.
    response.catch(() => undefined);
    answers.set(address, { token, response });
    if (tellsWhatWasAsked(location.pathname, path))
      prefetched.interview = prefetchInterview(aiBaseUrl, response, answers, session);
  }
}

const session = getSession();
if (session !== null) {
  const prefetched: Prefetched = { answers: new Map() };
  const inline = readInlineConfig();
  if (inline === undefined) {
    const config = fetchConfig();
    // This listener is the first: when others learn the configuration, the prefetches have been sent.
    config.then((known) => prefetchAll(known, prefetched, session)).catch(() => undefined);
    prefetched.config = config;
  } else prefetchAll(inline, prefetched, session);
  globalThis.lfPrefetched = prefetched;
}
