import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compressWell, type Compressed } from './compressed.ts';
import { configPlaceOf } from './pages.ts';

const ETAG_CHARACTERS = 16;

export interface PreparedPage {
  readonly page: Compressed;
  readonly etag: string;
}

/** JSON that no reader of HTML takes for the end of its element. */
const configBlock = (config: string): string =>
  `<script type="application/json" id="config">${config.replaceAll('<', String.raw`\u003c`)}</script>`;

/** The pages of the build with this deployment's configuration inside: on a slow connection, to ask for it costs a round trip. */
export function createPreparedPages(dist: string, config: string): (file: string) => Promise<PreparedPage> {
  const place = configPlaceOf(dist);
  const pages = new Map<string, Promise<PreparedPage>>();
  const prepare = async (file: string): Promise<PreparedPage> => {
    const text = await readFile(path.join(dist, file), 'utf8');
    const whole = place === undefined ? text : text.replace(place, () => configBlock(config));
    const hash = createHash('sha256').update(whole).digest('base64url').slice(0, ETAG_CHARACTERS);
    return { page: await compressWell(whole), etag: `"${hash}"` };
  };
  return (file) => {
    const page = pages.get(file) ?? prepare(file);
    pages.set(file, page);
    page.catch(() => pages.delete(file));
    return page;
  };
}
