import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as PrerenderEntry from '../src/entry-prerender.tsx';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const FIRST_FONT = 'fraunces-600-basic-latin';

/** The chunk and all it needs, each once. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<ManifestChunk>()): Set<ManifestChunk> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen);
  return seen;
}

/** What the page needs at once is asked for in its head, not discovered on the way. */
function headFor(manifest: Manifest, screen: string, already: string): string {
  const chunks = [...chunksOf(manifest, `src/app/screens/${screen}.tsx`)];
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const styles = chunks.flatMap(({ css = [] }) => css).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return [...new Set([...styles, ...scripts])].filter((tag) => !already.includes(/href="([^"]+)"/.exec(tag)?.[1] ?? tag)).join('\n    ');
}

function fontPreload(manifest: Manifest): string {
  const font = Object.entries(manifest).find(([key]) => key.includes(FIRST_FONT))?.[1];
  const file = font?.file ?? Object.values(manifest).flatMap(({ assets = [] }) => assets).find((asset) => asset.includes(FIRST_FONT));
  return file === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

/** /auth/reset-password is auth-reset-password.html; whatever nothing else answers is not-found.html. */
function fileOf(path: string): string {
  return path === '*' ? 'not-found.html' : `${path.slice(1).replaceAll('/', '-')}.html`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Writes prerendered/<path with dashes>.html for the screens that are alike for every stranger, and prerendered/pages.json, which tells a
 * server which file answers which path and which other paths exist (they get index.html).
 */
export async function prerender({ dist, entry }: { readonly dist: string; readonly entry: string }): Promise<void> {
  const { prerenderAll, knownPaths } = (await import(pathToFileURL(entry).href)) as typeof PrerenderEntry;
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace('<!--head-->', () => fontPreload(manifest));
  const pages = await prerenderAll();

  await mkdir(join(dist, 'prerendered'), { recursive: true });
  await Promise.all(
    pages.map(({ name, screen, path, title, html }) => {
      const page = template
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
        .replace('</head>', () => `  ${headFor(manifest, screen, template)}\n  </head>`)
        .replace('<div id="root"><!--screen--></div>', () => `<div id="root" data-prerendered="${name}">${html}</div>`);
      return writeFile(join(dist, 'prerendered', fileOf(path)), page);
    }),
  );
  const files = Object.fromEntries(pages.map(({ path }) => [path, fileOf(path)]));
  await writeFile(join(dist, 'prerendered/pages.json'), JSON.stringify({ files, knownPaths }, null, 2));
  await writeFile(join(dist, 'index.html'), template.replace('<!--screen-->', ''));
  await rm(join(dist, '.vite'), { recursive: true });
}
