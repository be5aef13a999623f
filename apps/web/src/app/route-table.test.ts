import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRoute, isScreen, routeTable } from './route-table.ts';
import { reviewOf } from './route-review.ts';

describe('the route table', () => {
  it('names every route and every path once', () => {
    expect(new Set(routeTable.map(({ name }) => name)).size).toBe(routeTable.length);
    expect(new Set(routeTable.map(({ path }) => path)).size).toBe(routeTable.length);
  });

  it('hides no row behind an earlier one', () => {
    const hidden = routeTable.filter(
      ({ path, name }) => !path.includes(':') && path !== '*' && findRoute(path).route.name !== name,
    );
    expect(hidden).toEqual([]);
  });

  it('leads every redirect to a screen', () => {
    for (const route of routeTable) {
      if (isScreen(route)) continue;
      for (const target of [route.redirect, route.signedInRedirect ?? route.redirect])
        expect(isScreen(findRoute(target).route)).toBe(true);
    }
  });

  it('has a file for every screen', () => {
    for (const route of routeTable.filter(isScreen)) {
      expect(existsSync(new URL(`./screens/${route.screen}.tsx`, import.meta.url)), route.screen).toBe(true);
    }
  });

  it('shows the listing of routes to signed-in people', () => {
    expect(findRoute('/all-routes').route).toMatchObject({ access: 'signed-in', developerOnly: true });
  });

  it('marks placeholders as undone, and steps whose behaviour the spec does not show for review', () => {
    const marked = (review: string) =>
      routeTable.filter((route) => isScreen(route) && reviewOf(route) === review).map(({ path }) => path);
    expect(marked('undone')).toEqual([
      '/purchase-quantity',
      '/purchase-payment',
      '/purchase-confirmation',
      '/purchase-completion',
      '/enter-promo-code',
    ]);
    expect(marked('review')).toContain('/digital-fingerprint/core-value');
    expect(marked('review')).not.toContain('/digital-fingerprint/value-order');
  });

  it('prerenders nothing that needs a person', () => {
    expect(routeTable.filter(isScreen).filter((route) => route.prerender && route.access === 'signed-in')).toEqual([]);
  });

  it('ends with a page for everything else', () => {
    expect(findRoute('/no/such/place').route.name).toBe('not-found');
  });
});
