import { NotLoaded } from '../../../components/layout/not-loaded.tsx';
import { messagesOf, NetworkError } from '../../../lib/api-error.ts';
import { later, useLater } from '../../../lib/later.ts';
import { forgetInvitation, keptDraft } from './kept-invitation.ts';
import { isEmpty } from './reply-draft.ts';

export const keptText = later(() => import('./kept-text.tsx'));

interface LateKeptTextProps {
  readonly secret: string;
  readonly code?: typeof keptText;
}

/** Few find something of theirs where no reply can be sent any more. */
export function LateKeptText({ secret, code: late = keptText }: LateKeptTextProps) {
  const { code, hasFailed, isAsking, ask } = useLater(late, { isNeeded: !isEmpty(keptDraft(secret)) });
  if (hasFailed) return <NotLoaded messages={messagesOf(new NetworkError())} isAsking={isAsking} onAgain={ask} />;
  return code && <code.KeptText secret={secret} forget={forgetInvitation} />;
}
