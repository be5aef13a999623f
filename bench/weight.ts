import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGETS } from '../e2e/budgets.ts';
import { figure, type Figure } from './figure.ts';

const dist = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'apps/web/dist');

/** As it travels: the brotli copy where there is one. */
function weightOf(file: string): number {
  try {
    return statSync(path.join(dist, `${file}.br`)).size;
  } catch {
    return statSync(path.join(dist, file)).size;
  }
}

const FILES = /(?<!disabled href=)["(]\/((?:assets|media)\/[^")]+|icon\.svg)[")]/g;
/** What is in this block is fetched when somebody turns to the page. */
const LATER = /<script type="application\/json" id="later">.*?<\/script>/;
const SAMPLE = /"\/assets\/sample-picture[^"]*"/;
/** Faces for letters that are not on the page are not fetched. */
const OTHER_FACES = /latin-(?:ext-)?600/;

/** The page, and every file that it names. What scripts fetch later is measured in the browser, by e2e/weight.spec.ts. */
function weightWith(page: string, html: string): number {
  const named = [...html.matchAll(FILES)].map((match) => match[1] ?? '').filter((file) => !OTHER_FACES.test(file));
  return [page, ...new Set(named)].reduce((sum, file) => sum + weightOf(file), 0);
}

function figuresOf(name: string): Figure[] {
  const page = `prerendered/${name}.html`;
  const html = readFileSync(path.join(dist, page), 'utf8');
  const { signedOut, signedOutAlive } = BUDGETS.bytes;
  return [
    figure(`/${name} as it opens, brotli`, weightWith(page, html.replace(LATER, '')), 'bytes', signedOut),
    figure(
      `/${name} once somebody turns to it, without the sample, brotli`,
      weightWith(page, html.replace(SAMPLE, '')),
      'bytes',
      signedOutAlive,
    ),
  ];
}

export function figures(): Promise<Figure[]> {
  return Promise.resolve(['login', 'registration', 'forgot-password'].flatMap(figuresOf));
}
