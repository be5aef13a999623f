import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { percentile } from '../figure.ts';
import type { BenchServer } from '../servers.ts';
import type { LoadPerson } from './people.ts';

export const CONNECTIONS = 20;
const SECONDS = 4;

/** One call as a person makes it; asked anew for each request, so that no two are the same where it matters. */
export interface LoadCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: (person: LoadPerson, count: number) => unknown;
}

export interface Measured {
  readonly perSecond: number;
  readonly p95Ms: number;
  /** CPU of the servers themselves per request, threads included: the same on a busy machine. NaN where /proc is not. */
  readonly cpuMs: number;
}

const TICK_MS = 10;

function cpuMsOf(pids: readonly number[]): number {
  try {
    return pids.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

/** Requests per second over all addresses together, each connection as a person of its own. An answer that is not 2xx ends the run. */
export async function measure(servers: readonly BenchServer[], people: readonly LoadPerson[], call: LoadCall): Promise<Measured> {
  const waits: number[] = [];
  let next = 0;
  const pids = servers.map(({ pid }) => pid);
  const cpuBefore = cpuMsOf(pids);
  const runs = servers.map(
    ({ url }) =>
      new Promise<number>((resolve, reject) => {
        const options: autocannon.Options = {
          url: `${url}${call.path}`,
          method: call.method,
          connections: Math.ceil(CONNECTIONS / servers.length),
          duration: SECONDS,
          setupClient: (client) => {
            const person = people[next++ % people.length];
            if (person === undefined) throw new Error('nobody to call');
            let count = 0;
            const prepare = () => {
              count += 1;
              const body = call.body?.(person, count);
              client.setHeadersAndBody({ authorization: `Bearer ${person.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }, body === undefined ? '' : JSON.stringify(body));
            };
            prepare();
            client.on('response', prepare);
          },
        };
        const instance = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result.requests.average)));
        instance.on('response', (_client, status, _bytes, ms) => {
          if (status >= 300) reject(new Error(`${call.name}: ${status}`));
          waits.push(ms);
        });
      }),
  );
  const perSecond = (await Promise.all(runs)).reduce((sum, each) => sum + each, 0);
  return { perSecond, p95Ms: percentile(waits, 0.95), cpuMs: (cpuMsOf(pids) - cpuBefore) / waits.length };
}
