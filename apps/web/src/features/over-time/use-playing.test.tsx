// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { usePlaying } from './use-playing.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const place = document.createElement('div');
let root: ReturnType<typeof createRoot> | undefined;

function Example({ isReady }: { readonly isReady: boolean }) {
  return <p>{usePlaying(isReady).isPlaying ? 'plays' : 'stands'}</p>;
}

async function show(isReady: boolean): Promise<string | null> {
  root ??= createRoot(place);
  await act(async () => root?.render(<Example isReady={isReady} />));
  return place.textContent;
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test.each([
  ['plays', false],
  ['stands', true],
])('once all is drawn it %s by itself; less motion wanted: %s', async (does, isLess) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isLess && query === '(prefers-reduced-motion: reduce)' }));
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  expect(await show(false)).toBe('stands');
  expect(await show(true)).toBe(does);
});
