import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { LateCode } from '../../../components/layout/late-code.tsx';
import { later } from '../../../lib/later.ts';
import { NamedWords } from '../../../components/ui/named-words.tsx';
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
  const sent = (
    <p>
      <NamedWords words={WORDS.sent} name={props.opened.invitation.firstName} />
    </p>
  );
  return (
    <LateCode code={code} before={sent}>
      {({ Replied }, takesFocus) => <Replied {...props} takesFocus={takesFocus} />}
    </LateCode>
  );
}
