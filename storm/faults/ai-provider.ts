import { startVendorServer, type Behaviour, type VendorName } from '@lf/ai/testing/vendor/vendor-server';
import { caller } from '../people/http.ts';
import { people, read, type Person } from '../people/person.ts';
import { SECRET } from '../servers/cluster.ts';
import { program } from '../servers/program.ts';
import type { Fault } from '../fault.ts';

const SECONDS_MAX = 30;
const ANSWER = 'When I was nine my grandmother let me carry the lantern home through the snow.';

const FAULTS: Readonly<Record<string, Behaviour>> = {
  'time-out': { does: 'hang' },
  '500': { does: 'fail', status: 500 },
  garbage: { does: 'babble' },
  'slow drip': { does: 'drip', everyMs: 250 },
};
const VENDORS: readonly VendorName[] = ['openai', 'anthropic'];

const question = (one: Person) => ({
  token: one.token,
  body: {
    user_id: one.id,
    license_code: one.keys[0],
    survey_data: [{ question: 'What do you remember?', answer: ANSWER }],
    additional_questions_requested: 0,
  },
});

/**
 * A person is never left waiting: in time they get a question (the embedded engine's, when the provider fails) or a clear refusal to try
 * again. The answer they gave is kept before the provider is asked, and what is stored of the exchange is whole or not there.
 */
export const fault: Fault = {
  name: 'ai-provider',
  expected:
    'AI provider: time-out, 500, garbage, slow drip, 50 each: over within 30 s, clear message, answer kept, no partial record',
  // npm test has these faults of the provider's with shorter patience (apps/ai/src/engines/llm/llm-faults.test.ts).
  fullOnly: ['cluster'],
  on: {
    cluster: async (storm) => {
      const calls = storm.times(50, 5);
      const place = await storm.cluster();
      const seen: string[] = [];
      let [acknowledged, lost, unclear, times] = [0, 0, 0, 0];
      for (const vendor of VENDORS) {
        const provider = await startVendorServer(vendor);
        for (const [name, behaviour] of Object.entries(FAULTS)) {
          // Afresh for each fault: the circuit breaker of the last one would answer for the provider.
          const ai = await program('ai.mjs', {
            DATABASE_URL: place.postgres.url,
            JWT_SECRET: SECRET,
            AI_ENGINE: 'llm',
            LLM_PROVIDER: vendor,
            LLM_BASE_URL: provider.baseUrl,
            LLM_API_KEY: 'key',
            LLM_MODEL: 'test-model',
            DRAIN_SECONDS: '0',
          });
          await ai.start();
          const there = caller(ai.url, calls);
          provider.forget();
          provider.next(...Array.from({ length: calls * 8 }, () => behaviour));
          const crowd = await people(place, calls);
          await Promise.all(
            crowd.map(async (one) =>
              read(
                await one.call('POST', '/api/narrative/save-survey-data', {
                  licenseCode: one.keys[0],
                  surveyData: [{ question: 'What do you remember?', answer: ANSWER }],
                }),
              ),
            ),
          );
          const answers = await Promise.all(
            crowd.map((one) => there.call('POST', '/ai/survey/next-question', question(one))),
          );
          const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1_000;
          times += calls;
          acknowledged += calls;
          const kept = await place.query<{ n: number }>(
            "select count(distinct license_code)::int as n from answers where user_id = any($1) and text <> ''",
            [crowd.map(({ id }) => id)],
          );
          lost += calls - (kept[0]?.n ?? 0);
          const stored = await place.query<{ n: number }>(
            'select count(*)::int as n from ai_answers where user_id = any($1)',
            [crowd.map(({ id }) => id)],
          );
          const answered = answers.filter(({ status }) => status === 200).length;
          const told = answers.filter(({ status, text }) => status === 503 && text.includes('ai_unavailable')).length;
          // What the embedded engine answered in the model's place is not stored.
          if (answered + told !== calls || stored[0]?.n !== 0 || slowest > SECONDS_MAX) unclear += 1;
          seen.push(`${vendor} ${name} ${slowest.toFixed(1)} s`);
          crowd.forEach((one) => one.leave());
          there.close();
          await ai.end('SIGKILL');
        }
        await provider.close();
      }
      return {
        on: 'cluster',
        times,
        acknowledged,
        lost,
        ok: unclear === 0,
        note: `everyone got a question (from the embedded engine) or a clear refusal; slowest: ${seen.join(', ')}`,
      };
    },
  },
};
