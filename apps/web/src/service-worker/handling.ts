/** What the worker knows of a request. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** 'navigate' for a page. */
  readonly mode: string;
  readonly hasRange: boolean;
}

/** leave: as if there were no worker. asset: kept copy first. page: the network first, a kept page when there is none. */
export type Handling = 'leave' | 'asset' | 'page';

/**
 * Only what is the same for everybody is ever kept: hashed files, the empty shell, the offline page. Whatever carries somebody's words or
 * result (the API, the AI, pages rendered for a code) passes by untouched, and so do films, which are fetched in pieces.
 */
export function handlingOf({ method, url, mode, hasRange }: Asked, origin: string): Handling {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || hasRange || /^\/(api|ai)(\/|$)/.test(pathname)) return 'leave';
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'asset' : 'leave';
}

/** Caches of ours to throw away: all but this build's and the one before it, which open tabs may still live on. Oldest first, as browsers list them. */
export function outdated(names: readonly string[], prefix: string, current: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current);
  return others.slice(0, -1);
}
