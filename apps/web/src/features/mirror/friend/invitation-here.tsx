import type { MirrorInvitation } from '@lf/contract/mirror';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { FindYourOwn } from './find-your-own.tsx';
import { forgetDraft, forgetPass, forgetText } from './kept-invitation.ts';
import { LateKeptText } from './late-kept-text.tsx';
import { fetchReplied, LateReplied } from './late-replied.tsx';
import type { Opened } from './load-invitation.ts';
import { Passed } from './passed.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportInvitation } from './report-invitation.tsx';
import type { Invitation } from './use-invitation.ts';

interface InvitationHereProps {
  readonly secret: string;
  readonly opened: Opened;
  readonly onShow: (next: Invitation) => void;
  readonly onAgain: () => void;
}

/** What an invitation shows, by how it stands. */
export function InvitationHere({ secret, opened, onShow, onAgain }: InvitationHereProps) {
  const { invitation, heldBy } = opened;
  const { firstName: name, shared } = invitation;
  const show = (change: Partial<MirrorInvitation>): void =>
    onShow({ state: 'here', opened: { invitation: { ...invitation, ...change }, heldBy } });
  switch (invitation.state) {
    case 'open':
      return (
        <>
          <ReplyForm
            secret={secret}
            invitation={invitation}
            onSending={fetchReplied}
            onDone={(now) => onShow({ state: 'here', opened: now })}
            onKeep={() => {
              forgetDraft(secret);
              onAgain();
            }}
          />
          <ReportInvitation secret={secret} shared={shared} />
        </>
      );
    case 'replied':
      return <LateReplied secret={secret} opened={opened} onShow={onShow} onAgain={onAgain} />;
    case 'passed':
      return (
        <>
          <Passed
            secret={secret}
            name={name}
            shared={shared}
            isTakenBack={opened.isTakenBack === true}
            onReplyAfterAll={() => {
              forgetPass(secret);
              show({ state: 'open' });
            }}
          />
          <LateKeptText secret={secret} forget={forgetText} />
          <FindYourOwn />
          <ReportInvitation secret={secret} shared={shared} />
        </>
      );
    case 'own':
      return (
        <>
          <p>{MIRROR_MESSAGES.own}</p>
          <LinkButton to={paths.account}>{WORDS.toAccount}</LinkButton>
        </>
      );
    default:
      return (
        <>
          <p>{invitation.state === 'full' ? MIRROR_MESSAGES.full : WORDS.closed}</p>
          <LateKeptText secret={secret} />
          <FindYourOwn />
          <ReportInvitation secret={secret} shared={shared} />
        </>
      );
  }
}
