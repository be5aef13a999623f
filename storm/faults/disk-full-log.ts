import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { databaseOn } from '@lf/platform/db/open-database';
import { openEmbeddedPool } from '@lf/platform/db/open-embedded';
import { isDatabaseUnavailable } from '@lf/platform/db/postgres-pool';
import { smallDisk } from '../servers/small-disk.ts';
import type { Fault } from '../fault.ts';

const DISK_MB = 110;
const ROWS = 20;
const WARM_UP = 600;
const TRIES_MAX = 60;

const failure = (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The worst moment for a full disk: room for the row, none for the next file of the log. PostgreSQL calls that a panic and ends. */
export const fault: Fault = {
  name: 'disk-full-log',
  expected:
    'disk full when the embedded database begins a new file of its log: told as "not now", 0 lost, recovers by itself',
  fullOnly: ['embedded'],
  on: {
    embedded: async () => {
      const disk = smallDisk(DISK_MB);
      if (disk === undefined) return { skipped: 'nobody may mount a small disk here (it takes root or sudo)' };
      const db = databaseOn(await openEmbeddedPool(`${disk.folder}/data`, { mayCreate: true }));
      let n = 0;
      let kept = 0;
      const save = async () => {
        n += 1;
        await sql`update notes set text = ${`${n}:${randomBytes(500).toString('hex')}`} where id = ${n % ROWS}`.execute(
          db,
        );
        kept = n;
      };
      try {
        // Room in every page, so that only the log grows.
        await sql`create table notes (id int primary key, text text) with (fillfactor = 10)`.execute(db);
        await sql`alter table notes alter column text set storage plain`.execute(db);
        await sql`insert into notes select id, repeat('x', 1000) from generate_series(0, ${sql.lit(ROWS - 1)}) id`.execute(
          db,
        );
        for (let warm = 0; warm < WARM_UP; warm += 1) await save();
        disk.fill();
        let panic = await failure(save());
        while (panic === undefined) panic = await failure(save());
        const meanwhile = await failure(save());
        disk.free();
        let tries = 0;
        while (tries < TRIES_MAX && (await failure(save())) !== undefined) {
          tries += 1;
          await pause(250);
        }
        const { rows } = await sql<{ text: string }>`select text from notes`.execute(db);
        const newest = Math.max(...rows.map(({ text }) => Number(text.split(':')[0])));
        const severity =
          typeof panic === 'object' && panic !== null && 'severity' in panic ? String(panic.severity) : 'none';
        return {
          on: 'embedded database',
          times: 1,
          acknowledged: kept,
          lost: newest < kept ? 1 : 0,
          ok:
            severity === 'PANIC' &&
            isDatabaseUnavailable(panic) &&
            isDatabaseUnavailable(meanwhile) &&
            tries < TRIES_MAX,
          note: `${severity} after ${kept} saves; opened again once there was room, nothing missing`,
        };
      } finally {
        await db.destroy();
        disk.remove();
      }
    },
  },
};
