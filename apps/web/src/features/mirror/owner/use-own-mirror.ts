import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnMirror } from '@lf/contract/mirror';
import { messagesOf } from '../../../lib/api-error.ts';
import { getOwnMirror } from '../api/get-own-mirror.ts';

export type OwnMirrorState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly messages: readonly string[] }
  /** Null before it is started. */
  | { readonly state: 'ready'; readonly mirror: OwnMirror | null };

interface Refusal {
  readonly messages: readonly string[];
  /** What the server has since said fits it. The answer after that may not. */
  readonly isAnswered: boolean;
}

const NO_REFUSAL: Refusal = { messages: [], isAnswered: true };

async function load(licenseCode: string): Promise<OwnMirrorState> {
  try {
    return { state: 'ready', mirror: await getOwnMirror(licenseCode) };
  } catch (error) {
    return { state: 'failed', messages: messagesOf(error) };
  }
}

/**
 * The mirror of one's own fingerprint as the server has it: asked for again when the page comes back to sight, since a friend or another tab
 * may have changed it, and when the connection is back.
 */
export function useOwnMirror(licenseCode: string) {
  const [shown, show] = useState<OwnMirrorState>({ state: 'loading' });
  const [isAsking, setAsking] = useState(true);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  /** An answer to an earlier question must not replace a later one. */
  const turn = useRef(0);

  const ask = useCallback(async (): Promise<OwnMirrorState> => {
    turn.current += 1;
    const mine = turn.current;
    setAsking(true);
    const next = await load(licenseCode);
    if (mine === turn.current) {
      setAsking(false);
      // What is there stays when it cannot be asked for again.
      show((before) => (next.state === 'failed' && before.state === 'ready' ? before : next));
      if (next.state === 'ready')
        setRefusal(({ messages, isAnswered }) => (isAnswered ? NO_REFUSAL : { messages, isAnswered: true }));
    }
    return next;
  }, [licenseCode]);

  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const askNow = () => void ask();
    askNow();
    document.addEventListener('visibilitychange', askIfSeen);
    window.addEventListener('online', askNow);
    return () => {
      turn.current += 1;
      document.removeEventListener('visibilitychange', askIfSeen);
      window.removeEventListener('online', askNow);
    };
  }, [ask]);

  const setMirror = (mirror: OwnMirror | null): void => {
    turn.current += 1;
    setAsking(false);
    setRefusal(NO_REFUSAL);
    show({ state: 'ready', mirror });
  };
  /** It had changed elsewhere, and a press was refused for it. */
  const askAfterRefusal = (messages: readonly string[]): void => {
    setRefusal({ messages, isAnswered: false });
    void ask();
  };
  return { shown, isAsking, refusal: refusal.messages, setMirror, ask, askAfterRefusal };
}
