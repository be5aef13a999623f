import { type FontMetrics, readFontMetrics } from './font-metrics.ts';
import { facesFor } from '../fonts.ts';
import { BREAK_HERE, UNSPACED } from '../written-text.ts';

/** A text cut where a line may break; widths in parts of the type size. */
export interface SetText {
  readonly pieces: readonly { readonly width: number; readonly space: number }[];
  /** How high its lines are: the capitals of the tallest face in it. */
  readonly capHeight: number;
}

/** Leading and space between paragraphs, in parts of the type size: as the template sets them. */
const LEADING = 0.62;
const PARAGRAPH_SPACE = 0.9;

/** A letter that no face has is drawn as a box of at most this width. */
const BOX_WIDTH = 1;
/** Joined, Arabic letters are narrower than each alone. */
const JOINED = 0.68;
const isJoined = (codePoint: number): boolean => codePoint >= 0x600 && codePoint <= 0x77f;

const read = new Map<string, FontMetrics>();
function metricsOf(file: string): FontMetrics {
  const known = read.get(file) ?? readFontMetrics(file);
  read.set(file, known);
  return known;
}

const wordsOfUnspaced = new Intl.Segmenter('en', { granularity: 'word' });
const cut = (text: string): string[] =>
  UNSPACED.test(text)
    ? Array.from(wordsOfUnspaced.segment(text), ({ segment }) => segment)
    : (text.match(/[\s\u200B]+|[^\s\u200B-]+-?|-/gu) ?? []);

type FirstFace = Parameters<typeof facesFor>[0];

function faceOf(letter: string, faces: readonly FontMetrics[]): FontMetrics | undefined {
  const codePoint = letter.codePointAt(0) ?? 0;
  return faces.find(({ advance }) => advance(codePoint) !== undefined);
}

function widthOf(letter: string, face: FontMetrics | undefined): number {
  const codePoint = letter.codePointAt(0) ?? 0;
  return (face?.advance(codePoint) ?? BOX_WIDTH) * (isJoined(codePoint) ? JOINED : 1);
}

/** Knows the widths of all letters of one text without setting it. */
export function setText(text: string, first: FirstFace): SetText {
  const faces = facesFor(first, text).map(metricsOf);
  let capHeight = faces[0]?.capHeight ?? 0;
  const pieces: { width: number; space: number }[] = [];
  for (const part of cut(text)) {
    let width = 0;
    for (const letter of part) {
      if (letter === BREAK_HERE) continue;
      const face = faceOf(letter, faces);
      width += widthOf(letter, face);
      if (face !== undefined && face.capHeight > capHeight) capHeight = face.capHeight;
    }
    const last = pieces.at(-1);
    if (last !== undefined && part.replaceAll(BREAK_HERE, '').trim() === '') last.space += width;
    else pieces.push({ width, space: 0 });
  }
  return { pieces, capHeight };
}

/** A letter with the marks on it. */
const MARKED_LETTER = /\P{M}\p{M}*/gu;

/** The text with a place to break in every word that is wider than a line of `room`, in parts of the type size. */
export function brokenToFit(text: string, first: FirstFace, room: number): string {
  if (longestPiece(setText(text, first)) <= room) return text;
  const faces = facesFor(first, text).map(metricsOf);
  return cut(text)
    .map((word) => {
      let used = 0;
      return word.replaceAll(MARKED_LETTER, (letter) => {
        const width = Array.from(letter).reduce((sum, sign) => sum + widthOf(sign, faceOf(sign, faces)), 0);
        const isOver = used > 0 && used + width > room;
        used = isOver ? width : used + width;
        return isOver ? BREAK_HERE + letter : letter;
      });
    })
    .join('');
}

/** How many lines it takes in a column of this width, in parts of the type size. */
export function linesIn({ pieces }: SetText, room: number): number {
  let lines = 1;
  let used = 0;
  let space = 0;
  for (const piece of pieces) {
    if (used > 0 && used + space + piece.width > room) {
      lines++;
      used = piece.width;
    } else {
      used += space + piece.width;
    }
    ({ space } = piece);
  }
  return lines;
}

export function heightIn(text: SetText, size: number, width: number, leading: number = LEADING): number {
  const lines = linesIn(text, width / size);
  return (lines * text.capHeight + (lines - 1) * leading) * size;
}

export const longestPiece = ({ pieces }: SetText): number => Math.max(0, ...pieces.map(({ width }) => width));

/** Paragraphs below each other. */
export function proseHeight(paragraphs: readonly SetText[], size: number, width: number): number {
  const between = Math.max(0, paragraphs.length - 1) * PARAGRAPH_SPACE * size;
  return paragraphs.reduce((sum, paragraph) => sum + heightIn(paragraph, size, width), between);
}
