import { describe, expect, it } from 'vitest';
import { decorativeShape } from './decorative-shape.ts';

describe('decorativeShape', () => {
  it('gives each route its own shape, always the same', () => {
    const routes = ['login', 'registration', 'account', 'about-you', 'earliest-memory', 'value-order'];
    expect(new Set(routes.map((route) => decorativeShape(route).paths.join(''))).size).toBe(routes.length);
    expect(decorativeShape('login')).toEqual(decorativeShape('login'));
  });

  it('is light', () => {
    expect(decorativeShape('login').paths.join('').length).toBeLessThan(16_000);
  });
});
