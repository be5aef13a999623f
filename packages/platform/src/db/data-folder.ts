import { constants } from 'node:fs';
import { access, mkdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';

/** People's memories lie in it, and mails with secret links. */
const OWNER_ONLY = 0o700;

/** Makes the folder if need be, and checks that we can write there. */
export async function prepareDataFolder(folder: string): Promise<string> {
  const absolute = path.resolve(folder);
  try {
    await mkdir(absolute, { recursive: true, mode: OWNER_ONLY });
    await access(absolute, constants.W_OK);
    const probe = path.join(absolute, `.write-test-${process.pid}`);
    await writeFile(probe, '');
    await unlink(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${absolute} cannot be written (${errorCode(error) || 'unknown'}). Choose another with DATA_DIR.`,
    );
  }
  return absolute;
}
