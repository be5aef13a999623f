import { createContext, startTransition, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createBrowserHistory, type BrowserHistory, type Location } from './browser-history.ts';
import { takeLeaveAtOnce } from './leave-at-once.ts';
import type { PathParams } from './match-path.ts';

interface RouterValue {
  readonly location: Location;
  readonly history: BrowserHistory | null;
}

const RouterContext = createContext<RouterValue | null>(null);
const ParamsContext = createContext<PathParams>({});

/** Follows the browser's address. The old screen stays until the next one's code is there and drawn; it is drawn in pieces, which are short on a slow phone. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState(history.current);
  // Before the screens' own effects: a screen that only sends one on does so in the first of them.
  useLayoutEffect(() => {
    const follow = (): void => {
      const next = history.current();
      if (takeLeaveAtOnce()) setLocation(next);
      else startTransition(() => setLocation(next));
    };
    follow();
    // On the way back the browser looks for the place in the page that the address names, and takes the focus there: the new screen comes after that.
    return history.listen(({ by }) => void (by === 'pop' ? setTimeout(follow) : follow()));
  }, [history]);
  const value = useMemo(() => ({ location, history }), [location, history]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** One fixed address: for prerendering. */
export function StaticRouter({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }) {
  const location: Location = { pathname, search: '', hash: '', state: null, by: 'load' };
  return <RouterContext value={{ location, history: null }}>{children}</RouterContext>;
}

/** Hands the parameters of the matched path down to its screen. */
export function PathParamsProvider({
  params,
  children,
}: {
  readonly params: PathParams;
  readonly children: ReactNode;
}) {
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
