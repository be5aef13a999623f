import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;
/** The kernel counts CPU in hundredths of a second, on every architecture that Node runs on. */
const TICK_MS = 10;

/** What a process holds and has used, where the system tells (Linux); zeros elsewhere, and when the process is gone. */
export function processCost(pid: number | undefined): { readonly bytes: number; readonly cpuMs: number } {
  try {
    const memory = readFileSync(`/proc/${pid ?? 0}/statm`, 'utf8').split(' ');
    // The name before the fields stands in brackets and may hold spaces.
    const fields = (
      readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
        .split(') ')
        .at(-1) ?? ''
    ).split(' ');
    return {
      bytes: Number(memory[1]) * PAGE_BYTES,
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    };
  } catch {
    return { bytes: 0, cpuMs: 0 };
  }
}
