import { runTool } from './run-tool.ts';

export interface Measured {
  readonly durationS: number;
  readonly loudnessLufs: number;
  readonly truePeakDbtp: number;
}

function last(log: string, pattern: RegExp): number {
  const found = [...log.matchAll(pattern)].at(-1)?.[1];
  if (found === undefined) throw new Error(`ffmpeg did not say ${pattern}`);
  return Number(found);
}

/** Measures the sound of a file as a listener gets it, after decoding. */
export function measure(file: string): Measured {
  const log = runTool('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-map',
    '0:a',
    '-af',
    'ebur128=peak=true:framelog=verbose',
    '-f',
    'null',
    '-',
  ]);
  const [, h = '0', m = '0', s = '0'] = /Duration: (\d+):(\d+):([\d.]+)/.exec(log) ?? [];
  return {
    durationS: Number(h) * 3600 + Number(m) * 60 + Number(s),
    loudnessLufs: last(log, /I:\s+(-?[\d.]+) LUFS/g),
    truePeakDbtp: last(log, /Peak:\s+(-?[\d.]+) dBFS/g),
  };
}
