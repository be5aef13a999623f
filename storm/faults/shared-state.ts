import { randomInt, randomUUID } from 'node:crypto';
import { LOGIN_PER_ADDRESS, UNKNOWN_DEVICES } from '@lf/api/features/auth/login-limits';
import { caller, type Caller } from '../people/http.ts';
import { person } from '../people/person.ts';
import { SECRET, type Cluster } from '../servers/cluster.ts';
import { program } from '../servers/program.ts';
import type { Fault } from '../fault.ts';

const TRIES = 60;
const QUESTIONS = 6;
/** A tenth of what people meet: fewer than the tries. */
const FACTOR = 0.1;
const PER_ADDRESS = LOGIN_PER_ADDRESS.max * FACTOR;
/** The last of them starts the wait. */
const PER_ACCOUNT = UNKNOWN_DEVICES.free * FACTOR + 1;

/** The two processes in turn. */
type InTurn = (n: number) => Caller;

const someAddress = () => `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`;

/** How many of the attempts over both processes were looked at; the others are told to wait. */
async function lookedAt(
  inTurn: InTurn,
  who: () => { readonly email: string; readonly address: string },
): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: TRIES }, (_, n) => {
      const { email, address } = who();
      return inTurn(n).call('POST', '/api/auth/login', {
        body: { email, password: 'wrong' },
        headers: { 'x-forwarded-for': address },
      });
    }),
  );
  if (answers.some(({ status }) => status !== 401 && status !== 429))
    throw new Error(`log-ins were answered ${answers.map(({ status }) => status).join(' ')}`);
  return answers.filter(({ status }) => status === 401).length;
}

/** Different questions of one person at once: all answered or told to wait, and no turn is left taken. */
async function oneTurnAtATime(inTurn: InTurn, place: Cluster): Promise<{ fine: boolean; statuses: string }> {
  const bob = await person(place);
  const ask = (n: number) => ({
    user_id: bob.id,
    survey_data: [{ question: 'Q?', answer: `A memory of mine, number ${n}, at the lake.` }],
    additional_questions_requested: 0,
  });
  // An address of its own: calls of other faults are counted for theirs.
  const headers = { 'x-forwarded-for': someAddress() };
  const answers = await Promise.all(
    Array.from({ length: QUESTIONS }, (_, n) =>
      inTurn(n).call('POST', '/ai/survey/next-question', { token: bob.token, body: ask(n), headers }),
    ),
  );
  const [turns] = await place.query<{ n: number }>('select count(*)::int as n from ai_turns where user_id = $1', [
    bob.id,
  ]);
  return {
    fine:
      answers.every(({ status }) => status === 200 || status === 429) &&
      answers.some(({ status }) => status === 200) &&
      turns?.n === 0,
    statuses: answers.map(({ status }) => status).join(' '),
  };
}

/** Two processes of their own on the cluster's database, with limits that few tries reach. */
export const fault: Fault = {
  name: 'shared-state',
  expected:
    'two processes, one mind: limits are counted together, a log-out holds everywhere, one AI call at a time per person',
  on: {
    cluster: async (storm) => {
      const place = await storm.cluster();
      const env = {
        DATABASE_URL: place.postgres.url,
        JWT_SECRET: SECRET,
        RATE_LIMIT_FACTOR: String(FACTOR),
        TRUST_PROXY: 'true',
        ...(storm.quick ? { AI_URL: `${place.url}/ai` } : {}),
      };
      const twins = [await program('server.mjs', env), await program('server.mjs', env)] as const;
      await Promise.all(twins.map((one) => one.start()));
      const ways = [caller(twins[0].url, TRIES), caller(twins[1].url, TRIES)] as const;
      const inTurn: InTurn = (n) => ways[n % 2 === 0 ? 0 : 1];

      const [address, email] = [someAddress(), `${randomUUID()}@example.com`];
      const byAddress = await lookedAt(inTurn, () => ({ email: `${randomUUID()}@example.com`, address }));
      const byAccount = await lookedAt(inTurn, () => ({ email, address: someAddress() }));

      const ada = await person(place);
      const asAda = async () =>
        [
          await inTurn(0).call('GET', '/api/users/me', { token: ada.token }),
          await inTurn(1).call('GET', '/api/users/me', { token: ada.token }),
        ]
          .map(({ status }) => status)
          .join(' and ');
      const before = await asAda();
      await inTurn(0).call('POST', '/api/auth/logout', { token: ada.token });
      const after = await asAda();
      const ai = storm.quick ? undefined : await oneTurnAtATime(inTurn, place);
      ways.forEach((one) => one.close());
      await Promise.all(twins.map((one) => one.end('SIGKILL')));
      return {
        on: 'cluster',
        times: TRIES * 2,
        acknowledged: byAddress + byAccount,
        lost: 0,
        ok:
          byAddress === PER_ADDRESS &&
          byAccount === PER_ACCOUNT &&
          before === '200 and 200' &&
          after === '401 and 401' &&
          ai?.fine !== false,
        note: `of ${TRIES} log-ins from one address ${byAddress} were looked at, of ${TRIES} to one account ${byAccount}; after a log-out at one process: ${after}${ai === undefined ? '' : `; AI calls of one person at once: ${ai.statuses}`}`,
      };
    },
  },
};
