import { PAD_X, type Point } from './pad.ts';
import { type Ray, alongRay, asideRay } from './ray.ts';
import type { Ridge } from './ridge-line.ts';

/** Room for the names beside the print, in the same units as the canvas. */
export const LABELLED_WIDTH = 980;
const LABEL_X = 640;
const ELBOW_X = 592;
const LEADER_END_X = 622;
const LABEL_TOP = 96;
const LABEL_BOTTOM = 610;
const LABEL_STEP_MAX = 82;
/** Places left of this would draw their leader across the whole print. */
const ANCHOR_X_MIN = PAD_X - 90;
/** Ink this near to the ray counts as being on it; among such places the middle one is taken. */
const ON_RAY = 4;

export interface GroupLabel {
  /** On a ridge of the group, where the leader line starts. */
  readonly anchor: Point;
  readonly leader: readonly Point[];
  /** Left edge and middle line of the name. */
  readonly label: Point;
}

interface Place extends Point {
  readonly along: number;
  readonly aside: number;
}

const side = (a: Point, b: Point, p: Point): number => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** Where each group has ink. */
function placesByGroup(ridges: readonly Ridge[], groupOf: readonly number[], groups: number, ray: Ray): Place[][] {
  const places = Array.from({ length: groups }, (): Place[] => []);
  ridges.forEach((ridge, i) => {
    const own = places[groupOf[i] ?? 0] ?? [];
    const add = (x: number, y: number): void => {
      if (x <= ANCHOR_X_MIN) return;
      const place = { x, y };
      own.push({ x, y, along: alongRay(ray, place), aside: asideRay(ray, place) });
    };
    ridge.points.forEach((p, k) => {
      const q = ridge.points[k + 1];
      add(p.x, p.y);
      if (q !== undefined) add((p.x + q.x) / 2, (p.y + q.y) / 2);
    });
  });
  return places;
}

/** The best place that is free: on the ray, the middle of its ridges; else the one nearest to the ray. */
function bestPlace(places: readonly Place[], isFree: (place: Place) => boolean): Place | undefined {
  const onRay = places.filter((place) => place.aside < ON_RAY).sort((a, b) => a.along - b.along);
  const middle = onRay[Math.floor(onRay.length / 2)];
  if (middle !== undefined && isFree(middle)) return middle;
  let nearest: Place | undefined;
  for (const place of places)
    if ((nearest === undefined || place.aside < nearest.aside) && isFree(place)) nearest = place;
  return nearest;
}

/** The groups' names stand in a column at the right, the outcome on top; no leader crosses another where that can be had. */
export function labelGroups(
  ridges: readonly Ridge[],
  groupOf: readonly number[],
  groups: number,
  ray: Ray,
): GroupLabel[] {
  const step = Math.min(LABEL_STEP_MAX, (LABEL_BOTTOM - LABEL_TOP) / Math.max(1, groups - 1));
  const top = (LABEL_TOP + LABEL_BOTTOM - step * (groups - 1)) / 2;
  const drawn: [Point, Point][] = [];
  return placesByGroup(ridges, groupOf, groups, ray).map((places, group) => {
    const elbow = { x: ELBOW_X, y: Math.round(top + step * (groups - 1 - group)) };
    const free = bestPlace(places, (place) => !drawn.some(([a, b]) => cross(a, b, place, elbow)));
    const { x, y } = free ?? bestPlace(places, () => true) ?? ray.core;
    const anchor = { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
    drawn.push([anchor, elbow]);
    return { anchor, leader: [anchor, elbow, { x: LEADER_END_X, y: elbow.y }], label: { x: LABEL_X, y: elbow.y } };
  });
}
