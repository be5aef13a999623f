import { spawn } from 'node:child_process';
import path from 'node:path';
import { PRODUCTION, root } from '@lf/platform/testing/program';

/** One command of the operator's; throws what it complained of. */
export async function operator(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(root, 'dist/operator.mjs'), ...args], {
    // The same key as the servers have: a command with another is refused.
    env: { PATH: process.env['PATH'], ANSWERS_KEY: PRODUCTION.ANSWERS_KEY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [said, complaint] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  const text = Buffer.concat([...said, ...complaint])
    .toString()
    .trim();
  if ((await ended) !== 0) throw new Error(`operator ${args.join(' ')}: ${text}`);
  return text;
}
