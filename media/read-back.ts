// Has a speech recogniser write down what is heard in the published clips, and counts the words that differ from the text.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CLIPS, type Clip, mediaFile, readNarration } from './clips.ts';
import { MANIFEST_FILE, type Manifest, PUBLIC_FOLDER } from './manifest.ts';
import { READ_BACK_FILE, READ_BACK_FORMAT, type ReadBack } from './read-back-result.ts';
import { runTool } from './run-tool.ts';
import { runSpeech } from './speech-package.ts';
import { wordErrors } from './word-errors.ts';

/** The recogniser hears at most 30 seconds at a time. */
const PART_MAX_MS = 28_000;

interface Part {
  readonly startMs: number;
  readonly endMs: number;
}

const milliseconds = (stamp: string): number =>
  Math.round(stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);

/** Parts of a clip that start and end with a caption. */
function partsOf(vtt: string): Part[] {
  const captions = [...vtt.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from = '', to = '']) => ({
    startMs: milliseconds(from),
    endMs: milliseconds(to),
  }));
  const parts: Part[] = [];
  for (const caption of captions) {
    const last = parts.at(-1);
    if (last !== undefined && caption.endMs - last.startMs <= PART_MAX_MS)
      parts[parts.length - 1] = { startMs: last.startMs, endMs: caption.endMs };
    else parts.push(caption);
  }
  return parts;
}

/** Decodes what a listener gets, part by part. */
function decode(clip: Clip, sound: string, captions: string): string[] {
  mkdirSync(mediaFile(`.cache/${clip}`), { recursive: true });
  return partsOf(readFileSync(path.join(PUBLIC_FOLDER, captions), 'utf8')).map(({ startMs, endMs }, i) => {
    const part = mediaFile(`.cache/${clip}/heard-${i}.f32`);
    const span = ['-ss', String(startMs / 1000), '-to', String(endMs / 1000)];
    const form = ['-vn', '-ac', '1', '-ar', '16000', '-f', 'f32le'];
    runTool('ffmpeg', ['-y', '-loglevel', 'error', '-i', path.join(PUBLIC_FOLDER, sound), ...span, ...form, part]);
    return part;
  });
}

const manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Manifest;
const results: Record<string, ReadBack> = {};
for (const clip of CLIPS) {
  const named = (extension: string): string =>
    manifest[clip]?.files.find(({ name }) => name.endsWith(extension))?.name ?? '';
  const name = named(READ_BACK_FORMAT);
  const sounds = decode(clip, name, named('.vtt'));
  const heard = (JSON.parse(runSpeech('listen.mjs', { sounds }, 'pipe')) as string[]).join(' ');
  const written = readNarration(clip)
    .sentences.map(({ text }) => text)
    .join(' ');
  const { words, errors } = wordErrors(written, heard);
  console.log(`${name}: ${errors} of ${words} words heard wrong`);
  results[clip] = { name, words, errors, heard };
}
writeFileSync(READ_BACK_FILE, `${JSON.stringify(results, null, 2)}\n`);
