// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserRouter, PathParamsProvider, useLocation } from '../lib/router/router.tsx';
import { endSession, forgetHowSessionEnded, startSession } from '../lib/session.ts';
import { SignedInOnly } from './guards.tsx';
import { findRoute, isScreen } from './route-table.ts';

const ADA = {
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  emailConfirmed: true,
} as Parameters<typeof startSession>[1];
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  forgetHowSessionEnded();
  vi.unstubAllGlobals();
});

function Guarded() {
  const { pathname } = useLocation();
  const { route, params } = findRoute(pathname);
  if (!isScreen(route) || route.access !== 'signed-in') return null;
  return (
    <PathParamsProvider params={params}>
      <SignedInOnly signedOutTo={route.signedOutTo} ownPart={route.ownPart}>
        the screen
      </SignedInOnly>
    </PathParamsProvider>
  );
}

/** Where one ends up, and where from, as the log-in page is told. */
async function visit(address: string) {
  history.replaceState(null, '', address);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Guarded />
      </BrowserRouter>,
    ),
  );
  const entry = history.state as { readonly state?: { readonly from?: string } } | null;
  return { at: location.pathname + location.hash, from: entry?.state?.from };
}

it('shows a stranger the public page of a result', async () => {
  expect(await visit('/digital-fingerprint/7KQ2')).toEqual({ at: '/fingerprint/7KQ2', from: undefined });
});

it('asks whoever comes for the replies to log in, and leads back to them', async () => {
  const { at, from } = await visit('/digital-fingerprint/7KQ2#mirror');
  expect([at, from]).toEqual(['/login', '/digital-fingerprint/7KQ2#mirror']);
});

it('leads back to the own result when the session has run out there', async () => {
  startSession('token', ADA);
  endSession('expired');
  const { at, from } = await visit('/digital-fingerprint/7KQ2');
  expect([at, from]).toEqual(['/login', '/digital-fingerprint/7KQ2']);
});
