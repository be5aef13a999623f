import type { ReactElement } from 'react';
import { PathParamsProvider, useLocation } from '../lib/router/router.tsx';
import { OutsideProduction, Redirect, SignedInOnly, SignedOutOnly } from './guards.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { findRoute, isScreen, keepsData, type ScreenRoute } from './route-table.ts';
import { screens } from './screens.ts';

/** What only signed-in screens need is fetched with the first of them, and stays while one walks between them. */
export const signedInArea = lazyScreen(() => import('./signed-in-area.tsx'));
const SignedInArea = signedInArea.Screen;
/** Fetched data, kept for the screens that show lists; the survey has a session of its own, and comes without. */
export const personsData = lazyScreen(() => import('../lib/persons-data.tsx'));
const PersonsData = personsData.Screen;
const NotFound = screens['not-found'].Screen;

function guardedByAccess(route: ScreenRoute): ReactElement {
  const { Screen } = screens[route.screen];
  // The steps of the survey are one screen: what stands around them stays while one walks through.
  const screen = <Screen key={route.screen} />;
  if (route.access === 'public') return screen;
  if (route.access === 'signed-out') return <SignedOutOnly>{screen}</SignedOutOnly>;
  return (
    <SignedInOnly signedOutTo={route.signedOutTo} ownPart={route.ownPart}>
      <SignedInArea>{keepsData(route) ? <PersonsData>{screen}</PersonsData> : screen}</SignedInArea>
    </SignedInOnly>
  );
}

function guarded(route: ScreenRoute): ReactElement {
  const screen = guardedByAccess(route);
  return route.developerOnly ? <OutsideProduction instead={<NotFound />}>{screen}</OutsideProduction> : screen;
}

/** The screen of the current address, behind its guard. */
export function Router() {
  const { pathname } = useLocation();
  const { route, params } = findRoute(pathname);
  return (
    <PathParamsProvider params={params}>
      {isScreen(route) ? guarded(route) : <Redirect to={route.redirect} signedInTo={route.signedInRedirect} />}
    </PathParamsProvider>
  );
}
