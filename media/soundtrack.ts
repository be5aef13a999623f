import { mkdirSync } from 'node:fs';
import { type Clip, mediaFile } from './clips.ts';
import { measure } from './measure.ts';
import { writeMusicBed } from './music-bed.ts';
import { runTool } from './run-tool.ts';
import type { Timeline } from './timeline.ts';
import { SAMPLE_RATE, type SpokenFile } from './voice.ts';

export const LOUDNESS_LUFS = -18;
/** Leaves room for what the encoders add between samples. */
const PEAK_LIMIT_DB = -4;
const QUIET = ['-y', '-hide_banner', '-loglevel', 'error'];
/** The bed lies this far below the voice; WCAG asks for 20 dB at least. */
const BED_BELOW_VOICE_DB = 27;

/** A little warmth below, less edge where synthetic voices buzz, gentle evenness. No room: it costs clearness. */
const MASTER_VOICE = [
  'gain',
  '-10',
  'highpass',
  '75',
  'equalizer',
  '190',
  '1.1q',
  '+1.5',
  'equalizer',
  '3300',
  '1.4q',
  '-1',
  'treble',
  '-1',
  '9000',
  'compand',
  '0.005,0.15',
  '6:-70,-70,-40,-36,-26,-22,-16,-17,-8,-13,0,-10',
  '0',
  '-90',
  '0.005',
];
const PASSES = 2;

/** Measures, then changes the gain evenly and catches the highest peaks; the second pass makes up for what was caught. */
function normalise(from: string, to: string): void {
  let file = from;
  for (let pass = 1; pass <= PASSES; pass++) {
    const next = pass === PASSES ? to : `${to}.${pass}.wav`;
    const gainDb = LOUDNESS_LUFS - measure(file).loudnessLufs;
    const limit = 10 ** (PEAK_LIMIT_DB / 20);
    runTool('ffmpeg', [
      ...QUIET,
      '-i',
      file,
      '-af',
      `volume=${gainDb.toFixed(2)}dB,alimiter=limit=${limit.toFixed(4)}:attack=4:release=80:level=false`,
      '-ar',
      String(SAMPLE_RATE),
      '-ac',
      '1',
      '-c:a',
      'pcm_s16le',
      '-fflags',
      '+bitexact',
      next,
    ]);
    file = next;
  }
}

/** The finished sound of a clip as one WAV. */
export function makeSoundtrack(clip: Clip, spoken: readonly SpokenFile[], timeline: Timeline): string {
  const folder = mediaFile(`.cache/${clip}`);
  mkdirSync(folder, { recursive: true });
  const [line, voice, even, bed, mixed, finished] = ['line', 'voice', 'even', 'bed', 'mixed', 'finished'].map(
    (name) => `${folder}/${name}.wav`,
  ) as [string, string, string, string, string, string];
  const delays = spoken.map((_, i) => `[${i}]adelay=${timeline.sentences[i]?.startMs ?? 0}[s${i}]`);
  const graph = `${delays.join(';')};${spoken.map((_, i) => `[s${i}]`).join('')}amix=inputs=${spoken.length}:normalize=0:duration=longest,apad=whole_dur=${timeline.durationMs}ms[out]`;
  runTool('ffmpeg', [
    ...QUIET,
    ...spoken.flatMap(({ file }) => ['-i', file]),
    '-filter_complex',
    graph,
    '-map',
    '[out]',
    '-c:a',
    'pcm_s16le',
    '-fflags',
    '+bitexact',
    line,
  ]);
  runTool('sox', ['-D', '-R', line, '-b', '16', voice, ...MASTER_VOICE]);
  normalise(voice, even);
  writeMusicBed(`${bed}.raw.wav`, timeline.durationMs);
  const bedGainDb = LOUDNESS_LUFS - BED_BELOW_VOICE_DB - measure(`${bed}.raw.wav`).loudnessLufs;
  runTool('sox', ['-D', '-R', `${bed}.raw.wav`, bed, 'gain', bedGainDb.toFixed(2)]);
  runTool('sox', [
    '-D',
    '-R',
    '-m',
    '-v',
    '1',
    even,
    '-v',
    '1',
    bed,
    '-b',
    '16',
    mixed,
    'trim',
    '0',
    String(timeline.durationMs / 1000),
  ]);
  normalise(mixed, finished);
  return finished;
}
