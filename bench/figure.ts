/** One claim: what was measured, and how much of its allowance it used (1 = all of it). */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  readonly ratio: number;
}

export function figure(name: string, value: number, unit: string, limit: number): Figure {
  return {
    name,
    value: Number(value.toPrecision(Math.max(3, Math.floor(Math.abs(value)).toString().length))),
    unit,
    limit,
    ratio: Math.round((value / limit) * 100) / 100,
  };
}

export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** CPU of the whole process, threads included, while something runs. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000;
}
