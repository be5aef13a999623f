// Makes packages/platform/pglite-template.tar.gz: an empty PGlite cluster, so that a first start need not run initdb.
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const pglite = await PGlite.create();
const blob = await pglite.dumpDataDir('gzip');
await writeFile(
  new URL('../packages/platform/pglite-template.tar.gz', import.meta.url),
  Buffer.from(await blob.arrayBuffer()),
);
await pglite.close();
