import { caller } from '../people/http.ts';
import { person, read } from '../people/person.ts';
import { SECRET } from '../servers/cluster.ts';
import { program } from '../servers/program.ts';
import type { Fault } from '../fault.ts';

/** packages/contract/src/auth.ts: 30 attempts in five minutes from one address. */
const LOGINS_MAX = 30;
const TRIES = 80;

/** Two processes of their own on the cluster's database, with the limits as people meet them. */
export const fault: Fault = {
  name: 'shared-state',
  expected: 'two processes, one mind: limits are counted together, a log-out holds everywhere, one AI call at a time per person',
  on: {
    cluster: async (storm) => {
      const place = await storm.cluster();
      const env = { DATABASE_URL: place.postgres.url, JWT_SECRET: SECRET, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true', DRAIN_SECONDS: '0' };
      const twins = [await program('server.mjs', env), await program('server.mjs', env)] as const;
      await Promise.all(twins.map((one) => one.start()));
      const ways = twins.map(({ url }) => caller(url, TRIES));
      const way = (n: number) => ways[n % 2] ?? caller(twins[0].url);
      const address = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.9`;
      const logins = await Promise.all(Array.from({ length: TRIES }, (_, n) => way(n).call('POST', '/api/auth/login', { body: { email: 'nobody@example.com', password: 'wrong' }, headers: { 'x-forwarded-for': address } })));
      const let_in = logins.filter(({ status }) => status === 401).length;

      const ada = await person(place);
      const me = (n: number) => way(n).call('GET', '/api/users/me', { token: ada.token }).then(({ status }) => status);
      const before = [await me(0), await me(1)];
      await way(0).call('POST', '/api/auth/logout', { token: ada.token });
      const after = [await me(0), await me(1)];

      // Different questions of one person at once: as many as one by one, and all answered or told to wait.
      const bob = await person(place);
      const asked = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          way(n).call('POST', '/ai/survey/next-question', { token: bob.token, body: { user_id: bob.id, survey_data: [{ question: 'Q?', answer: `A memory of mine, number ${n}, at the lake.` }], additional_questions_requested: 0 } }),
        ),
      );
      const turnsLeft = await place.query<{ n: number }>('select count(*)::int as n from ai_turns where user_id = $1', [bob.id]);
      const aiFine = asked.every(({ status }) => status === 200 || status === 429) && asked.some(({ status }) => status === 200) && turnsLeft[0]?.n === 0;
      const stored = read<{ id: string }>(await bob.call('GET', '/api/users/me')).id === bob.id;
      ways.forEach((one) => one.close());
      await Promise.all(twins.map((one) => one.end('SIGKILL')));
      return {
        on: 'two processes, limits as deployed',
        times: TRIES,
        acknowledged: let_in,
        lost: 0,
        ok: let_in === LOGINS_MAX && before.join() === '200,200' && after.join() === '401,401' && aiFine && stored,
        note: `${TRIES} log-ins over both: ${let_in} looked at, the rest 429; logged out at one: ${after.join(' and ')}; AI calls of one person at once: ${asked.map(({ status }) => status).join(' ')}`,
      };
    },
  },
};
