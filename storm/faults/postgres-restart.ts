import { setTimeout as pause } from 'node:timers/promises';
import { people } from '../people/person.ts';
import { acknowledgedBy, backAfter, lostBy, onlyRefused, refusals, refusedBy, writer } from '../people/writer.ts';
import type { Fault } from '../fault.ts';

const WRITERS = 8;
const BACK_WITHIN_MS = 5_000;

/** In turn an orderly restart and a crash: connections are ended politely, then cut. */
const ENDINGS = ['SIGINT', 'SIGQUIT'] as const;

export const fault: Fault = {
  name: 'postgres-restart',
  expected: 'PostgreSQL restarted under load: 503 meanwhile, back within 5 s, 0 lost',
  on: {
    cluster: async (storm) => {
      const times = storm.times(20, 2);
      const place = await storm.cluster();
      const writers = (await people(place, WRITERS)).map((one) => writer(one));
      let slowestMs = 0;
      let lost = 0;
      for (let n = 0; n < times; n += 1) {
        await pause(500);
        await place.postgres.restart(ENDINGS[n % ENDINGS.length]);
        slowestMs = Math.max(slowestMs, await backAfter(writers, Date.now(), BACK_WITHIN_MS * 12));
        lost += await lostBy(writers);
      }
      await Promise.all(writers.map((one) => one.stop()));
      const refused = refusedBy(writers);
      return {
        on: 'cluster',
        times,
        acknowledged: acknowledgedBy(writers),
        lost: lost + (await lostBy(writers)),
        ok: (storm.quick ? Number.isFinite(slowestMs) : slowestMs <= BACK_WITHIN_MS) && onlyRefused(refused, 503),
        note: `${WRITERS} writers; everyone back in ${(slowestMs / 1_000).toFixed(1)} s at most; ${refusals(refused)}`,
      };
    },
  },
};
