import { configProblems } from './env.ts';

/** Every program takes it: says what is wrong with the configuration, all of it, and does nothing else. */
export const CHECK_CONFIG = '--check-config';

export function checkConfig(): never {
  const problems = configProblems();
  if (problems.length === 0) process.stdout.write('The configuration is complete.\n');
  else process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(problems.length === 0 ? 0 : 1);
}
