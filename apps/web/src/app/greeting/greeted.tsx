import { Suspense } from 'react';
import { BROUGHT, readBrought } from '../../lib/brought.ts';
import { useLocation } from '../../lib/router/router.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import type { GreetingProps } from './greeting.tsx';

const Greeting = lazyScreen<GreetingProps>(() => import('./greeting.tsx')).Screen;

/** Fetched for those alone who may come with something. The page itself arrived as HTML that is the same for every stranger. */
export function Greeted(props: GreetingProps) {
  const { search, state } = useLocation();
  const mayGreet = useHydrated() && (search !== '' || state || BROUGHT.some((kind) => readBrought(kind) !== undefined));
  return <Suspense>{mayGreet && <Greeting {...props} />}</Suspense>;
}
