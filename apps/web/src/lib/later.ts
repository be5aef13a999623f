import { useCallback, useEffect, useState } from 'react';
import { AFTER_PAINT_MS } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/** Code that a screen needs after its words stand. */
export interface Later<Code> {
  /** Undefined until it has come. */
  readonly here: () => Code | undefined;
  readonly fetch: () => Promise<Code>;
}

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let here: Code | undefined;
  return { here: () => here, fetch: async () => (here = await load()) };
}

export interface LaterOptions {
  /** Else nothing is asked for. */
  readonly isNeeded?: boolean;
  /** For what stands far below: it comes when the screen itself stands, and the device has nothing better to do. */
  readonly waitsForIdle?: boolean;
}

/** Asks for the code once it is needed; what could not be fetched is asked for again when the connection is back. */
export function useLater<Code>(
  { here, fetch }: Later<Code>,
  { isNeeded = true, waitsForIdle = false }: LaterOptions = {},
) {
  const [state, setState] = useState({ code: here(), hasFailed: false, isAsking: true });
  const isMissing = isNeeded && state.code === undefined;

  const ask = useCallback((): void => {
    setState((before) => ({ ...before, isAsking: true }));
    void fetch().then(
      (code) => setState({ code, hasFailed: false, isAsking: false }),
      () => setState({ code: undefined, hasFailed: true, isAsking: false }),
    );
  }, [fetch]);

  useEffect(() => {
    if (!isMissing) return undefined;
    // What is drawn now is painted first.
    const timer = waitsForIdle ? setTimeout(whenIdle, AFTER_PAINT_MS, ask) : setTimeout(ask);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [isMissing, waitsForIdle, ask]);

  return { ...state, ask };
}
