import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of its own that can be filled to the last byte and freed again. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  remove(): void;
}

const STEPS = [1 << 20, 4_096, 1] as const;

/** A small tmpfs. It takes the right to mount; undefined without. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-disk-'));
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const asRoot = (...command: string[]) => {
    const [first = '', ...rest] = [...sudo, ...command];
    return spawnSync(first, rest, { stdio: 'ignore' }).status === 0;
  };
  if (!asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const filler = path.join(folder, 'filler');
  const unmount = () => {
    asRoot('umount', '-l', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', unmount);
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a');
      for (const step of STEPS) {
        const block = Buffer.alloc(step);
        try {
          for (;;) writeSync(file, block);
        } catch {
          // Full for blocks of this size.
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      process.off('exit', unmount);
      unmount();
    },
  };
}
