import type { Point } from './pad.ts';
import type { PrintClass } from './print-class.ts';
import type { Ridge } from './ridge-line.ts';

/** From the core to the upper right: every value's ridges are met on this way, and its name is led from there. */
export interface Ray {
  readonly core: Point;
  readonly dx: number;
  readonly dy: number;
}

const DEGREES: Readonly<Record<PrintClass, number>> = {
  'left-loop': -52,
  'right-loop': -52,
  whorl: -52,
  'double-loop': -52,
  'tented-arch': -58,
  'plain-arch': -76,
};

/** Half the distance of two points of a ridge, and a little: a ridge that crosses has a point this near. */
const CROSSES = 6;

export function makeRay(core: Point, printClass: PrintClass): Ray {
  const radians = (DEGREES[printClass] * Math.PI) / 180;
  return { core, dx: Math.cos(radians), dy: Math.sin(radians) };
}

/** How far out along the ray a place is. */
export function alongRay(ray: Ray, { x, y }: Point): number {
  return (x - ray.core.x) * ray.dx + (y - ray.core.y) * ray.dy;
}

/** How far from the ray a place is; behind the core, from the core. */
export function asideRay(ray: Ray, place: Point): number {
  if (alongRay(ray, place) < 0) return Math.hypot(place.x - ray.core.x, place.y - ray.core.y);
  return Math.abs((place.x - ray.core.x) * ray.dy - (place.y - ray.core.y) * ray.dx);
}

/** How far out a ridge first crosses the ray; undefined when it does not. */
export function crossingOnRay(ray: Ray, ridge: Ridge): number | undefined {
  const near = ridge.points.filter((point) => asideRay(ray, point) < CROSSES).map((point) => alongRay(ray, point));
  return near.length > 0 ? Math.min(...near) : undefined;
}
