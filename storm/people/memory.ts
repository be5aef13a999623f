import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;
const EVERY_MS = 1_000;
/** More than this, and it grows. */
const FLAT = { ratio: 1.15, megabytes: 24 };

/** Resident megabytes; 0 where there is no /proc. */
function residentMegabytes(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6;
  } catch {
    return 0;
  }
}

/** Watches processes once a second. Flat: after the warm-up, what stays once the garbage is collected does not grow. */
export function watchMemory(pids: readonly number[]): {
  stop: () => { readonly note: string; readonly flat: boolean };
} {
  const samples = pids.map((): number[] => []);
  const timer = setInterval(() => pids.forEach((pid, n) => samples[n]?.push(residentMegabytes(pid))), EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      const ends = samples.map((all) => {
        const third = Math.max(1, Math.floor(all.length / 3));
        return {
          middle: Math.min(...all.slice(third, third * 2)),
          end: Math.min(...all.slice(third * 2)),
          most: Math.max(...all),
        };
      });
      return {
        flat: ends.every(({ middle, end }) => end <= Math.max(middle * FLAT.ratio, middle + FLAT.megabytes)),
        note: ends
          .map(({ middle, end, most }) => `${middle.toFixed(0)} → ${end.toFixed(0)} MB (most ${most.toFixed(0)})`)
          .join(', '),
      };
    },
  };
}
