import type { Point } from './pad.ts';
import { spread, type Seeded } from './seeded.ts';

/** Ridges as lines to stroke, the core first; each path is one ridge, in one piece or several. */
export interface DecorativeShape {
  readonly viewBox: string;
  readonly stroke: number;
  readonly paths: readonly string[];
}

interface Print {
  readonly core: { readonly x: number; readonly y: number };
  readonly ridges: number;
  readonly spacing: number;
  /** How round: 1 is a circle. */
  readonly squeeze: number;
  readonly tilt: number;
  /** How far the ridges drift to one side on their way out, as those of a loop do. */
  readonly drift: number;
  /** How far a ridge wanders from the ellipse. */
  readonly swell: number;
  /** Ridges may end and begin again. */
  readonly broken: boolean;
  /** How many points a whole ridge is drawn through: small prints look the same with fewer. */
  readonly points?: number;
}

const POINTS = 30;
const POINTS_MIN = 8;
/** The third ridge is the first that is long enough to break. */
const WHOLE_RIDGES = 2;

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Through the midpoints. It never travels, so it need not be as short as the picture's own paths, and costs the first page less. */
function smoothLine(points: readonly Point[]): string {
  return points
    .map((point, i) => {
      const next = points[i + 1] ?? point;
      return i === 0
        ? `M${at(point)}`
        : `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
    })
    .join('');
}

/** A light relative of the fingerprint picture: ellipses that swell, drift and break. For decoration, not for a person. */
export function drawRidges(print: Print, random: Seeded): readonly string[] {
  const { core, spacing, squeeze, tilt, drift, swell } = print;
  const waves = [2, 3, 5].map((times, i) => ({ times, size: swell / (i + 1), start: random() * 7 }));
  return Array.from({ length: print.ridges }, (_, index) => {
    const radius = (index + 0.6) * spacing;
    const pieces = print.broken && index >= WHOLE_RIDGES ? 1 + Math.floor(random() * 2.2) : 1;
    const points = Math.max(POINTS_MIN, Math.round((print.points ?? POINTS) / pieces));
    // Each ridge opens somewhere, further round than its neighbour, as on skin.
    const opening = (index + 1) * 2.4 + spread(random, 0.5);
    const gap = (0.6 * spacing) / radius + 0.05;
    return Array.from({ length: pieces }, (_, piece) => {
      const from = opening + (2 * Math.PI * piece) / pieces;
      const length = (2 * Math.PI) / pieces - gap - random() * 0.35;
      const line = Array.from({ length: points }, (_, i) => {
        const angle = from + (length * i) / (points - 1);
        const size = waves.reduce((sum, wave) => sum + wave.size * Math.sin(wave.times * angle + wave.start), 1);
        const along = radius * (size * Math.cos(angle) + drift);
        const across = radius * size * squeeze * Math.sin(angle);
        return {
          x: core.x + along * Math.cos(tilt) - across * Math.sin(tilt),
          y: core.y + along * Math.sin(tilt) + across * Math.cos(tilt),
        };
      });
      return smoothLine(line);
    }).join('');
  });
}
