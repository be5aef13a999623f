import { setTimeout as pause } from 'node:timers/promises';
import { people } from '../people/person.ts';
import {
  acknowledgedBy,
  backAfter,
  lostBy,
  onlyRefused,
  refusals,
  refusedBy,
  writer,
  type Writer,
} from '../people/writer.ts';
import type { Fault, Row, Storm } from '../fault.ts';
import type { Program } from '@lf/platform/testing/program';

const WRITERS = 8;
const TIMES = { full: 200, quick: 2 };
const BACK_WITHIN_MS = 60_000;
/** Each kill comes at another moment of whatever the server is doing. */
const RUN_MS = { least: 150, spread: 600 };

/** Kills one program after the other under the writers, and looks after each new start for what was acknowledged. */
async function killAll(
  writers: readonly Writer[],
  programs: readonly Program[],
  times: number,
): Promise<{ lost: number; slowestMs: number }> {
  let lost = 0;
  let slowestMs = 0;
  for (let kill = 0; kill < times; kill += 1) {
    await pause(RUN_MS.least + Math.random() * RUN_MS.spread);
    const victim = programs[kill % programs.length];
    if (victim === undefined) break;
    await victim.end('SIGKILL');
    const begun = Date.now();
    await victim.start();
    await backAfter(writers, begun, BACK_WITHIN_MS);
    slowestMs = Math.max(slowestMs, Date.now() - begun);
    lost += await lostBy(writers);
  }
  return { lost, slowestMs };
}

async function inject(
  storm: Storm,
  on: Row['on'],
  place: { url: string; accessCode: string },
  programs: readonly Program[],
  allowed: readonly number[],
): Promise<Row> {
  const times = storm.times(TIMES.full, TIMES.quick);
  const writers = (await people(place, WRITERS)).map((one) => writer(one));
  const { lost, slowestMs } = await killAll(writers, programs, times);
  await Promise.all(writers.map((one) => one.stop()));
  const refused = refusedBy(writers);
  const stillLost = await lostBy(writers);
  return {
    on,
    times,
    acknowledged: acknowledgedBy(writers),
    lost: lost + stillLost,
    ok: acknowledgedBy(writers) > times && onlyRefused(refused, ...allowed),
    note: `${WRITERS} writers; everyone back in ${(slowestMs / 1_000).toFixed(1)} s at most; ${refusals(refused)}`,
  };
}

export const fault: Fault = {
  name: 'kill-9',
  expected: 'kill -9 of the server under 8 writers: 0 acknowledged answers lost',
  on: {
    embedded: async (storm) => {
      const place = await storm.embedded();
      return inject(storm, 'embedded', place, [place.server], [0]);
    },
    cluster: async (storm) => {
      const place = await storm.cluster();
      // The other process goes on, and nginx sends the save there; 503 only while it still mistrusts the one that has just come back.
      return inject(storm, 'cluster', place, place.apps, [503]);
    },
  },
};
