import type { Narration } from './clips.ts';

/** Where the voice rests this long, a new thought begins: on paper, a new paragraph. */
const PARAGRAPH_PAUSE_MS = 1250;

/** Every word that is spoken, in paragraphs. */
export function transcriptOf({ sentences }: Narration): readonly string[] {
  const paragraphs: string[][] = [[]];
  for (const { text, pauseMs } of sentences) {
    paragraphs.at(-1)?.push(text);
    if (pauseMs >= PARAGRAPH_PAUSE_MS) paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0).map((paragraph) => paragraph.join(' '));
}
