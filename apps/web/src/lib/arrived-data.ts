import { createContext, use, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Where the server puts what it rendered the page from. */
const ARRIVED_ID = 'arrived';

/** What the page was rendered from; undefined where the HTML came without data. */
export const ArrivedData = createContext<unknown>(undefined);

/** Written by the server that rendered this very page. */
export function readArrivedData(): unknown {
  const text = document.getElementById(ARRIVED_ID)?.textContent;
  return text === undefined || text === '' ? undefined : JSON.parse(text);
}

/** For the screen that arrived as HTML and its first render only: whoever comes later asks anew. */
export function useArrivedData(): unknown {
  const isAlive = useHydrated();
  const data = use(ArrivedData);
  const [arrived] = useState(isAlive ? undefined : data);
  return arrived;
}
