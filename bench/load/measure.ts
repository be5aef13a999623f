import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { amount } from '../amount.ts';
import { percentile } from '../figure.ts';
import type { BenchServer } from '../servers.ts';
import type { LoadPerson } from './people.ts';

export const CONNECTIONS = amount(20, 2);
/** Before anything is measured so many of the calls are made for nothing, unless a call says how many. */
const WARM_UP_SHARE = 0.25;

/** One call as a person makes it; asked anew for each request, so that no two are the same where it matters. */
export interface LoadCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** How many calls are measured: a number, not a time, so that a busy machine measures the same work. */
  readonly amount: number;
  /** Of calls of a tenth of a millisecond it takes thousands until the code is compiled. */
  readonly warmUp?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: (person: LoadPerson, count: number) => unknown;
}

export interface Measured {
  readonly perSecond: number;
  readonly p95Ms: number;
  /** CPU of the servers and their helpers per request, threads included: the same on a busy machine. 0 where /proc is not. */
  readonly cpuMs: number;
}

const TICK_MS = 10;

/** Undefined where the process has ended, or where /proc is not. */
function cpuMsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** Of a connection that the pool has closed meanwhile nothing is known any more. */
const usedSince = (before: ReadonlyMap<number, number | undefined>): number =>
  [...before].reduce((sum, [pid, ms]) => {
    const now = cpuMsOf(pid);
    return now === undefined || ms === undefined ? sum : sum + now - ms;
  }, 0);

/** Requests per second over all servers together, each connection as a person of its own. An answer that is not 2xx ends the run. */
export async function measure(
  servers: readonly BenchServer[],
  people: readonly LoadPerson[],
  call: LoadCall,
  /** Of processes that work for the servers: a database, an engine. Asked for once they are warm. */
  helpers: () => Promise<readonly number[]> = () => Promise.resolve([]),
): Promise<Measured> {
  await send(servers, people, call, Math.max(CONNECTIONS, call.warmUp ?? Math.ceil(call.amount * WARM_UP_SHARE)));
  const pids = [...servers.map(({ pid }) => pid), ...(await helpers())];
  const before = new Map(pids.map((pid) => [pid, cpuMsOf(pid)]));
  const { waits, seconds } = await send(servers, people, call, call.amount);
  return {
    perSecond: waits.length / seconds,
    p95Ms: percentile(waits, 0.95),
    cpuMs: usedSince(before) / waits.length,
  };
}

let calls = 0;

interface Sent {
  /** How long each call took, in milliseconds. */
  readonly waits: readonly number[];
  /** To the last answer: autocannon itself looks only once a second whether all have come. */
  readonly seconds: number;
}

async function send(
  servers: readonly BenchServer[],
  people: readonly LoadPerson[],
  call: LoadCall,
  amount: number,
): Promise<Sent> {
  const waits: number[] = [];
  const started = performance.now();
  let lastAnswer = started;
  let next = 0;
  const runs = servers.map(
    ({ url }) =>
      new Promise<void>((resolve, reject) => {
        const options: autocannon.Options = {
          url: `${url}${call.path}`,
          method: call.method,
          connections: Math.ceil(CONNECTIONS / servers.length),
          amount: Math.ceil(amount / servers.length),
          timeout: 60,
          setupClient: (client) => {
            const person = people[next++ % people.length];
            if (person === undefined) throw new Error('nobody to call');
            const prepare = () => {
              calls += 1;
              const body = call.body?.(person, calls);
              client.setHeadersAndBody(
                {
                  authorization: `Bearer ${person.token}`,
                  ...call.headers,
                  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                },
                body === undefined ? '' : JSON.stringify(body),
              );
            };
            prepare();
            client.on('response', prepare);
          },
        };
        const instance = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()));
        instance.on('response', (_client, status, _bytes, ms) => {
          if (status >= 300) reject(new Error(`${call.name}: ${status}`));
          waits.push(ms);
          lastAnswer = performance.now();
        });
      }),
  );
  await Promise.all(runs);
  return { waits, seconds: (lastAnswer - started) / 1_000 };
}
