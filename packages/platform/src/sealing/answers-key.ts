import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareDataFolder } from '../db/data-folder.ts';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import { createSealer, KEY_BYTES, type Sealer } from './sealer.ts';
import type { Config } from '../env.ts';

/** Beside the data, where ANSWERS_KEY is not set. */
const KEY_FILE = 'answers.key';
const OWNER_ONLY = 0o600;

const fromBase64 = (text: string): Buffer => Buffer.from(text.trim(), 'base64');

/** The first process makes it; whoever comes second reads what the first has made. */
async function keyInFolder(dataDir: string): Promise<Buffer> {
  const folder = await prepareDataFolder(dataDir);
  const file = path.join(folder, KEY_FILE);
  await writeFile(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: OWNER_ONLY }).catch(
    (error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    },
  );
  const key = fromBase64(await readFile(file, 'utf8'));
  if (key.length !== KEY_BYTES) throw new StartError(`${file} holds no key: bring back the file that was there`);
  return key;
}

/** ANSWERS_KEY, or the key file in DATA_DIR; earlier keys open what they sealed. */
export async function openSealer(config: Config): Promise<Sealer> {
  const current =
    config.ANSWERS_KEY === undefined ? await keyInFolder(config.DATA_DIR) : fromBase64(config.ANSWERS_KEY);
  return createSealer([current, ...config.ANSWERS_KEYS_BEFORE.map(fromBase64)]);
}
