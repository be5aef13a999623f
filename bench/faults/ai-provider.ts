import { randomUUID } from 'node:crypto';
import { registerAi } from '@lf/ai/app';
import { createLlmEngine } from '@lf/ai/engines/llm/llm-engine';
import { createChatModel } from '@lf/ai/engines/llm/provider-registry';
import { plainEngine } from '@lf/ai/testing/plain-engine';
import { startVendorServer, type Behaviour, type VendorName } from '@lf/ai/testing/vendor/vendor-server';
import { migrate } from '@lf/platform/db/migrate';
import { databaseOn } from '@lf/platform/db/open-database';
import { openMemoryPool } from '@lf/platform/db/open-embedded';
import { readConfig } from '@lf/platform/env';
import { createServer } from '@lf/platform/http/create-server';
import { createTokens } from '@lf/platform/http/tokens';
import { figure, type Figure } from '../figure.ts';

/**
 * A failing AI provider, 50 calls each, with the real time limits: who is answered, how late, and what is left in the database.
 * Takes about two minutes.
 */
const CALLS = 50;
const SECONDS_MAX = 30;
const FAULTS: readonly [string, Behaviour][] = [
  ['time-out', { does: 'hang' }],
  ['500', { does: 'fail', status: 500 }],
  ['garbage', { does: 'babble' }],
  ['slow drip', { does: 'drip', everyMs: 250 }],
];

async function measure(vendor: VendorName, behaviour: Behaviour): Promise<{ slowestSeconds: number; lost: number }> {
  const provider = await startVendorServer(vendor);
  provider.next(...Array.from({ length: CALLS * 3 }, () => behaviour));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' });
  const db = databaseOn(await openMemoryPool());
  await migrate(db);
  const tokens = await createTokens(db, config);
  const server = createServer(config);
  const model = createChatModel(vendor, { baseUrl: provider.baseUrl, apiKey: 'key', model: 'test-model' });
  const engine = createLlmEngine({ model, embedded: plainEngine, vocabulary: { archetypes: ['Fortress'], values: ['Loyalty'] }, onFallback: () => undefined });
  await registerAi(server, { config, db, tokens, engine });
  const people = await Promise.all(
    Array.from({ length: CALLS }, async () => {
      const user = { email: `${randomUUID()}@example.com`, first_name: 'A', last_name: 'B', password_hash: 'none' };
      const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
      const expiresAt = new Date(Date.now() + 600_000);
      const session = await db.insertInto('sessions').values({ user_id: id, expires_at: expiresAt }).returning('id').executeTakeFirstOrThrow();
      return { id, token: tokens.sign({ userId: id, sessionId: session.id }, expiresAt) };
    }),
  );
  const outcomes = await Promise.all(
    people.map(async ({ id, token }) => {
      const begun = performance.now();
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/ai/survey/next-question',
        headers: { authorization: `Bearer ${token}` },
        payload: { user_id: id, survey_data: [{ question: 'Q?', answer: 'A memory.' }], additional_questions_requested: 0 },
      });
      return { ok: statusCode === 200, seconds: (performance.now() - begun) / 1_000 };
    }),
  );
  const answered = outcomes.filter(({ ok }) => ok).length;
  const stored = await db.selectFrom('ai_answers').select('key').execute();
  await server.close();
  await db.destroy();
  await provider.close();
  return {
    slowestSeconds: Math.max(...outcomes.map(({ seconds }) => seconds)),
    lost: CALLS - answered + Math.abs(stored.length - answered),
  };
}

export async function figures(): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const vendor of ['openai', 'anthropic'] as const) {
    for (const [fault, behaviour] of FAULTS) {
      const { slowestSeconds, lost } = await measure(vendor, behaviour);
      found.push(figure(`AI provider (${vendor}), ${fault}: slowest of ${CALLS} answers`, slowestSeconds, 's', SECONDS_MAX));
      found.push(figure(`AI provider (${vendor}), ${fault}: calls unanswered or half stored`, lost, 'calls', 1));
    }
  }
  return found;
}
