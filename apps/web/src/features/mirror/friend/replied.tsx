import type { MirrorInvitation } from '@lf/contract/mirror';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { useState } from 'react';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { FindYourOwn } from './find-your-own.tsx';
import { FriendFrame } from './friend-frame.tsx';
import { forgetDraft, forgetInvitation, keptDraft } from './kept-invitation.ts';
import type { Opened } from './load-invitation.ts';
import { draftOf, EMPTY_DRAFT, isEmpty, onCards, type ReplyDraft } from './reply-draft.ts';
import { ReplyForm } from './reply-form.tsx';
import { canBeSent } from './reply-problems.ts';
import { ReportInvitation } from './report-invitation.tsx';
import { sendReply } from './send-reply.ts';
import { SentReply } from './sent-reply.tsx';
import { takeBackReply } from './take-back-reply.ts';

export interface RepliedProps {
  readonly secret: string;
  readonly opened: Opened;
  readonly onSent: (sent: Opened) => void;
  readonly onTakenBack: (left: MirrorInvitation | undefined) => void;
  readonly onAgain: () => void;
}

/** Somebody has replied, and may change what they said. */
export function Replied({ secret, opened, onSent, onTakenBack, onAgain }: RepliedProps) {
  const { invitation, heldBy } = opened;
  const { firstName: name, cards, reply, shared } = invitation;
  const [changed, setChanged] = useState<ReplyDraft>();
  const [, setDeleted] = useState(false);
  // What is the same as the reply was forgotten when that was opened.
  const kept = onCards(keptDraft(secret), cards);
  const newer = isEmpty(kept) ? undefined : kept;

  function sent(now: Opened): void {
    setChanged(undefined);
    onSent(now);
  }

  if (changed)
    return (
      <FriendFrame stage="changed" title={<NamedWords words={WORDS.title} name={name} />}>
        <ReplyForm
          secret={secret}
          invitation={invitation}
          changed={changed}
          onDone={sent}
          onKeep={() => setChanged(undefined)}
        />
      </FriendFrame>
    );
  return (
    <FriendFrame stage={newer ? 'replied, with newer' : 'replied'} title={WORDS.sentTitle}>
      <SentReply
        opened={opened}
        newer={newer}
        onSendNewer={async () => {
          if (newer === undefined) return;
          if (canBeSent(newer)) sent(await sendReply(secret, newer, true));
          else setChanged(newer);
        }}
        onDeleteNewer={() => {
          forgetDraft(secret);
          setDeleted(true);
        }}
        onChange={() => setChanged(newer ?? (reply ? draftOf(reply) : EMPTY_DRAFT))}
        takeBack={async () => onTakenBack(await takeBackReply(secret, heldBy))}
        onSomebodyElse={() => {
          forgetInvitation(secret);
          onAgain();
        }}
      />
      <FindYourOwn />
      <ReportInvitation secret={secret} shared={shared} />
    </FriendFrame>
  );
}
