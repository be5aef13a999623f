import { useState } from 'react';
import { useStoredElsewhere } from '../../../lib/use-stored-elsewhere.ts';
import { useSession } from '../../../lib/use-session.ts';
import { inviteDraftName, keepInviteDraft, readInviteDraft } from './invite-draft.ts';

/** What is typed into the form, kept on this device until it is sent. */
export function useInviteDraft(licenseCode: string) {
  const userId = useSession()?.user.id ?? '';
  const [text, setText] = useState(() => readInviteDraft(userId, licenseCode));
  useStoredElsewhere(inviteDraftName(userId, licenseCode), () => setText(readInviteDraft(userId, licenseCode)));
  const keep = (next: string): void => {
    setText(next);
    keepInviteDraft(userId, licenseCode, next);
  };
  return [text, keep] as const;
}
