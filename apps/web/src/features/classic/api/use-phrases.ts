import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { askPhrases, knownPhrases } from './list-phrases.ts';

interface AskedPhrases {
  readonly phrases?: readonly string[] | undefined;
  readonly error?: unknown;
}

/** The words to look for in the stories; after a failure `retry` asks again, and so does a connection that is back. */
export function usePhrases(): AskedPhrases & { readonly retry: () => void } {
  const [asked, setAsked] = useState<AskedPhrases>(() => ({ phrases: knownPhrases() }));
  const { phrases, error } = asked;

  function ask(): void {
    askPhrases().then(
      // In pieces: what is found with them is a long list, and on a slow phone a long task.
      (known) => startTransition(() => setAsked({ phrases: known })),
      (failure: unknown) => setAsked({ error: failure }),
    );
  }

  const askFirst = useEffectEvent(() => {
    if (phrases === undefined) ask();
  });
  useEffect(() => askFirst(), []);

  const isFailed = error !== undefined;
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!isFailed) return undefined;
    const online = () => askAgain();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [isFailed]);

  function retry(): void {
    setAsked({});
    ask();
  }

  return { phrases, error, retry };
}
