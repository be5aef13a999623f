import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOf, PAGE_END, pageWithHead, scriptsOf, type Built } from './page-head.ts';
import type * as ServerEntry from '../src/entry-server.tsx';

const EMPTY_ROOT = '<div id="root"><!--screen--></div>';
const NO_SCRIPT = /\s*<noscript>[\s\S]*<\/noscript>/;

/** /auth/reset-password is auth-reset-password.html; whatever nothing else answers is not-found.html. */
function fileOf(path: string): string {
  return path === '*' ? 'not-found.html' : `${path.slice(1).replaceAll('/', '-')}.html`;
}

const filledRoot = (html: string, about = ''): string => `<div id="root"${about}>${html}</div><span id="${PAGE_END}" hidden></span>`;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export interface PrerenderFolders {
  /** What the browser gets. */
  readonly dist: string;
  /** What the server renders with. */
  readonly server: string;
}

/**
 * Writes prerendered/<path with dashes>.html for the screens that are alike for every stranger; prerendered/pages.json, which tells a server
 * which file answers which path, what it carries inline, and which other paths exist (they get index.html, with the first things to see in it) and what those need; and, beside the server's
 * bundle, the pages that a public result is put into: its own, and the share link's, which its owner should not see flash by.
 */
export async function prerender({ dist, server }: PrerenderFolders): Promise<void> {
  const { prerenderAll, renderOpening, knownPaths } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as typeof ServerEntry;
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(dist, '.vite', file), 'utf8'));
  const built = { manifest: await read('manifest.json'), modules: await read('modules.json') } as Built;
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const pages = await prerenderAll();

  await mkdir(join(dist, 'prerendered'), { recursive: true });
  const written = await Promise.all(
    pages.map(async ({ name, screen, path, title, html, alsoAt, forStrangers }) => {
      const { page, inline } = await pageWithHead({ dist, built, template, screen, forStrangers, paint: 'whole' });
      const at = path === '*' ? '' : ` data-at="${path}"`;
      const whole = page
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
        .replace(EMPTY_ROOT, () => filledRoot(html, ` data-prerendered="${name}"${at}`));
      await writeFile(join(dist, 'prerendered', fileOf(path)), whole);
      return [path, ...alsoAt].map((address) => [address, { file: fileOf(path), inline }] as const);
    }),
  );
  const result = { dist, built, template: template.replace(NO_SCRIPT, ''), screen: 'public-fingerprint' };
  const frames = { result: await pageWithHead({ ...result, forStrangers: false, paint: 'first' }), shareLink: await pageWithHead({ ...result, forStrangers: true }) };
  await writeFile(join(server, 'result-frames.json'), JSON.stringify(frames));
  const known = knownPaths.map(({ path, modules }) => ({ path, needs: filesOf(built, modules, template) }));
  const shell = await pageWithHead({ dist, built, template, forStrangers: false, paint: 'whole' });
  await writeFile(join(dist, 'index.html'), shell.page.replace(EMPTY_ROOT, () => filledRoot(renderOpening())));
  await writeFile(join(dist, 'prerendered/pages.json'), JSON.stringify({ files: Object.fromEntries(written.flat()), shell: { inline: shell.inline, needs: scriptsOf(template) }, known }, null, 2));
  await rm(join(dist, '.vite'), { recursive: true });
}
