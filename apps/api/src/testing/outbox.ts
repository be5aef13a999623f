import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApi } from './test-api.ts';

const ATTEMPTS = 600;
const PAUSE_MS = 100;

/** The mails to this address in the outbox folder, newest last; waits until there are `count`. */
export async function mailsTo(api: TestApi, address: string, count = 1, attempts = ATTEMPTS): Promise<Email[]> {
  const folder = path.join(api.config.DATA_DIR, 'outbox');
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const files = (await readdir(folder).catch(() => [])).toSorted((a, b) => a.localeCompare(b));
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
    );
    const theirs = mails.filter((mail) => mail.to?.some((to) => to.address === address));
    if (theirs.length >= count) return theirs;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`fewer than ${count} mails to ${address}`);
}
