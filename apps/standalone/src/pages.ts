import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineHashes } from '@lf/platform/http/headers';

/** Written by the web build: which prepared file answers which path, and every path the application knows. */
interface PagesFile {
  /** Stands in every page where the configuration may be put. */
  readonly configPlace: string;
  readonly files: Readonly<Record<string, { readonly file: string; readonly inline: InlineHashes }>>;
  /** What every page that is drawn in the browser begins with. */
  readonly shell: { readonly inline: InlineHashes; readonly needs: readonly string[] };
  /** Every other address, with what it needs; one may have a page of its own in the shell's place. */
  readonly known: readonly {
    readonly path: string;
    readonly needs: readonly string[];
    readonly file?: string;
    readonly inline?: InlineHashes;
  }[];
}

export interface Page {
  readonly file: string;
  readonly status: 200 | 404;
  /** What the page carries inside, for its CSP to name. */
  readonly inline?: InlineHashes;
  /** What the browser will ask for next, as a Link header: it need not wait for the page's own code to find out. */
  readonly link?: string;
}

/** The application's page before its code is there. */
export const SHELL_FILE = 'index.html';
const SHELL: Page = { file: SHELL_FILE, status: 200 };

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style` : `<${file}>; rel=modulepreload`;

/** In the order they are needed: over HTTP/1.1 only six can come at once. */
function linkOf(shell: readonly string[], screen: readonly string[]): string {
  const [styles, scripts] = [
    screen.filter((file) => file.endsWith('.css')),
    screen.filter((file) => !file.endsWith('.css')),
  ];
  return [...shell.map(linkTo), ...scripts.map(linkTo), ...styles.map(linkTo)].join(', ');
}

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

/** What is replaced by the configuration; undefined while nothing is prepared. */
export const configPlaceOf = (dist: string): string | undefined => readPages(dist)?.configPlace;

/** The prepared page of an address, else the application's shell; an address nobody knows is told so. */
export function createPageFinder(dist: string): (address: string) => Page {
  const pages = readPages(dist);
  if (pages === undefined) return () => SHELL;
  const shell: Page = { ...SHELL, inline: pages.shell.inline };
  const known = pages.known.map(({ path, needs, file, inline }) => ({
    pattern: toPattern(path),
    page: {
      ...shell,
      ...(file !== undefined && inline !== undefined && { file: `prerendered/${file}`, inline }),
      ...(needs.length > 0 && { link: linkOf(pages.shell.needs, needs) }),
    },
  }));
  const files = new Map(Object.entries(pages.files));
  const missing = files.get('*');
  return (address) => {
    const prepared = files.get(address.length > 1 ? address.replace(/\/$/, '') : address);
    if (prepared !== undefined) return { file: `prerendered/${prepared.file}`, status: 200, inline: prepared.inline };
    const shown = known.find(({ pattern }) => pattern.test(address));
    if (shown !== undefined) return shown.page;
    if (address === `/${SHELL_FILE}` || missing === undefined) return shell;
    return { file: `prerendered/${missing.file}`, status: 404, inline: missing.inline };
  };
}
