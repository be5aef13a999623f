import { expect, it } from 'vitest';
import { pictureSizes } from './picture-sizes.ts';

it('begins with the screen it is shown on, in its own pixels', () => {
  expect(pictureSizes({ width: 360, height: 780 }, 3)[0]).toMatchObject({ width: 1080, height: 2340 });
  expect(pictureSizes({ width: 360, height: 780 }, 3)).toHaveLength(4);
});

it('names no size twice', () => {
  expect(pictureSizes({ width: 430, height: 932 }, 3)).toHaveLength(3);
});
