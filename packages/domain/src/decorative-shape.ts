import { ridgePath } from './fingerprint-art/ridge-path.ts';
import { hashText, seeded, spread } from './fingerprint-art/seeded.ts';

/** Large soft ridges behind a screen. Stroke them; they are lines, not areas. */
export interface DecorativeShape {
  readonly viewBox: string;
  readonly stroke: number;
  readonly paths: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 800;
const RIDGES = 11;
const SPACING = 46;
const POINTS = 26;

/** Where the core sits: always towards an edge, so that words stand clear of it. */
const CORES = [
  { x: 1090, y: 250 },
  { x: 110, y: 700 },
  { x: 1010, y: 760 },
  { x: 90, y: 130 },
] as const;

/** The same route always gets the same shape, and another route another one. */
export function decorativeShape(route: string): DecorativeShape {
  const hash = hashText(route);
  const random = seeded(hash);
  const core = CORES[hash % CORES.length] ?? CORES[0];
  const tilt = random() * Math.PI;
  const squeeze = 0.62 + random() * 0.3;
  const waves = [2, 3, 5].map((times, i) => ({ times, size: 0.11 / (i + 1), start: random() * 7 }));
  const paths: string[] = [];
  for (let ridge = 1; ridge <= RIDGES; ridge++) {
    const radius = ridge * SPACING - 14;
    // Each ridge is open somewhere, further round than its neighbour, as on skin.
    const opening = ridge * 2.4 + spread(random, 0.5);
    const length = 2 * Math.PI - 0.25 - random() * 0.9;
    const points = Array.from({ length: POINTS }, (_, i) => {
      const angle = opening + (length * i) / (POINTS - 1);
      const swell = waves.reduce((sum, wave) => sum + wave.size * Math.sin(wave.times * angle + wave.start), 1);
      const along = radius * swell * Math.cos(angle);
      const across = radius * swell * squeeze * Math.sin(angle);
      return {
        x: core.x + along * Math.cos(tilt) - across * Math.sin(tilt),
        y: core.y + along * Math.sin(tilt) + across * Math.cos(tilt),
      };
    });
    paths.push(ridgePath(points, false));
  }
  return { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, stroke: SPACING * 0.5, paths };
}

const PROGRESS_SIZE = 160;

/** One ridge per step of a long way, the core first: draw the ones that are done in ink. */
export function progressRidges(count: number): DecorativeShape {
  const spacing = (PROGRESS_SIZE / 2 - 4) / Math.max(1, count);
  const middle = PROGRESS_SIZE / 2;
  const paths = Array.from({ length: count }, (_, ridge) => {
    const radius = (ridge + 0.6) * spacing;
    const opening = Math.PI / 2 + 0.5 * Math.sin(ridge * 2.1);
    const length = 2 * Math.PI - 0.7 - 0.3 * Math.sin(ridge * 1.3);
    const points = Array.from({ length: POINTS }, (_, i) => {
      const angle = opening + 0.35 + (length * i) / (POINTS - 1);
      const swell = 1 + 0.05 * Math.sin(2 * angle + 0.6) + 0.03 * Math.sin(3 * angle + ridge * 0.2);
      return { x: middle + radius * swell * 0.84 * Math.cos(angle), y: middle + radius * swell * Math.sin(angle) };
    });
    return ridgePath(points, false);
  });
  return { viewBox: `0 0 ${PROGRESS_SIZE} ${PROGRESS_SIZE}`, stroke: spacing * 0.56, paths };
}
