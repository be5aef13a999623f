import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { FindYourOwn } from './find-your-own.tsx';
import { FriendFrame } from './friend-frame.tsx';
import { stageOf } from './friend-stage.tsx';
import { InvitationHere } from './invitation-here.tsx';
import { LateKeptText } from './late-kept-text.tsx';
import { openedBy } from './load-invitation.ts';
import { NoMore } from './no-more.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportInvitation } from './report-invitation.tsx';
import { useInvitation, type Invitation } from './use-invitation.ts';
import styles from './friend-page.module.css';

/** As many lines as the words above the cards. */
const LINES_ABOVE_CARDS = 8;

interface ShownProps {
  readonly secret: string;
  readonly shown: Invitation;
  readonly show: (next: Invitation) => void;
  readonly again: () => void;
}

function Shown({ secret, shown, show, again }: ShownProps) {
  switch (shown.state) {
    case 'here':
      return <InvitationHere secret={secret} opened={shown.opened} onShow={show} onAgain={again} />;
    case 'changing': {
      const { invitation } = shown.opened;
      return (
        <ReplyForm
          secret={secret}
          invitation={invitation}
          changed={shown.draft}
          onDone={(now) => show({ state: 'here', opened: now })}
          onKeep={(mayHaveArrived) =>
            mayHaveArrived ? again() : show({ state: 'here', opened: openedBy(secret, invitation) })
          }
        />
      );
    }
    case 'loading':
      return <Skeleton label={WORDS.loading} lines={LINES_ABOVE_CARDS} />;
    case 'unknown':
    case 'ended':
      return (
        <>
          {shown.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          <LateKeptText secret={secret} />
          {shown.state === 'ended' && <NoMore secret={secret} />}
          <FindYourOwn />
          {shown.state === 'ended' && <ReportInvitation secret={secret} shared={false} />}
        </>
      );
    case 'failed':
      return (
        <>
          <MessageAlert variant="danger" messages={shown.messages} />
          <div className={styles.actions}>
            <Button onClick={again}>{SHELL_MESSAGES.retry}</Button>
          </div>
        </>
      );
    default:
      return (
        <>
          <p>{WORDS.takenBack}</p>
          {shown.left?.state === 'open' && (
            <div className={styles.actions}>
              <Button variant="secondary" onClick={again}>
                {WORDS.replyAgain}
              </Button>
            </div>
          )}
          <FindYourOwn />
          {shown.left && <ReportInvitation secret={secret} shared={shown.left.shared} />}
        </>
      );
  }
}

/** The page of somebody who was asked what they have seen in a person: one screen, no account. */
export function FriendPage({ secret }: { readonly secret: string }) {
  const { shown, show, again } = useInvitation(secret);
  return (
    <FriendFrame {...stageOf(secret, shown)}>
      <Shown secret={secret} shown={shown} show={show} again={again} />
    </FriendFrame>
  );
}
