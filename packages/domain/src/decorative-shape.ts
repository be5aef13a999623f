import { ridgePath } from './fingerprint-art/ridge-path.ts';
import { hashText, seeded, spread, type Seeded } from './fingerprint-art/seeded.ts';

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
}

const POINTS = 30;
const POINTS_MIN = 8;
/** The third ridge is the first that is long enough to break. */
const WHOLE_RIDGES = 2;

function drawRidges(print: Print, random: Seeded): readonly string[] {
  const { core, spacing, squeeze, tilt, drift, swell } = print;
  const waves = [2, 3, 5].map((times, i) => ({ times, size: swell / (i + 1), start: random() * 7 }));
  return Array.from({ length: print.ridges }, (_, index) => {
    const radius = (index + 0.6) * spacing;
    const pieces = print.broken && index >= WHOLE_RIDGES ? 1 + Math.floor(random() * 2.2) : 1;
    const points = Math.max(POINTS_MIN, Math.round(POINTS / pieces));
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
      return ridgePath(line, false);
    }).join('');
  });
}

const WIDTH = 1200;
const HEIGHT = 800;

/** Where the core sits: towards an edge, and never where a page begins to speak. */
const CORES = [
  { x: 1110, y: 230 },
  { x: 90, y: 730 },
  { x: 1020, y: 770 },
  { x: 1150, y: 560 },
] as const;

const BACKDROP = { ridges: 18, spacing: 30, stroke: 8, swell: 0.09 } as const;

/** Large soft ridges behind a screen. The same route always gets the same shape, and another route another one. */
export function decorativeShape(route: string): DecorativeShape {
  const hash = hashText(route);
  const random = seeded(hash);
  const { ridges, spacing, stroke, swell } = BACKDROP;
  const core = CORES[hash % CORES.length] ?? CORES[0];
  const tilt = random() * Math.PI;
  const squeeze = 0.62 + random() * 0.22;
  const drift = 0.2 + random() * 0.18;
  return { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, stroke, paths: drawRidges({ core, ridges, spacing, squeeze, tilt, drift, swell, broken: true }, random) };
}

const PROGRESS_HEIGHT = 160;
const PROGRESS_WIDTH = 128;

/** One ridge per step of a long way, the core first: draw the ones that are done in ink. */
export function progressRidges(count: number): DecorativeShape {
  const spacing = (PROGRESS_HEIGHT / 2 - 8) / Math.max(1, count);
  const core = { x: PROGRESS_WIDTH / 2, y: PROGRESS_HEIGHT / 2 + 4 };
  const upright = { squeeze: 0.8, tilt: -Math.PI / 2, drift: 0.06, swell: 0.04, broken: false };
  return { viewBox: `0 0 ${PROGRESS_WIDTH} ${PROGRESS_HEIGHT}`, stroke: spacing * 0.5, paths: drawRidges({ core, ridges: count, spacing, ...upright }, seeded(count)) };
}
