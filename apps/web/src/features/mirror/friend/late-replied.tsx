import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { useState } from 'react';
import { messagesOf, NetworkError } from '../../../lib/api-error.ts';
import { later, useLater } from '../../../lib/later.ts';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { NotLoaded } from '../../../components/layout/not-loaded.tsx';
import type { RepliedProps } from './replied.tsx';

/** Nobody sees it who opens an invitation for the first time: not among the first bytes. */
export const replied = later(() => import('./replied.tsx'));

/** With the call that makes it needed. What could not be fetched now is asked for again below. */
export const fetchReplied = (): void => void replied.fetch().catch(() => undefined);

/** That the reply has arrived is said before the rest is there. */
export function LateReplied({
  code = replied,
  ...props
}: Omit<RepliedProps, 'takesFocus'> & { readonly code?: typeof replied }) {
  const { code: here, hasFailed, isAsking, ask } = useLater(code);
  const [isPressed, setPressed] = useState(false);
  if (here !== undefined) return <here.Replied {...props} takesFocus={isPressed} />;
  return (
    <>
      <p>
        <NamedWords words={WORDS.sent} name={props.opened.invitation.firstName} />
      </p>
      {hasFailed && (
        <NotLoaded
          messages={messagesOf(new NetworkError())}
          isAsking={isAsking}
          onAgain={() => {
            setPressed(true);
            ask();
          }}
          onLeave={() => setPressed(false)}
        />
      )}
    </>
  );
}
