/** Where the person is. `state` travels with the history entry and survives a reload. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** How one came here: by loading the page, by a link, by a redirect, or by the browser's own arrows and addresses. */
  readonly by: 'load' | 'push' | 'replace' | 'pop';
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Past the blocker: the person has been asked already. */
  readonly unasked?: boolean;
}

export type Navigate = (to: string | -1, options?: NavigateOptions) => void;

/** Asked before leaving; when it keeps the person, `proceed` takes them there after all. */
export type Blocker = (to: Location, proceed: () => void) => boolean;

interface Entry {
  readonly position: number;
  readonly state: unknown;
}

function entryOf(state: unknown): Entry {
  const known =
    typeof state === 'object' && state !== null && 'position' in state && typeof state.position === 'number';
  return known
    ? { position: Number(state.position), state: 'state' in state ? state.state : null }
    : { position: 0, state: null };
}

function read(by: Location['by']): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: entryOf(window.history.state).state, by };
}

export interface BrowserHistory {
  readonly current: () => Location;
  readonly navigate: Navigate;
  readonly listen: (listener: (location: Location) => void) => () => void;
  readonly block: (blocker: Blocker) => () => void;
}

/** The browser's history with listeners, and with a blocker that can ask before the person leaves the page. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<(location: Location) => void>();
  let location = read('load');
  let { position } = entryOf(window.history.state);
  let blocker: Blocker | undefined;
  let returning = false;

  function arrive(by: Location['by']): void {
    location = read(by);
    position = entryOf(window.history.state).position;
    for (const listener of listeners) listener(location);
  }

  window.addEventListener('popstate', () => {
    if (returning) {
      returning = false;
      return;
    }
    const steps = entryOf(window.history.state).position - position;
    const proceed = () => {
      blocker = undefined;
      window.history.go(steps);
    };
    if (steps !== 0 && blocker?.(read('pop'), proceed)) {
      returning = true;
      window.history.go(-steps);
      return;
    }
    arrive('pop');
  });

  const navigate: Navigate = (to, options = {}) => {
    if (to === -1) {
      window.history.back();
      return;
    }
    const url = new URL(to, window.location.href);
    // As with a link to the page one is on. A second press, before the first has led away, is no second step in the history.
    const replace = options.replace === true || url.href === window.location.href;
    const by = replace ? 'replace' : 'push';
    const next: Location = {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      state: options.state ?? null,
      by,
    };
    const go = () => {
      const entry: Entry = { position: replace ? position : position + 1, state: next.state };
      window.history[replace ? 'replaceState' : 'pushState'](entry, '', url);
      arrive(by);
    };
    const proceed = () => {
      blocker = undefined;
      go();
    };
    if (options.unasked || !blocker?.(next, proceed)) go();
  };

  return {
    current: () => location,
    navigate,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block: (next) => {
      blocker = next;
      return () => {
        if (blocker === next) blocker = undefined;
      };
    },
  };
}
