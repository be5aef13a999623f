// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeTable } from './route-table.ts';

/** A fresh copy of the modules for each test: configuration and script are fetched once per page. */
let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.resetModules();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
const configured = (config: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(config))));

describe("the affiliate's script", () => {
  const PRIVATE = /^\/(auth\/|digital-fingerprint|fingerprint\/|claim-key|mirror|side-by-side|then-and-now)/;
  const addresses = routeTable.map(({ path }) => path.replaceAll(/:\w+|\*/g, 'x'));

  it.each([...new Set([...addresses, '/digital-fingerprint/earliest-memory', '/fingerprint/7KQ2'])])(
    'at %s',
    async (pathname) => {
      configured({ affiliateScriptUrl: 'https://partner.example/a.js' });
      // Nothing is really loaded: whether it would be is the question.
      const loaded = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
      const { AffiliateScript } = await import('./affiliate-script.tsx');
      await act(async () => root.render(<AffiliateScript pathname={pathname} />));
      // Asked after it: what it waits for has come by then.
      await import('../lib/affiliate.ts');
      await vi.dynamicImportSettled();
      expect(loaded.mock.calls.length > 0).toBe(!PRIVATE.test(pathname));
      loaded.mockRestore();
    },
  );
});

describe('/all-routes and the other pages for developers', () => {
  it.each([
    [true, 'not there'],
    [false, 'for developers'],
  ])('production %s: %s', async (production, shown) => {
    configured({ production });
    const { OutsideProduction } = await import('./guards.tsx');
    await act(async () =>
      root.render(
        <Suspense>
          <OutsideProduction instead="not there">for developers</OutsideProduction>
        </Suspense>,
      ),
    );
    await act(async () => undefined);
    expect(document.body.textContent).toBe(shown);
  });

  it('are marked as such', () => {
    expect(routeTable.filter((route) => 'developerOnly' in route).map(({ path }) => path)).toEqual([
      '/all-routes',
      '/design',
    ]);
  });
});
