import { createContext, useContext, useDeferredValue, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createBrowserHistory, type BrowserHistory, type Location } from './browser-history.ts';
import { isDrawnAtOnce } from './drawn-at-once.ts';
import type { PathParams } from './match-path.ts';

interface RouterValue {
  readonly location: Location;
  readonly history: BrowserHistory | null;
}

const RouterContext = createContext<RouterValue | null>(null);
const ParamsContext = createContext<PathParams>({});

/** Follows the browser's address. The old screen stays until the next one's code is there. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  const now = useSyncExternalStore(history.listen, history.current, history.current);
  const later = useDeferredValue(now);
  const location = isDrawnAtOnce(now.pathname) ? now : later;
  // One value per place: a press redraws the screens once, when the deferred place follows, not twice.
  const value = useMemo(() => ({ location, history }), [location, history]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** One fixed address: for prerendering. */
export function StaticRouter({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }) {
  const location: Location = { pathname, search: '', hash: '', state: null, by: 'pop' };
  return <RouterContext value={{ location, history: null }}>{children}</RouterContext>;
}

/** Hands the parameters of the matched path down to its screen. */
export function PathParamsProvider({ params, children }: { readonly params: PathParams; readonly children: ReactNode }) {
  return <ParamsContext value={params}>{children}</ParamsContext>;
}

export function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('This component stands outside of the router');
  return router;
}

export function useLocation(): Location {
  return useRouter().location;
}

export function useParams(): PathParams {
  return useContext(ParamsContext);
}

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
