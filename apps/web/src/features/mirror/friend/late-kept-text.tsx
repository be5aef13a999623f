import { LateCode } from '../../../components/layout/late-code.tsx';
import { later } from '../../../lib/later.ts';
import { forgetInvitation, keptDraft } from './kept-invitation.ts';
import { isEmpty } from './reply-draft.ts';

export const keptText = later(() => import('./kept-text.tsx'));

interface LateKeptTextProps {
  readonly secret: string;
  readonly forget?: typeof forgetInvitation;
  readonly code?: typeof keptText;
}

/** Few find something of theirs where no reply is sent, or can be. */
export function LateKeptText({ secret, forget = forgetInvitation, code = keptText }: LateKeptTextProps) {
  return (
    <LateCode code={code} isNeeded={!isEmpty(keptDraft(secret))}>
      {({ KeptText }) => <KeptText secret={secret} forget={forget} />}
    </LateCode>
  );
}
