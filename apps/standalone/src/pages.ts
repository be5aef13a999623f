import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineHashes } from '@lf/platform/http/headers';

/** Written by the web build: which prepared file answers which path, and every path the application knows. */
interface PagesFile {
  readonly files: Readonly<Record<string, { readonly file: string; readonly inline: InlineHashes }>>;
  readonly knownPaths: readonly string[];
}

export interface Page {
  readonly file: string;
  readonly status: 200 | 404;
  /** What the page carries inside, for its CSP to name. */
  readonly inline?: InlineHashes;
}

/** The application's page before anything is in it. */
export const SHELL: Page = { file: 'index.html', status: 200 };

function toPattern(known: string): RegExp {
  return new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}/?$`);
}

function readPages(dist: string): PagesFile | undefined {
  try {
    return JSON.parse(readFileSync(path.join(dist, 'prerendered/pages.json'), 'utf8')) as PagesFile;
  } catch {
    return undefined;
  }
}

/** The prepared page of an address, else the application's shell; an address nobody knows is told so. */
export function createPageFinder(dist: string): (address: string) => Page {
  const pages = readPages(dist);
  if (pages === undefined) return () => SHELL;
  const known = pages.knownPaths.map(toPattern);
  const files = new Map(Object.entries(pages.files));
  const missing = files.get('*');
  return (address) => {
    const prepared = files.get(address.length > 1 ? address.replace(/\/$/, '') : address);
    if (prepared !== undefined) return { file: `prerendered/${prepared.file}`, status: 200, inline: prepared.inline };
    if (missing === undefined || known.some((pattern) => pattern.test(address))) return SHELL;
    return { file: `prerendered/${missing.file}`, status: 404, inline: missing.inline };
  };
}
