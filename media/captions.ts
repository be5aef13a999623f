import type { SpokenSentence, Timeline } from './timeline.ts';

/** Two lines of this length are read at a glance, on a phone too. */
export const CAPTION_LINE_MAX = 40;
export const CAPTION_MAX = 2 * CAPTION_LINE_MAX;
/** A caption stays a little after its last word, but never into the next sentence. */
const LINGER_MS = 500;

interface Caption {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

const clock = (ms: number): string => {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};

/** Cuts where the text leans most evenly on both sides, after punctuation if it can. */
function halves(text: string): [string, string] {
  const middle = text.length / 2;
  const cost = (at: number): number => Math.abs(at - middle) - (/[,:;]/.test(text[at - 1] ?? '') ? 12 : 0);
  const gaps = [...text.matchAll(/ /g)].map((gap) => gap.index);
  const best = gaps.reduce((a, b) => (cost(b) < cost(a) ? b : a), gaps[0] ?? text.length);
  return [text.slice(0, best), text.slice(best + 1)];
}

function pieces(text: string): string[] {
  return text.length <= CAPTION_MAX ? [text] : halves(text).flatMap(pieces);
}

function lines(text: string): string {
  return text.length <= CAPTION_LINE_MAX ? text : halves(text).join('\n');
}

function captionsOf(sentence: SpokenSentence, nextStartMs: number): Caption[] {
  const parts = pieces(sentence.text);
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  let spoken = 0;
  return parts.map((part, i) => {
    const time = (n: number): number =>
      Math.round(sentence.startMs + ((sentence.endMs - sentence.startMs) * n) / letters);
    const startMs = time(spoken);
    spoken += part.length;
    const endMs = i === parts.length - 1 ? Math.min(sentence.endMs + LINGER_MS, nextStartMs) : time(spoken);
    return { startMs, endMs, text: lines(part) };
  });
}

export function webVtt(timeline: Timeline): string {
  const captions = timeline.sentences.flatMap((sentence, i) =>
    captionsOf(sentence, timeline.sentences[i + 1]?.startMs ?? timeline.durationMs),
  );
  const blocks = captions.map(
    ({ startMs, endMs, text }, i) => `${i + 1}\n${clock(startMs)} --> ${clock(endMs)}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
