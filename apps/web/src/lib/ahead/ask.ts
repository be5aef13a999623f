/**
 * Stands inside the page of every signed-in screen and runs before its code is there: on a slow connection the first questions to the API are
 * answered while the code is still on its way, instead of being asked when it has come.
 */
import type { RuntimeConfig } from '@lf/contract/runtime-config';
import { addressOf } from '../address-of.ts';
import { readStored } from '../browser-storage.ts';
import { readInlineConfig } from '../inline-config.ts';
import { getSession, type Session } from '../session.ts';
import { beginsInterview, firstQuestionOf, needsOf, tellsWhatWasAsked } from './needs.ts';
import { nameOfCall, type Ahead } from './take.ts';

const API_ON_THIS_ORIGIN = '/api';
const AI_ON_THIS_ORIGIN = '/ai';
const TIMEOUT_MS = 30_000;

const get = (address: string, authorization: Record<string, string>): Promise<Response> =>
  fetch(address, {
    headers: { accept: 'application/json', ...authorization },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

async function askConfig(): Promise<Partial<RuntimeConfig>> {
  const response = await get('/config.json', {});
  if (!response.ok) throw new Error('no configuration');
  return response.json() as Promise<Partial<RuntimeConfig>>;
}

/** Who opens the interview for the first time needs its first question before anything else. */
async function askQuestion(
  aiBaseUrl: string,
  record: Promise<Response>,
  answers: Ahead['answers'],
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

function askApi(
  { apiBaseUrl = API_ON_THIS_ORIGIN, aiBaseUrl = AI_ON_THIS_ORIGIN }: Partial<RuntimeConfig>,
  answers: Ahead['answers'],
  session: Session,
): void {
  const { token, user, licenseCode } = session;
  for (const { path, params } of needsOf(location.pathname, { userId: user.id, licenseCode })) {
    const address = addressOf(apiBaseUrl, path, params);
    const response = get(address, { authorization: `Bearer ${token}` });
    // Whoever takes the answer handles its failure; if nobody takes it, the failure does not matter.
    response.catch(() => undefined);
    answers.set(address, { token, response });
    if (tellsWhatWasAsked(location.pathname, path))
      askQuestion(aiBaseUrl, response, answers, session).catch(() => undefined);
  }
}

const session = getSession();
if (session !== null) {
  const answers: Ahead['answers'] = new Map();
  const inline = readInlineConfig();
  if (inline === undefined) {
    const config = askConfig();
    // Said first to this one: by the time anybody else knows the configuration, the questions have been asked.
    config.then((known) => askApi(known, answers, session)).catch(() => undefined);
    globalThis.lfAhead = { config, answers };
  } else {
    askApi(inline, answers, session);
    globalThis.lfAhead = { answers };
  }
}
