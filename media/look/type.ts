import { PALETTE } from './palette.ts';

const DISPLAY_FACE = 'Fraunces';

export interface TextStyle {
  readonly size: number;
  readonly weight?: 400 | 600;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
}

/** In units of the film: 14 pixels where the player is 320 pixels wide, as on a phone of 360. */
export const TEXT_SIZE_MIN = 57;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function words(text: string, x: number, y: number, style: TextStyle): string {
  const { size, weight = 600, fill = PALETTE.ink, anchor = 'start', opacity = 1 } = style;
  if (size < TEXT_SIZE_MIN) throw new Error(`'${text}' is too small to be read on a phone: ${size}`);
  if (opacity <= 0) return '';
  return `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-family="${DISPLAY_FACE}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" opacity="${opacity.toFixed(3)}">${escape(text)}</text>`;
}

const RISE_PX = 14;

/** Words that come up a little as they appear; `shown` is 0 to 1. */
export function risingWords(text: string, x: number, y: number, shown: number, style: TextStyle): string {
  return words(text, x, y + (1 - shown) * RISE_PX, { ...style, opacity: (style.opacity ?? 1) * shown });
}

export function layer(content: string, opacity: number, transform = ''): string {
  if (opacity <= 0.002 || content === '') return '';
  const moved = transform === '' ? '' : ` transform="${transform}"`;
  return `<g opacity="${opacity.toFixed(3)}"${moved}>${content}</g>`;
}
