import { FindYourOwn } from './find-your-own.tsx';
import { forgetDraft, forgetInvitation } from './kept-invitation.ts';
import { loadInvitation, type Opened } from './load-invitation.ts';
import { newerDraft } from './newer-draft.ts';
import { draftOf, EMPTY_DRAFT, type ReplyDraft } from './reply-draft.ts';
import { canBeSent } from './reply-problems.ts';
import { ReportInvitation } from './report-invitation.tsx';
import { sendReply } from './send-reply.ts';
import { SentReply } from './sent-reply.tsx';
import { takeBackReply } from './take-back-reply.ts';
import type { Invitation } from './use-invitation.ts';

export interface RepliedProps {
  readonly secret: string;
  readonly opened: Opened;
  readonly onShow: (next: Invitation) => void;
  readonly onAgain: () => void;
  /** What stood here before it had the focus. */
  readonly takesFocus: boolean;
}

/** Somebody has replied, and may change what they said. */
export function Replied({ secret, opened, onShow, onAgain, takesFocus }: RepliedProps) {
  const { invitation, heldBy } = opened;
  const { reply, shared } = invitation;
  const newer = newerDraft(secret, invitation);
  const change = (draft: ReplyDraft): void => onShow({ state: 'changing', opened, draft });
  return (
    <>
      <SentReply
        secret={secret}
        opened={opened}
        newer={newer}
        takesFocus={takesFocus}
        onSendNewer={async () => {
          if (newer === undefined) return;
          if (canBeSent(newer)) onShow({ state: 'here', opened: await sendReply(secret, newer, true) });
          else change(newer);
        }}
        onDeleteNewer={async () => {
          // It may have arrived, without an answer: then it is no newer version but what stands.
          const now = await loadInvitation(secret);
          forgetDraft(secret);
          onShow({ state: 'here', opened: now });
        }}
        onChange={() => change(newer ?? (reply ? draftOf(reply) : EMPTY_DRAFT))}
        takeBack={async () => onShow({ state: 'taken-back', left: await takeBackReply(secret, heldBy) })}
        onSomebodyElse={() => {
          forgetInvitation(secret);
          onAgain();
        }}
      />
      <FindYourOwn />
      <ReportInvitation secret={secret} shared={shared} />
    </>
  );
}
