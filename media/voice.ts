import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { type Clip, type Narration, mediaFile, recordingFile } from './clips.ts';
import { contentHash } from './content-hash.ts';
import { runTool } from './run-tool.ts';
import { runSpeech } from './speech-package.ts';

export const SAMPLE_RATE = 48_000;
/** The voice of the package kokoro-js that its authors rate best. */
const VOICE = 'af_heart';
/** A little slower than the voice's own pace, then stretched: with the pauses about 130 words a minute. */
const PACE = 0.9;
const STRETCH = ['tempo', '-s', '0.8'];
const CUT_START = ['silence', '1', '0.01', '0.3%', 'fade', 't'];
/** Cuts the silence off both ends, without a click; the narration says how long to pause. */
const TRIM = [...CUT_START, '0.012', 'reverse', ...CUT_START, '0.06', 'reverse'];

export interface SpokenFile {
  readonly file: string;
  readonly lengthMs: number;
}

function lengthMs(wav: string): number {
  // A plain 44-byte header, 16 bit, one channel: what sox was told to write.
  return Math.round(((readFileSync(wav).length - 44) / 2 / SAMPLE_RATE) * 1000);
}

interface Take {
  readonly text: string;
  /** A person's recording, or what the synthetic voice will write. */
  readonly source: string;
  readonly recorded: boolean;
}

function speakMissing(takes: readonly Take[]): void {
  const sentences = takes
    .filter(({ recorded, source }) => !recorded && !existsSync(source))
    .map(({ text, source }) => ({ text, file: source }));
  if (sentences.length > 0) runSpeech('speak.mjs', { voice: VOICE, pace: PACE, sentences }, 'inherit');
}

/** One WAV per sentence: a person's recording where there is one, else the synthetic voice. */
export function voiceSentences(clip: Clip, narration: Narration): SpokenFile[] {
  const folder = mediaFile(`.cache/${clip}`);
  mkdirSync(folder, { recursive: true });
  const takes = narration.sentences.map(({ text }, i): Take => {
    const recording = recordingFile(clip, i);
    const recorded = existsSync(recording);
    const key = contentHash(`${VOICE} ${PACE} ${text}`).slice(0, 16);
    return { text, recorded, source: recorded ? recording : `${folder}/${key}.raw.wav` };
  });
  speakMissing(takes);
  return takes.map(({ source, recorded }) => {
    const form = ['-b', '16', '-c', '1', '-r', String(SAMPLE_RATE)];
    const effects = ['gain', '-6', ...(recorded ? [] : STRETCH), ...TRIM];
    const key = contentHash(`${contentHash(readFileSync(source))} ${effects.join(' ')}`).slice(0, 16);
    const file = `${folder}/${key}.wav`;
    if (!existsSync(file)) runTool('sox', ['-D', '-R', source, ...form, file, ...effects]);
    return { file, lengthMs: lengthMs(file) };
  });
}
