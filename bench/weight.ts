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

/** The page, and every file that it names. What scripts fetch later is measured in the browser, by e2e/weight.spec.ts. */
function firstLoad(page: string): number {
  const html = readFileSync(path.join(dist, page), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/((?:assets|media)\/[^"]+|icon\.svg)"/g)].map(
    (match) => match[1] ?? '',
  );
  return [page, ...new Set(named)].reduce((sum, file) => sum + weightOf(file), 0);
}

export function figures(): Promise<Figure[]> {
  return Promise.resolve(
    ['login', 'registration', 'forgot-password'].map((name) =>
      figure(`first load of /${name}, brotli`, firstLoad(`prerendered/${name}.html`), 'bytes', BUDGETS.bytes.signedOut),
    ),
  );
}
