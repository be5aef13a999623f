import { spawnSync } from 'node:child_process';

const OUTPUT_MAX = 64 * 1024 * 1024;

/** Runs a tool of the system to its end; what it wrote to standard error comes back, for the ones that measure there. */
export function runTool(tool: string, args: readonly string[]): string {
  const { status, stderr, error } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer: OUTPUT_MAX });
  if (error) throw new Error(`${tool} could not be run; media/README.md lists what the build needs`, { cause: error });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}\n${stderr.slice(-2000)}`);
  return stderr;
}
