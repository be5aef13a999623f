import { writtenParagraphs } from '../written-text.ts';
import { type SetText, setText } from './set-text.ts';

/** The page's text block in points, as the template's margins leave it. */
export const WIDTH = (210 - 36) * (72 / 25.4);
export const HEIGHT = (297 - 32) * (72 / 25.4);
/** The product's name above each page. */
export const EYEBROW = 7.5 * 0.714;

export const paragraphsOf = (text: string): SetText[] =>
  writtenParagraphs(text).map((paragraph) => setText(paragraph.text, 'source-serif-400'));
