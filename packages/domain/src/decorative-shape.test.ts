import { describe, expect, it } from 'vitest';
import { decorativeShape, progressRidges } from './decorative-shape.ts';

describe('decorativeShape', () => {
  it('gives each route its own shape, always the same', () => {
    const routes = ['login', 'registration', 'account', 'about-you', 'earliest-memory', 'value-order'];
    expect(new Set(routes.map((route) => decorativeShape(route).paths.join(''))).size).toBe(routes.length);
    expect(decorativeShape('login')).toEqual(decorativeShape('login'));
  });

  it('is light', () => {
    expect(decorativeShape('login').paths.join('').length).toBeLessThan(6_000);
  });
});

describe('progressRidges', () => {
  it.each([1, 9, 12, 30])('draws %i ridges', (count) => {
    const { paths } = progressRidges(count);
    expect(paths).toHaveLength(count);
    for (const path of paths) expect(path).toMatch(/^M[\d.]+ [\d.]+q/u);
  });
});
