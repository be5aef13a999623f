import { useRef, useState } from 'react';
import type { OwnMirror } from '@lf/contract/mirror';
import { messagesOf } from '../../../lib/api-error.ts';

/** What becomes of the mirror, as the server answers. */
export type OnMirror = (mirror: OwnMirror | null) => void;

/** One change of the mirror at a time; a refusal is told where it was pressed. */
export function useMirrorAction(onMirror: OnMirror) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const pressed = useRef(false);

  /** Whether it was done. */
  async function run(act: () => Promise<OwnMirror | null>): Promise<boolean> {
    if (pressed.current) return false;
    pressed.current = true;
    setUnderWay(true);
    setMessages([]);
    try {
      onMirror(await act());
      return true;
    } catch (error) {
      setMessages(messagesOf(error));
      return false;
    } finally {
      pressed.current = false;
      setUnderWay(false);
    }
  }

  return { isUnderWay, messages, run };
}
