import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startCluster, type Cluster } from './servers/cluster.ts';
import { startEmbedded, type Embedded } from './servers/embedded.ts';
import { headLine, ruleLine, tableLine, type Finished } from './table.ts';
import type { Fault, Lane, Storm } from './fault.ts';

const USAGE = `npm run storm                    the whole table
npm run storm -- --quick         the quick half
npm run storm -- kill-9 …        these faults only (with --on cluster or --on embedded: there only)
npm run storm -- --list          what there is`;

const { values: flags, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    on: { type: 'string' },
    report: { type: 'string' },
  },
});

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'faults');
const all = await Promise.all(
  readdirSync(folder)
    .toSorted()
    .map(async (file) => ((await import(path.join(folder, file))) as { fault: Fault }).fault),
);
const unknown = asked.find((name) => !all.some((fault) => fault.name === name));
if (flags.help || unknown !== undefined) {
  console.log(unknown === undefined ? USAGE : `There is no fault "${unknown}".\n${USAGE}`);
  process.exit(unknown === undefined ? 0 : 1);
}
if (flags.list) {
  for (const { name, expected, on, fullOnly } of all)
    console.log(
      `${name.padEnd(18)} ${Object.keys(on).join(', ').padEnd(18)} ${expected}${fullOnly === undefined ? '' : ` (not in the quick half: ${fullOnly.join(', ')})`}`,
    );
  process.exit(0);
}

spawnSync(process.execPath, [path.join(folder, '../../scripts/build.mjs')], { stdio: 'inherit' });

// What was started and mounted is cleaned up by its own exit listener.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Started when first asked for, once. */
function once<T>(start: () => Promise<T>): { get: () => Promise<T>; started: () => Promise<T> | undefined } {
  let started: Promise<T> | undefined;
  return { get: () => (started ??= start()), started: () => started };
}
const cluster = once<Cluster>(() => startCluster());
const embedded = once<Embedded>(() => startEmbedded());
const storm: Storm = {
  quick: flags.quick,
  times: (full, quick) => (flags.quick ? quick : full),
  cluster: cluster.get,
  embedded: embedded.get,
};

const rows: Finished[] = [];
async function runLane(lane: Lane): Promise<void> {
  for (const fault of all) {
    const inject = fault.on[lane];
    const chosen = asked.length === 0 ? !(flags.quick && fault.fullOnly?.includes(lane)) : asked.includes(fault.name);
    if (inject === undefined || !chosen || (flags.on !== undefined && flags.on !== lane)) continue;
    const begun = Date.now();
    const row = await inject(storm).catch((error: unknown) => ({
      on: lane,
      times: 0,
      acknowledged: 0,
      lost: 0,
      ok: false,
      note: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    if ('skipped' in row) {
      console.log(`${fault.name} on ${lane} is left out: ${row.skipped}`);
      continue;
    }
    const finished = {
      ...row,
      fault: fault.name,
      seconds: (Date.now() - begun) / 1_000,
      passed: row.ok && row.lost === 0,
    };
    rows.push(finished);
    console.log(tableLine(finished));
  }
}

console.log(headLine);
console.log(ruleLine);
const lanes: readonly Lane[] = ['embedded', 'cluster'];
// Side by side only where no figure is taken.
if (flags.quick) await Promise.all(lanes.map(runLane));
else for (const lane of lanes) await runLane(lane);
await Promise.all([cluster, embedded].map(async (place) => (await place.started()?.catch(() => undefined))?.stop()));

const failed = rows.filter(({ passed }) => !passed).length;
console.log(`${rows.length - failed} passed, ${failed} failed`);
if (flags.report !== undefined) {
  mkdirSync(path.dirname(flags.report), { recursive: true });
  writeFileSync(flags.report, JSON.stringify({ passed: rows.length - failed, failed }));
}
process.exit(failed === 0 && rows.length > 0 ? 0 : 1);
