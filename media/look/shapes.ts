import { PALETTE } from './palette.ts';
import { words } from './type.ts';

/** A line that draws itself; `part` is 0 to 1, `length` a little more than its own. */
export function drawn(path: string, length: number, part: number, stroke: string = PALETTE.ink, width = 3): string {
  if (part <= 0) return '';
  const dash = part >= 1 ? '' : ` stroke-dasharray="${(length * part).toFixed(1)} ${length * 2}"`;
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash}/>`;
}

export interface LeaderLabel {
  readonly anchor: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly name: string;
  readonly note?: string;
  readonly size?: number;
}

/** A name beside the print, with a fine line to the ridges it belongs to. */
export function leaderLabel({ anchor, x, y, colour, name, note, size = 64 }: LeaderLabel, shown: number): string {
  if (shown <= 0) return '';
  const elbow = x - 64;
  const path = `M${anchor.x.toFixed(1)} ${anchor.y.toFixed(1)}L${elbow} ${y}L${x - 30} ${y}`;
  const length = Math.hypot(elbow - anchor.x, y - anchor.y) + 36;
  const text = Math.max(0, shown * 1.8 - 0.8);
  return [
    drawn(path, length, shown, PALETTE.paper, 6),
    drawn(path, length, shown, PALETTE.ink, 1.6),
    `<circle cx="${anchor.x.toFixed(1)}" cy="${anchor.y.toFixed(1)}" r="${(6 * Math.min(1, shown * 3)).toFixed(2)}" fill="${PALETTE.paper}" stroke="${PALETTE.ink}" stroke-width="2.4"/>`,
    `<circle cx="${x - 14}" cy="${y}" r="${(8 * text).toFixed(2)}" fill="${colour}"/>`,
    words(name, x + 8, y + size * 0.34, { size, opacity: text }),
    note === undefined
      ? ''
      : words(note, x + 8, y + size * 0.34 + 60, { size: 57, weight: 400, fill: PALETTE.inkSoft, opacity: text }),
  ].join('');
}

export interface Pill {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly text: string;
  readonly colour: string;
  readonly opacity?: number;
}

const PILL_HEIGHT = 84;
/** Wide enough for the longest value of the films. */
export const PILL_WIDTH = 372;

/** A value on its slip of paper; x and y are its left edge and middle line. */
export function pill({ x, y, width = PILL_WIDTH, text, colour, opacity = 1 }: Pill): string {
  if (opacity <= 0.002) return '';
  const top = y - PILL_HEIGHT / 2;
  return `<g opacity="${opacity.toFixed(3)}" transform="translate(${x.toFixed(2)} ${top.toFixed(2)})"><rect y="3" width="${width}" height="${PILL_HEIGHT}" rx="18" fill="#3c280a" opacity="0.07"/><rect width="${width}" height="${PILL_HEIGHT}" rx="18" fill="${PALETTE.surface}" stroke="${PALETTE.line}" stroke-width="1.5"/><circle cx="42" cy="42" r="13" fill="${colour}"/>${words(text, 74, 62, { size: 58 })}</g>`;
}
