import { setTimeout as pause } from 'node:timers/promises';
import { people } from '../people/person.ts';
import { acknowledgedBy, lostBy, refusals, refusedBy, writer } from '../people/writer.ts';
import type { Fault } from '../fault.ts';

const WRITERS = 8;
const READERS = 8;
const REST_MS = 5;
/** nginx tries a process that was away again after `fail_timeout`; only then may the other one go. */
const TRUSTED_AGAIN_MS = 2_000;

export const fault: Fault = {
  name: 'rolling-restart',
  expected: 'each API process stopped by SIGTERM and started again in turn under load: no failed request',
  on: {
    cluster: async (storm) => {
      const rounds = storm.times(5, 1);
      const place = await storm.cluster();
      if (!place.behindNginx)
        return { skipped: 'it is about how nginx and a process that leaves play together, and there is no nginx' };
      const writers = (await people(place, WRITERS)).map((one) => writer(one, { restMs: REST_MS }));
      const readers = await people(place, READERS);
      const failed = new Map<number, number>();
      const reading = new AbortController();
      let read = 0;
      const reads = readers.map(async (one, n) => {
        // Some ask over a new connection each time, some over one that stays, and some for what may not be sent twice.
        for (let step = 0; !reading.signal.aborted; step += 1) {
          const answer =
            n % 4 === 0
              ? await one.call('POST', '/api/payments/create-checkout-session', {})
              : await one.call(
                  'GET',
                  '/api/users/me/licenses',
                  undefined,
                  n % 2 === 0 ? {} : { headers: { connection: 'close' } },
                );
          read += 1;
          if (answer.status !== 200) failed.set(answer.status, (failed.get(answer.status) ?? 0) + 1);
          await pause(REST_MS);
        }
      });
      const exits: (number | null)[] = [];
      let notReadyFirst = 0;
      for (let n = 0; n < rounds * 2; n += 1) {
        const app = place.apps[n % 2] ?? place.apps[0];
        await pause(TRUSTED_AGAIN_MS);
        const ended = app.end('SIGTERM');
        await pause(500);
        const ready = await fetch(`${app.url}/api/ready`).then(
          ({ status }) => status,
          () => 0,
        );
        if (ready === 503) notReadyFirst += 1;
        exits.push(await ended);
        await app.start();
      }
      await pause(TRUSTED_AGAIN_MS);
      reading.abort();
      await Promise.all([...reads, ...writers.map((one) => one.stop())]);
      const refused = refusedBy(writers);
      for (const [status, count] of failed)
        (refused as Map<number, number>).set(status, (refused.get(status) ?? 0) + count);
      const lost = await lostBy(writers);
      readers.forEach((one) => one.leave());
      return {
        on: 'cluster',
        times: rounds * 2,
        acknowledged: acknowledgedBy(writers),
        lost,
        ok: refused.size === 0 && exits.every((code) => code === 0) && notReadyFirst === rounds * 2,
        note: `${WRITERS} writers, ${READERS} others with ${read} requests; ${refusals(refused)}; readiness said 503 first ${notReadyFirst} times`,
      };
    },
  },
};
