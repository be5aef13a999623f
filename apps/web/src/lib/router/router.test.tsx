// @vitest-environment happy-dom
import { act, lazy, Suspense, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveAtOnce } from './leave-at-once.ts';
import { Navigate } from './link.tsx';
import { BrowserRouter, useLocation } from './router.tsx';
import { useNavigate } from './use-navigate.ts';

let root: Root;
let mounts: string[];
let arrive: () => void;
let go: (to: string) => void;

function Screen({ name }: { readonly name: string }) {
  useEffect(() => void mounts.push(name), [name]);
  return name;
}

/** Its code is still on its way. */
const lateScreen = () =>
  lazy(
    () =>
      new Promise<{ default: () => React.JSX.Element }>(
        (resolve) => (arrive = () => resolve({ default: () => <Screen name="late" /> })),
      ),
  );

function screensWith(Late: ReturnType<typeof lateScreen>) {
  return function Screens() {
    const { pathname } = useLocation();
    go = useNavigate();
    if (pathname === '/first') return <Screen name="first" />;
    if (pathname === '/second') return <Screen name="second" />;
    return pathname === '/onward' ? <Navigate to="/late" replace /> : <Late />;
  };
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  mounts = [];
  history.replaceState(null, '', '/first');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const Screens = screensWith(lateScreen());
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Suspense fallback="nothing yet">
          <Screens />
        </Suspense>
      </BrowserRouter>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const shown = () => document.body.textContent;

describe('the router', () => {
  it('keeps the old screen until the next one has come', async () => {
    await act(async () => go('/late'));
    expect(shown()).toBe('first');
    await act(async () => arrive());
    expect(shown()).toBe('late');
  });

  it('draws a screen that is here, and later ones over it', async () => {
    await act(async () => go('/late'));
    await act(async () => go('/second'));
    expect(shown()).toBe('second');
    await act(async () => arrive());
    expect(shown()).toBe('second');
  });

  it('never falls back behind a screen that sent one on', async () => {
    leaveAtOnce();
    await act(async () => go('/onward'));
    expect(location.pathname).toBe('/late');
    await act(async () => arrive());
    expect(shown()).toBe('late');
    expect(mounts).toEqual(['first', 'late']);
  });
});
