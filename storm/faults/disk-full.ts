import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@lf/platform/testing/start-postgres';
import { people, type Place } from '../people/person.ts';
import { acknowledgedBy, backAfter, lostBy, onlyRefused, refusals, refusedBy, writer } from '../people/writer.ts';
import { startCluster } from '../servers/cluster.ts';
import { startEmbedded } from '../servers/embedded.ts';
import { steadyPort } from '@lf/platform/testing/steady-port';
import { smallDisk, type SmallDisk } from '../servers/small-disk.ts';
import type { Fault, Row, Skipped, Storm } from '../fault.ts';

const WRITERS = 4;
const DISK_MB = { embedded: 110, postgres: 220 };
/** Much runs out of room for the tables, which is an error; little runs out of room for the log, which ends the database. */
const BYTES = { much: 30_000, little: 1_000 };
/** So long stays the disk full after the first refusal. */
const FULL_MS = 2_000;
const REFUSED_WITHIN_MS = 240_000;
const BACK_WITHIN_MS = 10_000;

const NO_MOUNT: Skipped = { skipped: 'nobody may mount a small disk here (it takes root or sudo)' };

/** Fills the disk under the writers until they are refused, frees it, and waits until all are acknowledged again. */
async function inject(
  storm: Storm,
  on: string,
  place: Place,
  disk: SmallDisk,
  tend: () => Promise<void>,
): Promise<Row> {
  const times = storm.times(10, 1);
  let bytes: number = BYTES.much;
  const writers = (await people(place, WRITERS)).map((one) => writer(one, { bytes: () => bytes }));
  let slowestMs = 0;
  let neverRefused = 0;
  let lost = 0;
  for (let n = 0; n < times; n += 1) {
    bytes = n % 5 === 1 ? BYTES.little : BYTES.much;
    await pause(300);
    const before = [...refusedBy(writers).values()].reduce((sum, count) => sum + count, 0);
    const begun = Date.now();
    const refusedSince = () => [...refusedBy(writers).values()].reduce((sum, count) => sum + count, 0) - before;
    while (refusedSince() === 0 && Date.now() - begun < REFUSED_WITHIN_MS) {
      disk.fill();
      await pause(200);
    }
    if (refusedSince() === 0) neverRefused += 1;
    await pause(FULL_MS);
    disk.free();
    const freed = Date.now();
    await tend();
    slowestMs = Math.max(slowestMs, await backAfter(writers, freed, BACK_WITHIN_MS * 6));
    lost += await lostBy(writers);
  }
  await Promise.all(writers.map((one) => one.stop()));
  const refused = refusedBy(writers);
  return {
    on,
    times,
    acknowledged: acknowledgedBy(writers),
    lost: lost + (await lostBy(writers)),
    ok:
      onlyRefused(refused, 503) &&
      neverRefused === 0 &&
      (storm.quick ? Number.isFinite(slowestMs) : slowestMs <= BACK_WITHIN_MS),
    note: `everyone back ${(slowestMs / 1_000).toFixed(1)} s after there was room; ${refusals(refused)}`,
  };
}

export const fault: Fault = {
  name: 'disk-full',
  expected: 'disk full: 503, 0 lost, recovers by itself',
  fullOnly: ['cluster'],
  on: {
    embedded: async (storm) => {
      const disk = smallDisk(DISK_MB.embedded);
      if (disk === undefined) return NO_MOUNT;
      const place = await startEmbedded({ folder: disk.folder });
      try {
        return await inject(storm, 'embedded', place, disk, () => Promise.resolve());
      } finally {
        await place.stop();
        disk.remove();
      }
    },
    cluster: async (storm) => {
      const disk = smallDisk(DISK_MB.postgres);
      if (disk === undefined) return NO_MOUNT;
      const postgres = await startPostgres({
        settings: ['max_wal_size=48MB', 'min_wal_size=32MB'],
        port: await steadyPort(),
        dataIn: disk.folder,
      });
      const place = await startCluster({ postgres });
      try {
        // A server that cannot write its log ends; whoever keeps it running (systemd, compose) starts it again.
        return await inject(storm, 'cluster', place, disk, () => postgres.revive());
      } finally {
        await place.stop();
        await postgres.stop();
        disk.remove();
      }
    },
  },
};
