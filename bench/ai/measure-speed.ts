import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row } from './rows.ts';

interface Speed {
  readonly startMs: number;
  readonly p95: number;
  readonly resultMs: number;
  readonly memoryMb: number;
}

export function measureSpeed(): Row[] {
  const program = fileURLToPath(new URL('./speed.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
  const { startMs, p95, resultMs, memoryMb } = JSON.parse(output) as Speed;
  const atMost = (measure: string, value: number, target: number, note?: string): Row => ({
    measure,
    value: Math.round(value),
    target,
    better: 'lower',
    ...(note === undefined ? {} : { note }),
  });
  return [
    atMost('next-question p95, ms CPU, warm, new answer of 150 words', p95, 300),
    atMost('result over 9 new answers of 150 words, ms CPU', resultMs, 2000),
    atMost('start, ms CPU', startMs, 3000),
    atMost('memory after it all, MB', memoryMb, 400, 'with the TypeScript loader'),
  ];
}
