import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

/** A module of figures: every file here that exports `figures`. `npm run bench -- keys weight` runs some of them. */
interface Figures {
  readonly figures?: () => Promise<Figure[]>;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const asked = process.argv.slice(2);
const NOT_FIGURES = new Set(['index', 'figure', 'servers', 'test-api']);
const names = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !NOT_FIGURES.has(name) && (asked.length === 0 || asked.includes(name)));

spawnSync(process.execPath, [path.join(here, '../scripts/build.mjs')], { stdio: 'inherit' });
for (const name of names) {
  const module = (await import(`./${name}.ts`)) as Figures;
  if (module.figures === undefined) continue;
  console.log(`\n${name}`);
  for (const { name: what, value, unit, limit, ratio } of await module.figures()) {
    console.log(`  ${what}: ${value} ${unit} (limit ${limit}, ratio ${ratio})`);
  }
}
process.exit(0);
