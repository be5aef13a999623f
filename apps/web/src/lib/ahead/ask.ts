/**
 * Stands inside the page of every signed-in screen and runs before its code is there: on a slow connection the first questions to the API are
 * answered while the code is still on its way, instead of being asked when it has come.
 */
import type { RuntimeConfig } from '@lf/contract/runtime-config';
import { addressOf } from '../address-of.ts';
import { getSession, type Session } from '../session.ts';
import { needsOf } from './needs.ts';
import type { Ahead } from './take.ts';

const API_ON_THIS_ORIGIN = '/api';
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

/** Said first to this one: by the time anybody else knows the configuration, the questions have been asked. */
async function askApi(
  config: Promise<Partial<RuntimeConfig>>,
  answers: Ahead['answers'],
  { token, user, licenseCode }: Session,
): Promise<void> {
  const { apiBaseUrl = API_ON_THIS_ORIGIN } = await config;
  for (const { path, params } of needsOf(location.pathname, { userId: user.id, licenseCode })) {
    const address = addressOf(apiBaseUrl, path, params);
    const response = get(address, { authorization: `Bearer ${token}` });
    // Whoever takes the answer handles its failure; if nobody takes it, the failure does not matter.
    response.catch(() => undefined);
    answers.set(address, { token, response });
  }
}

const session = getSession();
if (session !== null) {
  const config = askConfig();
  const answers: Ahead['answers'] = new Map();
  globalThis.lfAhead = { config, answers };
  askApi(config, answers, session).catch(() => undefined);
}
