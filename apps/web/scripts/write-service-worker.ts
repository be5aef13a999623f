import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inOneFile } from './in-one-file.ts';

interface WorkerParts {
  readonly dist: string;
  readonly source: string;
  readonly shellPaths: readonly string[];
}

/** dist/service-worker.js, in one file, with the build written in: any change of any file makes another worker. */
export async function writeServiceWorker({ dist, source, shellPaths }: WorkerParts): Promise<void> {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const offline = await readFile(join(dist, 'prerendered/offline.html'), 'utf8');
  const named = (page: string) =>
    [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  const files = (await readdir(join(dist, 'assets'))).sort().join('\n');
  const version = createHash('sha256').update(files).update(shell).update(offline).digest('hex').slice(0, 12);
  const constants = { version, assets: [...new Set([...named(shell), ...named(offline)])], shellPaths };
  await writeFile(join(dist, 'service-worker.js'), await inOneFile(source, { BUILD: JSON.stringify(constants) }));
}
