import { useCallback, useEffect, useState } from 'react';
import { AFTER_PAINT_MS } from '../../lib/after-paint.ts';
import type { Later } from '../../lib/later.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Code of what stands far below the picture: it comes when the result itself stands. What could not be fetched is asked for again when the connection is back. */
export function useLateCode<Code>({ here, fetch }: Later<Code>) {
  const [code, setCode] = useState(here);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(true);
  const isMissing = code === undefined;

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
    const timer = setTimeout(whenIdle, AFTER_PAINT_MS, askNow);
    window.addEventListener('online', askNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [isMissing, ask]);

  return { code, hasFailed, isAsking, ask };
}
