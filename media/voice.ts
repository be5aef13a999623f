import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Clip, type Narration, mediaFile, recordingFile } from './clips.ts';
import { contentHash } from './content-hash.ts';
import { runTool } from './run-tool.ts';

export const SAMPLE_RATE = 48_000;
/** Slower than the voice's own pace: the listener has just done something hard. */
const PACE = 0.94;
const VOICE = `(begin (voice_cmu_us_slt_arctic_hts) (set! hts_engine_params (append hts_engine_params (list '("-r" ${PACE})))))`;
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

function speak(text: string, wav: string): void {
  const textFile = `${wav}.txt`;
  writeFileSync(textFile, `${text}\n`);
  runTool('text2wave', ['-eval', VOICE, '-o', wav, textFile]);
}

/** One WAV per sentence: a person's recording where there is one, else the synthetic voice. */
export function voiceSentences(clip: Clip, narration: Narration): SpokenFile[] {
  const folder = mediaFile(`.cache/${clip}`);
  mkdirSync(folder, { recursive: true });
  return narration.sentences.map(({ text }, i) => {
    const recording = recordingFile(clip, i);
    const recorded = existsSync(recording);
    const key = contentHash(recorded ? readFileSync(recording) : `${VOICE} ${text}`).slice(0, 16);
    const file = `${folder}/${key}.wav`;
    if (!existsSync(file)) {
      const raw = recorded ? recording : `${folder}/${key}.raw.wav`;
      if (!recorded) speak(text, raw);
      runTool('sox', ['-D', '-R', raw, '-b', '16', '-c', '1', '-r', String(SAMPLE_RATE), file, 'gain', '-6', ...TRIM]);
    }
    return { file, lengthMs: lengthMs(file) };
  });
}
