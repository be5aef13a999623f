import { WAVELENGTH } from './pad.ts';
import { type Ray, crossingOnRay } from './ray.ts';
import type { Ridge } from './ridge-line.ts';

const CORE_WEIGHT = 0.62;
const NEIGHBOUR = 1.5 * WAVELENGTH;
const AGREEMENT = 0.8;
const OWN_SHARE_MAX = 0.15;
const PASSES = 3;

/**
 * Cuts the ridges, innermost first, into one run per value, as near to equal ink as whole ridges allow; the core gets a
 * little less. Every run holds at least one ridge. Returns where each run ends.
 */
function cutByInk(lengths: readonly number[], groups: number): number[] {
  const inkUpTo = [0];
  for (const length of lengths) inkUpTo.push((inkUpTo.at(-1) ?? 0) + length);
  const share = (inkUpTo.at(-1) ?? 0) / (groups - 1 + CORE_WEIGHT);
  // cost[end]: the least unevenness of cutting the first `end` ridges into the groups so far; starts: where the last one began.
  let cost = inkUpTo.map((_, end) => (end === 0 ? 0 : Infinity));
  const starts: number[][] = [];
  for (let group = 0; group < groups; group++) {
    const wanted = group === 0 ? share * CORE_WEIGHT : share;
    const before = cost;
    const start = inkUpTo.map(() => 0);
    cost = inkUpTo.map((ink, end) => {
      let best = Infinity;
      for (let from = 0; from < end; from++) {
        const uneven = (before[from] ?? Infinity) + (ink - (inkUpTo[from] ?? 0) - wanted) ** 2;
        if (uneven < best) [best, start[end]] = [uneven, from];
      }
      return best;
    });
    starts.push(start);
  }
  const ends = [lengths.length];
  for (let group = groups - 1; group > 0; group--) ends.unshift(starts[group]?.[ends[0] ?? 0] ?? 0);
  return ends;
}

/** For each ridge that is asked for: how often a point of another ridge lies right beside it, by that other ridge. */
function besides(ridges: readonly Ridge[], isAsked: (index: number) => boolean): Map<number, number>[] {
  const cells = new Map<number, { ridge: number; x: number; y: number }[]>();
  const cell = (x: number, y: number): number => Math.floor(y / NEIGHBOUR) * 1000 + Math.floor(x / NEIGHBOUR);
  ridges.forEach((ridge, index) => {
    for (const { x, y } of ridge.points) {
      const key = cell(x, y);
      const list = cells.get(key);
      if (list === undefined) cells.set(key, [{ ridge: index, x, y }]);
      else list.push({ ridge: index, x, y });
    }
  });
  return ridges.map((ridge, index) => {
    const met = new Map<number, number>();
    if (!isAsked(index)) return met;
    for (let i = 0; i < ridge.points.length; i += 2) {
      const { x, y } = ridge.points[i] ?? { x: 0, y: 0 };
      const key = cell(x, y);
      for (const row of [-1000, 0, 1000]) {
        for (const column of [-1, 0, 1]) {
          for (const other of cells.get(key + row + column) ?? []) {
            if (other.ridge === index || Math.hypot(other.x - x, other.y - y) > NEIGHBOUR) continue;
            met.set(other.ridge, (met.get(other.ridge) ?? 0) + 1);
          }
        }
      }
    }
    return met;
  });
}

/** A ridge among others of one group takes their group: near a delta the order by distance leaves a stray colour. */
function settleStrays(ridges: readonly Ridge[], groupOf: number[], groups: number, fixed: ReadonlySet<number>): void {
  const beside = besides(ridges, (index) => !fixed.has(index));
  for (let pass = 0; pass < PASSES; pass++) {
    beside.forEach((met, index) => {
      if (met.size === 0) return;
      const own = groupOf[index] ?? 0;
      const votes = Array.from({ length: groups }, () => 0);
      let all = 0;
      for (const [other, count] of met) {
        votes[groupOf[other] ?? 0] = (votes[groupOf[other] ?? 0] ?? 0) + count;
        all += count;
      }
      const favourite = votes.indexOf(Math.max(...votes));
      const isAlone = (votes[own] ?? 0) <= OWN_SHARE_MAX * all && (votes[favourite] ?? 0) >= AGREEMENT * all;
      if (isAlone) groupOf[index] = favourite;
    });
  }
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * The group (0 = core, innermost) of each ridge. `ridges` come innermost first. The ridges that cross the ray are cut into
 * groups in the order they cross it, so that each value is met on it; the others follow by their distance to the axis.
 */
export function groupRidges(ridges: readonly Ridge[], groups: number, ray: Ray): number[] {
  const crossing = ridges
    .flatMap((ridge, index) => {
      const along = crossingOnRay(ray, ridge);
      return along === undefined ? [] : [{ index, along }];
    })
    .sort((a, b) => a.along - b.along)
    .map(({ index }) => index);
  const chosen = crossing.length >= groups ? crossing : ridges.map((_, index) => index);
  const ends = cutByInk(
    chosen.map((index) => ridges[index]?.length ?? 0),
    groups,
  );
  const middles = ends.map((end, group) =>
    middle(chosen.slice(group === 0 ? 0 : ends[group - 1], end).map((index) => ridges[index]?.fromAxis ?? 0)),
  );
  const reaches = middles.slice(1).map((outer, group) => (outer + (middles[group] ?? 0)) / 2);
  const groupOf = ridges.map((ridge) => reaches.filter((reach) => ridge.fromAxis > reach).length);
  chosen.forEach((index, place) => (groupOf[index] = ends.filter((end) => place >= end).length));
  settleStrays(ridges, groupOf, groups, new Set(chosen));
  return groupOf;
}
