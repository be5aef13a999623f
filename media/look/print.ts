import { type FingerprintPicture, drawFingerprint } from '@lf/domain/fingerprint-art';
import { PALETTE, mix } from './palette.ts';

export interface MovingPrint {
  readonly picture: FingerprintPicture;
  readonly ridges: readonly { readonly path: string; readonly group: number; readonly length: number }[];
}

/** How long a path of the picture is: it is made of M, q and t with small steps, so its chords are near enough. */
function pathLength(path: string): number {
  const steps = [...path.matchAll(/([qt])([^qtMz]*)/g)].map(([, command, numbers = '']) => {
    const n = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = command === 'q' ? n.slice(2) : n;
    return Math.hypot(dx, dy);
  });
  return steps.reduce((sum, step) => sum + step, 0) * 1.03 + 2;
}

export function movingPrint(values: readonly string[], archetype: string): MovingPrint {
  const picture = drawFingerprint(values, archetype);
  return { picture, ridges: picture.ridges.map((ridge) => ({ ...ridge, length: pathLength(ridge.path) })) };
}

export interface PrintState {
  /** How much of the print has grown, from the core outwards: 0 to 1. */
  readonly grown: number;
  /** How much of its own colour each group has: 0 is a pale line. */
  readonly tint: (group: number) => number;
  readonly pale?: string;
}

/** A ridge takes this part of the whole growth: several are always under way. */
const RIDGE_SHARE = 0.22;

/** The ridges at one moment, in the picture's own coordinates. */
export function printAt(print: MovingPrint, { grown, tint, pale = PALETTE.pale }: PrintState): string {
  const { picture, ridges } = print;
  const colours = picture.groups.map((group, i) => mix(pale, group.colour.light, tint(i)));
  const whole = picture.groups.map(() => '');
  let growing = '';
  ridges.forEach(({ path, group, length }, i) => {
    const start = (i / ridges.length) * (1 - RIDGE_SHARE);
    const x = Math.max(0, Math.min(1, (grown - start) / RIDGE_SHARE));
    const part = x * x * (3 - 2 * x);
    if (part <= 0) return;
    if (part >= 1) whole[group] = `${whole[group] ?? ''}${path}`;
    else
      growing += `<path stroke="${colours[group] ?? pale}" stroke-dasharray="${(length * part).toFixed(1)} ${(length * 2).toFixed(0)}" d="${path}"/>`;
  });
  const done = whole.map((d, i) => (d === '' ? '' : `<path stroke="${colours[i] ?? pale}" d="${d}"/>`)).join('');
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${picture.stroke}">${done}${growing}</g>`;
}

export interface Place {
  /** Where the middle of the picture stands on the screen, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const MIDDLE = { x: 300, y: 392 };

export const placed = ({ x, y, scale }: Place): string =>
  `translate(${(x - MIDDLE.x * scale).toFixed(2)} ${(y - MIDDLE.y * scale).toFixed(2)}) scale(${scale.toFixed(4)})`;

/** Where a point of the picture is seen on the screen. */
export const onScreen = (point: { x: number; y: number }, place: Place): { x: number; y: number } => ({
  x: place.x + (point.x - MIDDLE.x) * place.scale,
  y: place.y + (point.y - MIDDLE.y) * place.scale,
});
