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
  return {
    here: () => here,
    fetch: async () => {
      here = await load();
      return here;
    },
  };
}

interface LaterOptions {
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
  const [code, setCode] = useState(here);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(true);
  const isMissing = isNeeded && code === undefined;

  const ask = useCallback(async (): Promise<void> => {
    setAsking(true);
    try {
      const come = await fetch();
      setCode(() => come);
    } catch {
      setFailed(true);
    }
    setAsking(false);
  }, [fetch]);

  useEffect(() => {
    if (!isMissing) return undefined;
    const askNow = () => void ask();
    // What is drawn now is painted first.
    const timer = waitsForIdle ? setTimeout(whenIdle, AFTER_PAINT_MS, askNow) : setTimeout(askNow);
    window.addEventListener('online', askNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [isMissing, waitsForIdle, ask]);

  return { code, hasFailed, isAsking, ask };
}
