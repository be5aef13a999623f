// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LateMirror, mirrorCode } from './late-mirror.tsx';

const NAME = 'How others see it';
/** Longer than the section waits for its turn. */
const TURN_MS = 300;
let fetchable: boolean;
let root: Root;

const section: typeof mirrorCode = {
  here: () => undefined,
  fetch: () => (fetchable ? mirrorCode.fetch() : Promise.reject(new TypeError('no chunk'))),
};

// Loading it for the first time takes as long as it takes.
beforeAll(async () => void (await mirrorCode.fetch()));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/mirror') ? { mirror: null } : { apiBaseUrl: '/api' }),
  );
  fetchable = false;
  document.body.innerHTML = '<h2 id="mirror"></h2><div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const passes = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const again = () => document.querySelector('button');

async function draw(): Promise<void> {
  await act(async () =>
    root.render(<LateMirror licenseCode="K-1" onView={() => undefined} handle={null} section={section} />),
  );
  await passes(TURN_MS);
}

it('says that its code did not come, and takes the focus when it comes after a press', async () => {
  await draw();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('We can’t connect right now.');
  fetchable = true;
  await act(async () => {
    again()?.focus();
    again()?.click();
  });
  await passes(TURN_MS);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(NAME);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('is fetched again when the connection is back, and leaves the focus where it is', async () => {
  await draw();
  fetchable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await passes(TURN_MS);
  expect(document.querySelector('[role=group]')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('lets whoever tried again in vain and went elsewhere stay there', async () => {
  await draw();
  const elsewhere = document.body.appendChild(document.createElement('textarea'));
  await act(async () => {
    again()?.focus();
    again()?.click();
  });
  await passes(TURN_MS);
  await act(async () => elsewhere.focus());
  fetchable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await passes(TURN_MS);
  expect(document.querySelector('[role=group]')).not.toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

it('brings whoever came for it to its heading, unless they have gone elsewhere', async () => {
  fetchable = true;
  history.replaceState(null, '', '/#mirror');
  await draw();
  expect(document.activeElement?.id).toBe('mirror');
});

it('lets whoever came for it and went elsewhere stay there', async () => {
  history.replaceState(null, '', '/#mirror');
  await draw();
  const heading = document.getElementById('mirror');
  expect(document.activeElement).toBe(heading);
  heading?.blur();
  window.dispatchEvent(new Event('wheel'));
  fetchable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await passes(TURN_MS);
  expect(document.activeElement).toBe(document.body);
});
