import { drawRidges, type DecorativeShape } from './fingerprint-art/draw-ridges.ts';
import { hashText, seeded } from './fingerprint-art/seeded.ts';

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
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    stroke,
    paths: drawRidges({ core, ridges, spacing, squeeze, tilt, drift, swell, broken: true }, random),
  };
}
