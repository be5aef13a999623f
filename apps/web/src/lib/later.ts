import { useEffect, useState } from 'react';

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

/** Asks for the code once it is needed; what could not be fetched is asked for again when the connection is back. */
export function useLater<Code>({ here, fetch }: Later<Code>, isNeeded = true): Code | undefined {
  const [code, setCode] = useState(here);
  const isMissing = isNeeded && code === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const ask = () =>
      void fetch().then(
        (come) => setCode(() => come),
        () => undefined,
      );
    // What is drawn now is painted first.
    const timer = setTimeout(ask);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [isMissing, fetch]);
  return code;
}
