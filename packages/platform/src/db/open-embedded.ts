import { access, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { prepareDataFolder } from './data-folder.ts';
import { lockDataFolder } from './folder-lock.ts';
import { StartError } from '../start-error.ts';
import { pglitePool } from './pglite-pool.ts';
import type { ShowingPool } from './showing-pool.ts';

/** An empty cluster, made once by `scripts/make-pglite-template.mjs`: opening it saves ten seconds of initdb. */
const TEMPLATE = 'pglite-template.tar.gz';

/** Marks a database that was made to its end. */
const READY = 'database.ready';

/** Beside the sources, or beside the bundle that the build made of them. */
async function readTemplate(): Promise<Blob> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  for (const folder of [here, path.join(here, '../..')]) {
    const bytes = await readFile(path.join(folder, TEMPLATE)).catch(() => undefined);
    if (bytes) return new Blob([new Uint8Array(bytes)]);
  }
  throw new Error(`${TEMPLATE} is missing beside the program`);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The embedded database in its folder, locked against a second process. */
export async function openEmbeddedPool(
  dataDir: string,
  { mayCreate }: { readonly mayCreate: boolean },
): Promise<ShowingPool> {
  if (!mayCreate && !(await exists(path.join(path.resolve(dataDir), READY))))
    throw new StartError(
      `DATA_DIR: there is no database in ${path.resolve(dataDir)}. Is it the folder that the server uses?`,
    );
  const folder = await prepareDataFolder(dataDir);
  const unlock = await lockDataFolder(folder);
  const cluster = path.join(folder, 'database');
  const ready = path.join(folder, READY);
  let pglite: PGlite;
  if (await exists(ready)) {
    pglite = await PGlite.create({ dataDir: cluster });
  } else {
    // A first start that was cut short leaves half a cluster and no marker: begin again.
    await rm(cluster, { recursive: true, force: true });
    pglite = await PGlite.create({ dataDir: cluster, loadDataDir: await readTemplate() });
    await writeFile(ready, '');
  }
  const pool = pglitePool(pglite, async () => {
    await assertRoom(folder);
    return PGlite.create({ dataDir: cluster });
  });
  return {
    ...pool,
    end: async () => {
      await pool.end();
      await unlock();
    },
  };
}

/** Opening replays the log, which may begin a new segment (16 MB): an attempt without room for it costs memory and fails. */
const ROOM_BYTES = 24 * 1024 * 1024;

/** Written, not asked for: quotas and limits tell nobody. */
async function assertRoom(folder: string): Promise<void> {
  const probe = path.join(folder, `.room-test-${process.pid}`);
  try {
    await writeFile(probe, new Uint8Array(ROOM_BYTES));
  } finally {
    await rm(probe, { force: true });
  }
}

/** A database in memory that ends with the process, for tests. */
export async function openMemoryPool(): Promise<ShowingPool> {
  return pglitePool(await PGlite.create({ loadDataDir: await readTemplate() }));
}
