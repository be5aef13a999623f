import { useRef, useState } from 'react';
import type { OwnMirror } from '@lf/contract/mirror';
import { messagesOf } from '../../../lib/api-error.ts';
import { isStale, type MirrorEvents } from './mirror-events.ts';

type Outcome = 'done' | 'refused' | 'stale';

/** One change of the mirror at a time; a refusal is told where it was pressed. */
export function useMirrorAction({ onMirror, onStale }: MirrorEvents) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const pressed = useRef(false);

  async function outcomeOf(act: () => Promise<OwnMirror | null>): Promise<Outcome> {
    try {
      onMirror(await act());
      return 'done';
    } catch (error) {
      if (isStale(error)) {
        onStale(messagesOf(error));
        return 'stale';
      }
      setMessages(messagesOf(error));
      return 'refused';
    }
  }

  async function run(act: () => Promise<OwnMirror | null>): Promise<Outcome> {
    if (pressed.current) return 'refused';
    pressed.current = true;
    setUnderWay(true);
    setMessages([]);
    const outcome = await outcomeOf(act);
    pressed.current = false;
    setUnderWay(false);
    return outcome;
  }

  return { isUnderWay, messages, run, forgetMessages: () => setMessages([]) };
}
