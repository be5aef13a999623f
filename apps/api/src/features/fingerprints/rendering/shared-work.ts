interface Underway<T> {
  readonly result: Promise<T>;
  readonly stop: AbortController;
  waiting: number;
}

export type SharedWork<T> = (name: string, work: (stop: AbortSignal) => Promise<T>, caller?: AbortSignal) => Promise<T>;

/** Callers at the same moment share one piece of work; when the last of them has gone, it is aborted. */
export function createSharedWork<T>(): SharedWork<T> {
  const underWay = new Map<string, Underway<T>>();

  const begin = (name: string, work: (stop: AbortSignal) => Promise<T>): Underway<T> => {
    const stop = new AbortController();
    const begun: Underway<T> = { result: work(stop.signal), stop, waiting: 0 };
    underWay.set(name, begun);
    const ended = (): void => {
      if (underWay.get(name) === begun) underWay.delete(name);
    };
    begun.result.then(ended, ended);
    return begun;
  };

  return (name, work, caller) => {
    if (caller?.aborted) return Promise.reject(caller.reason as Error);
    const shared = underWay.get(name) ?? begin(name, work);
    shared.waiting += 1;
    caller?.addEventListener(
      'abort',
      () => {
        shared.waiting -= 1;
        if (shared.waiting > 0) return;
        // Who asks from now on begins anew.
        if (underWay.get(name) === shared) underWay.delete(name);
        shared.stop.abort(caller.reason);
      },
      { once: true },
    );
    return shared.result;
  };
}
