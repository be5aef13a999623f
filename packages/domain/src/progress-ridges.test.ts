import { describe, expect, it } from 'vitest';
import { progressRidges } from './progress-ridges.ts';

describe('progressRidges', () => {
  it.each([1, 9, 12, 30])('draws %i ridges', (count) => {
    const { paths } = progressRidges(count);
    expect(paths).toHaveLength(count);
    for (const path of paths) expect(path).toMatch(/^M[\d.]+ [\d.]+Q/u);
  });
});
