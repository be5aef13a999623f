import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

/** A module of figures: every file here that exports `figures`. `npm run bench -- keys weight` runs some of them, `--smoke` with tiny amounts. */
interface Figures {
  readonly figures?: () => Promise<Figure[]>;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const NOT_FIGURES = new Set(['amount', 'index', 'figure', 'servers', 'test-api']);
const names = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !NOT_FIGURES.has(name));

const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}

spawnSync(process.execPath, [path.join(here, '../scripts/build.mjs')], { stdio: 'inherit' });
for (const name of asked.length === 0 ? names : asked) {
  const module = (await import(`./${name}.ts`)) as Figures;
  if (module.figures === undefined) continue;
  console.log(`\n${name}`);
  for (const { name: what, value, unit, limit, ratio } of await module.figures()) {
    console.log(`  ${what}: ${value} ${unit} (limit ${limit}, ratio ${ratio})`);
  }
}
process.exit(0);
