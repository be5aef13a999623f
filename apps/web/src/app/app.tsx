import { Suspense } from 'react';
import { useLocation } from '../lib/router/router.tsx';
import { Backdrop } from '../components/layout/backdrop.tsx';
import { OfflineNotice } from '../components/layout/offline-notice.tsx';
import { RouteAnnouncer } from '../components/layout/route-announcer.tsx';
import { ScreenFallback } from '../components/layout/screen-fallback.tsx';
import { AffiliateScript } from './affiliate-script.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { findRoute, isScreen } from './route-table.ts';
import { Router } from './app-router.tsx';

export function App() {
  const { pathname } = useLocation();
  const { route } = findRoute(pathname);
  return (
    <>
      <Backdrop name={route.name} />
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<ScreenFallback />}>
          <Router />
        </Suspense>
      </ErrorBoundary>
      <AffiliateScript pathname={pathname} />
      <OfflineNotice />
      <RouteAnnouncer title={isScreen(route) ? route.title : undefined} />
    </>
  );
}
