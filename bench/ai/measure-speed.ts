import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row } from './rows.ts';

interface Speed {
  readonly startMs: number;
  readonly p95: number;
  readonly resultColdMs: number;
  readonly memoryMb: number;
}

export function measureSpeed(data: string): Row[] {
  const program = fileURLToPath(new URL('./speed.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', program, data], { encoding: 'utf8' });
  const { startMs, p95, resultColdMs, memoryMb } = JSON.parse(output) as Speed;
  return [
    {
      measure: 'next-question p95, ms CPU, warm, new answer of 150 words',
      value: Math.round(p95),
      target: 300,
      better: 'lower',
    },
    {
      measure: 'result over 9 new answers of 150 words, ms CPU',
      value: Math.round(resultColdMs),
      target: 2000,
      better: 'lower',
    },
    { measure: 'start, ms CPU', value: Math.round(startMs), target: 3000, better: 'lower' },
    {
      measure: 'memory after it all, MB',
      value: Math.round(memoryMb),
      target: 400,
      better: 'lower',
      note: 'with the TypeScript loader',
    },
  ];
}
