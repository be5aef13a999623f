import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../..', import.meta.url));

const FILE_LETTERS = 3;
const namedIn = new Map<string, string>();

/** Names appear in the styles, the page and the scripts: what tells files apart is a few letters of each one's address. */
export function scopedName(name: string, file: string): string {
  const address = path.relative(web, file.split('?')[0] ?? file).replaceAll(path.sep, '/');
  const scoped = `${name}-${createHash('sha256').update(address).digest('base64url').slice(0, FILE_LETTERS)}`;
  const other = namedIn.get(scoped);
  if (other !== undefined && other !== address)
    throw new Error(`${address} and ${other} both make .${scoped}: rename one of the two`);
  namedIn.set(scoped, address);
  return scoped;
}
