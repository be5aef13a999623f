import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/figure.ts';
import { people, type Place } from '../people/person.ts';
import type { Fault, Row, Storm } from '../fault.ts';

const OTHERS = 10;
const P99_MAX_MS = 1_000;
const DRIP_EVERY_MS = 1_000;
const OPEN_PER_STEP = 50;

/** A header that never ends, a body that never ends, an answer that is never read: each byte just before patience does. */
const HABITS = [
  { opening: 'GET /api/health HTTP/1.1\r\nHost: storm\r\n', drop: 'X-Drip: 1\r\n', reads: true },
  {
    opening:
      'POST /api/auth/login HTTP/1.1\r\nHost: storm\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
    drop: ' ',
    reads: true,
  },
  { opening: 'GET / HTTP/1.1\r\nHost: storm\r\n\r\n', drop: 'GET / HTTP/1.1\r\nHost: storm\r\n\r\n', reads: false },
] as const;

async function slowCrowd(url: string, count: number): Promise<{ open: () => number; leave: () => void }> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let leaving = false;
  const arrive = (n: number) => {
    const habit = HABITS[n % HABITS.length] ?? HABITS[0];
    const socket = connect(Number(port), hostname, () => socket.write(habit.opening));
    if (!habit.reads) socket.pause();
    else socket.resume();
    const drip = setInterval(() => socket.writable && socket.write(habit.drop), DRIP_EVERY_MS);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      // Hung up on, it comes back at once.
      if (!leaving) setTimeout(() => !leaving && arrive(n), 100);
    });
    sockets[n] = socket;
  };
  for (let n = 0; n < count; n += 1) {
    arrive(n);
    if (n % OPEN_PER_STEP === 0) await pause(10);
  }
  return {
    open: () => sockets.filter(({ readyState }) => readyState === 'open').length,
    leave: () => {
      leaving = true;
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

async function inject(storm: Storm, on: string, place: Place, crowds: readonly string[]): Promise<Row> {
  const count = storm.times(1_000, 200);
  const others = await people(place, OTHERS);
  let acknowledged = 0;
  const slowest: number[] = [];
  const odd: number[] = [];
  const seen: string[] = [];
  for (const url of crowds) {
    const crowd = await slowCrowd(url, count);
    await pause(500);
    const until = Date.now() + storm.times(45_000, 2_000);
    const here: number[] = [];
    await Promise.all(
      others.map(async (one, n) => {
        for (let step = 0; Date.now() < until; step += 1) {
          const answer =
            step % 2 === 0
              ? await one.call('GET', '/api/users/me/licenses')
              : await one.call('POST', '/api/narrative/save-survey-data', {
                  licenseCode: one.keys[0],
                  surveyData: [{ question: 'Q', answer: `${n}-${step}` }],
                });
          here.push(answer.ms);
          if (answer.status > 299 || answer.status === 0) odd.push(answer.status);
          await pause(50);
        }
      }),
    );
    const p99 = percentile(here, 0.99);
    seen.push(`p99 of others ${p99.toFixed(0)} ms with ${crowd.open()} open`);
    slowest.push(p99);
    acknowledged += here.length;
    crowd.leave();
  }
  others.forEach((one) => one.leave());
  return {
    on,
    times: count * crowds.length,
    acknowledged,
    lost: odd.length,
    ok: storm.quick || slowest.every((p99) => p99 < P99_MAX_MS),
    note: seen.join('; '),
  };
}

export const fault: Fault = {
  name: 'slow-connections',
  expected: '1,000 slow connections: p99 of others under 1 s',
  on: {
    embedded: async (storm) => {
      const place = await storm.embedded();
      return inject(storm, 'embedded, straight', place, [place.url]);
    },
    cluster: async (storm) => {
      const place = await storm.cluster();
      if (!place.behindNginx)
        return {
          skipped: 'it is about nginx, and there is none; straight at a process it is measured on the embedded default',
        };
      return inject(storm, 'cluster: through nginx, then straight at a process', place, [place.url, place.apps[0].url]);
    },
  },
};
