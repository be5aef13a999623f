import { describe, expect, it } from 'vitest';
import { makesWay, placeUnder, scrollNear } from './drag-places.ts';

/** Heights 40, 60, 40, 10 px apart. */
const PLACES = [
  { top: 0, height: 40 },
  { top: 50, height: 60 },
  { top: 120, height: 40 },
];

describe('a dragged value', () => {
  it.each([
    [0, 0, 0],
    [0, 25, 0],
    [0, 35, 1],
    [0, 500, 2],
    [2, -25, 2],
    [2, -40, 1],
    [2, -500, 0],
    [7, 10, 7],
  ])('from %i by %i px comes to place %i', (from, by, to) => {
    expect(placeUnder(PLACES, from, by)).toBe(to);
  });

  it('sends those between its old and its new place its own height and one gap the other way', () => {
    expect([0, 1, 2].map((index) => makesWay(PLACES, 0, 1, index))).toEqual([0, -50, 0]);
    expect([0, 1, 2].map((index) => makesWay(PLACES, 2, 0, index))).toEqual([50, 50, 0]);
    expect([0, 1, 2].map((index) => makesWay(PLACES, 1, 1, index))).toEqual([0, 0, 0]);
  });

  it.each([
    [300, 0],
    [64, 0],
    [32, -6],
    [0, -12],
    [-50, -12],
    [568, 6],
    [700, 12],
  ])('at %i of 600 px scrolls the page by %i', (y, by) => {
    expect(scrollNear(y, 600)).toBe(by);
  });
});
