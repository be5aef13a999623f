import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { contentHash } from './content-hash.ts';
import { FPS, HEIGHT, type Scene, WIDTH, frameContents, frames } from './frames.ts';
import { runTool } from './run-tool.ts';

/** Nothing of the day, the machine or the number of its cores gets into a file. */
const SAME_EVERY_TIME = [
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-map_metadata',
  '-1',
];
const QUIET = ['-y', '-hide_banner', '-loglevel', 'error'];
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

/** Draws all frames into one lossless file, from which both formats are made; not again when no frame has changed. */
export async function drawFilm(
  scene: Scene,
  durationMs: number,
  fontFiles: readonly string[],
  folder: string,
): Promise<string> {
  const file = `${folder}/film-${contentHash(frameContents(scene, durationMs).join('\n')).slice(0, 16)}.mkv`;
  if (existsSync(file)) return file;
  const unfinished = `${folder}/unfinished.mkv`;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...QUIET,
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      String(FPS),
      '-i',
      '-',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      ...BT709,
      '-c:v',
      'libx264',
      '-qp',
      '0',
      '-preset',
      'ultrafast',
      unfinished,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'exit');
  for (const frame of frames(scene, durationMs, fontFiles)) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not draw ${file}`);
  renameSync(unfinished, file);
  return file;
}

const AAC = ['-c:a', 'aac', '-b:a', '96k', '-ac', '1'];
const OPUS = ['-c:a', 'libopus', '-b:a', '56k', '-ac', '1', '-application', 'audio'];

export function encodeMp4(film: string, sound: string, file: string): void {
  runTool('ffmpeg', [
    ...QUIET,
    '-i',
    film,
    '-i',
    sound,
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    '22',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-g',
    '125',
    '-threads',
    '2',
    '-pix_fmt',
    'yuv420p',
    ...BT709,
    ...AAC,
    ...SAME_EVERY_TIME,
    '-movflags',
    '+faststart',
    '-shortest',
    file,
  ]);
}

export function encodeWebm(film: string, sound: string, file: string): void {
  runTool('ffmpeg', [
    ...QUIET,
    '-i',
    film,
    '-i',
    sound,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '35',
    '-b:v',
    '0',
    '-deadline',
    'realtime',
    '-cpu-used',
    '6',
    '-g',
    '125',
    '-threads',
    '2',
    '-tile-columns',
    '1',
    '-row-mt',
    '0',
    '-pix_fmt',
    'yuv420p',
    ...BT709,
    ...OPUS,
    ...SAME_EVERY_TIME,
    '-shortest',
    file,
  ]);
}

export function encodeM4a(sound: string, file: string): void {
  runTool('ffmpeg', [...QUIET, '-i', sound, ...AAC, ...SAME_EVERY_TIME, '-movflags', '+faststart', file]);
}

export function encodeWebmAudio(sound: string, file: string): void {
  runTool('ffmpeg', [...QUIET, '-i', sound, ...OPUS, ...SAME_EVERY_TIME, file]);
}

export function encodePoster(png: string, file: string): void {
  runTool('ffmpeg', [
    ...QUIET,
    '-i',
    png,
    '-c:v',
    'libwebp',
    '-quality',
    '60',
    '-compression_level',
    '6',
    ...SAME_EVERY_TIME,
    file,
  ]);
}
