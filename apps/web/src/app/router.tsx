import { lazy, type ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { OutsideProduction, Redirect, SignedInOnly, SignedOutOnly } from './guards.tsx';
import { isScreen, routeTable, type AppRoute, type ScreenRoute } from './route-table.ts';
import { screens } from './screens.ts';

const SignedInArea = lazy(() => import('./signed-in-area.tsx'));
const NotFound = screens['not-found'].Screen;

function guarded(route: ScreenRoute): ReactElement {
  const { Screen } = screens[route.screen];
  if (route.developerOnly) {
    return (
      <OutsideProduction instead={<NotFound />}>
        <Screen />
      </OutsideProduction>
    );
  }
  if (route.access === 'public') return <Screen />;
  if (route.access === 'signed-out') {
    return (
      <SignedOutOnly>
        <Screen />
      </SignedOutOnly>
    );
  }
  return (
    <SignedInOnly signedOutTo={route.signedOutTo}>
      <Screen />
    </SignedInOnly>
  );
}

function toRoute(route: AppRoute): ReactElement {
  const element = isScreen(route) ? guarded(route) : <Redirect to={route.redirect} signedInTo={route.signedInRedirect} />;
  return <Route key={route.name} path={route.path} element={element} />;
}

const isSignedIn = (route: AppRoute): boolean => isScreen(route) && route.access === 'signed-in';

/** The route table, as the router wants it. What only signed-in screens need is fetched with the first of them. */
export function Router() {
  return (
    <Routes>
      {routeTable.filter((route) => !isSignedIn(route)).map(toRoute)}
      <Route element={<SignedInArea />}>{routeTable.filter(isSignedIn).map(toRoute)}</Route>
    </Routes>
  );
}
