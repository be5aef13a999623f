import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { people, type Place } from '../people/person.ts';
import { writer } from '../people/writer.ts';
import { operator } from '../servers/operator.ts';
import type { Fault, Row, Storm } from '../fault.ts';

const WRITERS = 8;
const WRITE_MS = 1_500;

interface Patient {
  readonly env: Readonly<Record<string, string>>;
  /** Everything gone, as after a burnt disk. */
  destroy(): Promise<void>;
  /** Back on its feet with what was restored. */
  revive(): Promise<void>;
}

/** A backup under load, destruction, restoration: everything acknowledged before the backup began must be there. */
async function drill(storm: Storm, on: string, place: Place, patient: Patient): Promise<Row> {
  const times = storm.times(5, 1);
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-drill-'));
  let [acknowledged, lost, sessions, slowestMs, kilobytes] = [0, 0, 0, 0, 0];
  for (let n = 0; n < times; n += 1) {
    const crowd = await people(place, WRITERS);
    const writers = crowd.map((one) => writer(one));
    await pause(WRITE_MS);
    const promised = writers.map((one) => one.promised());
    acknowledged += writers.reduce((sum, one) => sum + one.acknowledged, 0);
    const file = path.join(folder, `${n}.gz`);
    const begun = Date.now();
    await operator(patient.env, 'backup', 'create', '--portable', '--out', file);
    slowestMs = Math.max(slowestMs, Date.now() - begun);
    kilobytes = statSync(file).size / 1e3;
    await Promise.all(writers.map((one) => one.stop()));
    await patient.destroy();
    await operator(patient.env, 'backup', 'restore', '--create', '--from', file);
    await patient.revive();
    sessions += (await Promise.all(crowd.map((one) => one.call('GET', '/api/users/me')))).filter(
      ({ status }) => status !== 401,
    ).length;
    await Promise.all(crowd.map((one) => one.logInAgain()));
    const missing = await Promise.all(writers.map((one, at) => one.lost(promised[at])));
    lost += missing.reduce((sum, count) => sum + count, 0);
  }
  rmSync(folder, { recursive: true, force: true });
  return {
    on,
    times,
    acknowledged,
    lost,
    ok: sessions === 0,
    note: `${sessions} sessions outlived a restore; ${WRITERS} writers going on meanwhile; ${kilobytes.toFixed(0)} kB in ${(slowestMs / 1_000).toFixed(1)} s at most`,
  };
}

export const fault: Fault = {
  name: 'backup-restore',
  expected: 'backup under load, destroy, restore: everything acknowledged before the backup began is there',
  on: {
    embedded: async (storm) => {
      const place = await storm.embedded();
      return drill(storm, 'embedded', place, {
        env: { DATA_DIR: place.folder },
        destroy: async () => {
          await place.server.end('SIGKILL');
          rmSync(place.folder, { recursive: true, force: true });
        },
        revive: () => place.server.start(),
      });
    },
    cluster: async (storm) => {
      const place = await storm.cluster();
      return drill(storm, 'cluster', place, {
        env: { DATABASE_URL: place.postgres.url },
        destroy: async () => {
          await Promise.all(place.apps.map((one) => one.end('SIGKILL')));
          await place.query('drop schema public cascade');
          await place.query('create schema public');
        },
        revive: async () => {
          await Promise.all(place.apps.map((one) => one.start()));
        },
      });
    },
  },
};
