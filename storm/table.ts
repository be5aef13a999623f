import type { Row } from './fault.ts';

export interface Finished extends Row {
  readonly fault: string;
  readonly seconds: number;
  readonly passed: boolean;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** In the form that docs/figures.md takes as it is. */
export const headLine = line(['fault', 'on', 'times', 'acknowledged', 'lost', 'verdict', 'what was seen', 's']);
export const ruleLine = line(['---', '---', '--:', '--:', '--:', '---', '---', '--:']);

export function tableLine({ fault, on, times, acknowledged, lost, passed, note, seconds }: Finished): string {
  return line([
    fault,
    on,
    String(times),
    String(acknowledged),
    String(lost),
    passed ? 'ok' : 'FAILED',
    note,
    seconds.toFixed(0),
  ]);
}
