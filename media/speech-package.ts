import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { mediaFile } from './clips.ts';

/** Large packages (about 700 MB) that only the recording needs; they are installed when first used. */
function installSpeech(): void {
  const lock = mediaFile('speech/package-lock.json');
  const stamp = mediaFile('speech/node_modules/.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp).equals(readFileSync(lock))) return;
  console.log('Installing the speech packages (once, about 700 MB) …');
  // Install scripts would fetch graphics card libraries, which nothing here uses.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: mediaFile('speech'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the speech packages could not be installed: see above');
  copyFileSync(lock, stamp);
}

/** Runs a program of media/speech with its input as JSON; what it prints goes through or comes back. */
export function runSpeech(program: string, input: unknown, output: 'inherit' | 'pipe'): string {
  installSpeech();
  const { status, stdout } = spawnSync(process.execPath, [mediaFile(`speech/${program}`)], {
    input: JSON.stringify(input),
    stdio: ['pipe', output, 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
  return stdout ?? '';
}
