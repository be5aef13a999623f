import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_ACCESS_CODE } from '@lf/api/features/coupons/demo-access-code';
import { SECRET } from './cluster.ts';
import { program } from './program.ts';
import type { Program } from '@lf/platform/testing/program';

/** The default of `npm start`: one process, the embedded database in a folder. */
export interface Embedded {
  readonly kind: 'embedded';
  readonly url: string;
  readonly secret: string;
  readonly accessCode: string;
  readonly server: Program;
  readonly folder: string;
  stop(): Promise<void>;
}

export async function startEmbedded(
  options: { readonly folder?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Embedded> {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'lf-storm-'));
  const server = await program('server.mjs', {
    DATA_DIR: folder,
    JWT_SECRET: SECRET,
    DRAIN_SECONDS: '0',
    PRICE_TIERS: '1:4900',
    ...options.env,
  });
  await server.start();
  return {
    kind: 'embedded',
    url: server.url,
    secret: SECRET,
    accessCode: DEMO_ACCESS_CODE,
    server,
    folder,
    stop: async () => {
      await server.end('SIGKILL');
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
