import { useState, type ReactNode } from 'react';
import { messagesOf, NetworkError } from '../../lib/api-error.ts';
import { useLater, type Later, type LaterOptions } from '../../lib/later.ts';
import { NotLoaded } from './not-loaded.tsx';

interface LateCodeProps<Code> extends LaterOptions {
  readonly code: Later<Code>;
  /** Stands there until the code comes, also where it did not come. */
  readonly before?: ReactNode;
  /** That it is on its way. */
  readonly waiting?: ReactNode;
  /** What the code draws. It takes the focus where it came after a press. */
  readonly children: (code: Code, takesFocus: boolean) => ReactNode;
}

/** A part of a page once its code is there. Where it did not come that is said, and it can be asked for again. */
export function LateCode<Code>({ code: late, before, waiting, children, ...options }: LateCodeProps<Code>) {
  const { code, hasFailed, isAsking, ask } = useLater(late, options);
  const [isPressed, setPressed] = useState(false);
  if (code !== undefined) return children(code, isPressed);
  return (
    <>
      {before}
      {hasFailed ? (
        <NotLoaded
          messages={messagesOf(new NetworkError())}
          isAsking={isAsking}
          onAgain={() => {
            setPressed(true);
            ask();
          }}
          onLeave={() => setPressed(false)}
        />
      ) : (
        waiting
      )}
    </>
  );
}
