// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BrowserRouter } from '../../lib/router/router.tsx';
import { eventually, settled } from '../../testing/drawn.tsx';
import { LateMirror, mirrorCode } from './late-mirror.tsx';

const NAME = 'How others see it';
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

const again = () => document.querySelector('button');
const failure = () => document.querySelector('[role=alert]')?.textContent;
const isThere = () => eventually(() => document.querySelector('[role=group]')).not.toBeNull();
const focused = () => document.activeElement;

async function draw(isOpen = true): Promise<void> {
  await act(async () =>
    root.render(
      <BrowserRouter>
        {isOpen && <LateMirror licenseCode="K-1" onView={() => undefined} handle={null} section={section} />}
      </BrowserRouter>,
    ),
  );
}

async function drawInVain(): Promise<void> {
  await draw();
  await eventually(failure).toContain('We can’t connect right now.');
}

it('says that its code did not come, and takes the focus when it comes after a press', async () => {
  await drawInVain();
  fetchable = true;
  await act(async () => {
    again()?.focus();
    again()?.click();
  });
  await eventually(() => focused()?.getAttribute('aria-label')).toBe(NAME);
  expect(failure()).toBeUndefined();
});

it('is fetched again when the connection is back, and leaves the focus where it is', async () => {
  await drawInVain();
  fetchable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await isThere();
  expect(focused()).toBe(document.body);
});

it('lets whoever tried again in vain and went elsewhere stay there', async () => {
  await drawInVain();
  const elsewhere = document.body.appendChild(document.createElement('textarea'));
  await act(async () => {
    again()?.focus();
    again()?.click();
  });
  await settled();
  await act(async () => elsewhere.focus());
  fetchable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await isThere();
  expect(focused()).toBe(elsewhere);
});

it('brings whoever came for it to its heading, unless they have gone elsewhere', async () => {
  fetchable = true;
  history.replaceState(null, '', '/#mirror');
  await draw();
  await eventually(() => focused()?.id).toBe('mirror');
});

it('leaves whoever comes back to its address by the browser’s own arrows where they are', async () => {
  fetchable = true;
  history.replaceState(null, '', '/#mirror');
  await draw(false);
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  await settled();
  await draw();
  await isThere();
  expect(focused()).toBe(document.body);
});

it('lets whoever came for it and went elsewhere stay there', async () => {
  history.replaceState(null, '', '/#mirror');
  await drawInVain();
  const heading = document.getElementById('mirror');
  expect(focused()).toBe(heading);
  heading?.blur();
  window.dispatchEvent(new Event('wheel'));
  fetchable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await isThere();
  expect(focused()).toBe(document.body);
});
