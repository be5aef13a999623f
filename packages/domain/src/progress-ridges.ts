import { drawRidges, type DecorativeShape } from './fingerprint-art/draw-ridges.ts';
import { seeded } from './fingerprint-art/seeded.ts';

const PROGRESS_HEIGHT = 160;
const PROGRESS_WIDTH = 128;

/** One ridge per step of a long way, the core first: draw the ones that are done in ink. */
export function progressRidges(count: number): DecorativeShape {
  const spacing = (PROGRESS_HEIGHT / 2 - 8) / Math.max(1, count);
  const core = { x: PROGRESS_WIDTH / 2, y: PROGRESS_HEIGHT / 2 + 4 };
  const upright = { squeeze: 0.8, tilt: -Math.PI / 2, drift: 0.06, swell: 0.04, broken: false, points: 13 };
  return {
    viewBox: `0 0 ${PROGRESS_WIDTH} ${PROGRESS_HEIGHT}`,
    stroke: spacing * 0.5,
    paths: drawRidges({ core, ridges: count, spacing, ...upright }, seeded(count)),
  };
}
