import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;

/** The memory that a process holds, where the system tells (Linux); undefined elsewhere, and when the process is gone. */
export function residentBytes(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid ?? 0}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}
