// Runs every command that the docs name once, in tiny amounts: `npm test -- smoke`. Its figures mean nothing; that it runs does.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../install-missing.mjs';

/** Only a command that hangs meets it. */
const COMMAND_WITHIN_MS = 30 * 60_000;

function start(args, env) {
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm's shell and what it started end together.
    detached: true,
  });
  const late = setTimeout(() => end(child, 'SIGKILL'), COMMAND_WITHIN_MS);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve)).finally(() => clearTimeout(late));
  return { child, ended, said: () => said };
}

function end(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** The port, or undefined where it is taken. */
const listenOnce = (wanted) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** With the one above it, which `npm run dev` takes for API and AI. */
async function freePort() {
  for (;;) {
    const port = await listenOnce(0);
    if (port !== undefined && (await listenOnce(port + 1)) !== undefined) return port;
  }
}

/** Until it answers there; ended meanwhile, it never will. */
async function answers(url, running) {
  const state = { over: false };
  void running.ended.then(() => (state.over = true));
  while (!state.over) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`ended before it answered: ${running.said()}`);
}

/** Starts it, waits until it answers, does the work, and ends it as Ctrl-C does. */
async function whileRunning(args, env, work = () => Promise.resolve()) {
  const port = await freePort();
  const running = start(args, { ...env, HOST: '127.0.0.1', PORT: String(port) });
  try {
    await answers(`http://127.0.0.1:${port}/config.json`, running);
    await work();
  } finally {
    end(running.child, 'SIGINT');
    await running.ended;
  }
}

async function expectOk(args, env = {}) {
  const running = start(args, env);
  const code = await running.ended;
  if (code !== 0) throw new Error(`ended with ${code}: ${running.said().slice(-3_000)}`);
  return running.said();
}

async function dataCommands() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-smoke-'));
  const file = path.join(folder, 'everything.backup');
  // An empty file of settings: what the developer has set is not asked.
  const settings = path.join(folder, 'settings');
  writeFileSync(settings, '');
  const env = { DATA_DIR: path.join(folder, 'data'), ENV_FILE: settings };
  try {
    await whileRunning(['start'], env, () => expectOk(['backup', '--', file], env));
    await expectOk(['operator', '--', 'coupon', 'create', '--code', 'SMOKE'], env);
    await expectOk(['restore', '--', file, '--replace'], env);
    const said = await expectOk(['operator', '--', 'coupon', 'list', '--json'], env);
    if (said.includes('SMOKE')) throw new Error('the restore brought back more than the backup held');
    await whileRunning(['dev'], env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const COMMANDS = [
  { name: 'start, backup, operator, restore, dev', run: dataCommands },
  { name: 'bench', run: () => expectOk(['bench', '--', '--smoke']) },
  { name: 'bench:web', run: () => expectOk(['bench:web', '--', 'login', '--screens']) },
  { name: 'tour', run: () => expectOk(['tour', '--', 'login', 'phone']) },
  { name: 'scan', run: () => expectOk(['scan', '--', '--smoke']) },
  { name: 'mutants', run: () => expectOk(['mutants', '--', '--smoke']) },
  { name: 'storm', run: () => expectOk(['storm', '--', '--list']) },
  { name: 'media', run: () => expectOk(['media', '--', '--smoke']) },
];

/** Calls `told` with an exit code for each command; `only` names some of them. */
export async function smoke(told, only = []) {
  let failed = false;
  for (const { name, run } of COMMANDS) {
    if (only.length > 0 && !only.includes(name.split(',')[0])) continue;
    const started = Date.now();
    const problem = await run().then(
      () => undefined,
      (error) => error,
    );
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${problem === undefined ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (problem !== undefined) console.log(String(problem.message));
    failed ||= problem !== undefined;
    told(problem === undefined ? 0 : 1);
  }
  return failed ? 1 : 0;
}
