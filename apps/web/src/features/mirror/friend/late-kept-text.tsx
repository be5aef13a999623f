import { later, useLater } from '../../../lib/later.ts';
import { forgetInvitation, keptDraft } from './kept-invitation.ts';
import { isEmpty } from './reply-draft.ts';

const keptText = later(() => import('./kept-text.tsx'));

/** Few find something of theirs where no reply can be sent any more. */
export function LateKeptText({ secret }: { readonly secret: string }) {
  const { code } = useLater(keptText, { isNeeded: !isEmpty(keptDraft(secret)) });
  return code && <code.KeptText secret={secret} forget={forgetInvitation} />;
}
