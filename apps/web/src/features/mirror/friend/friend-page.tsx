import type { MirrorInvitation } from '@lf/contract/mirror';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { paths } from '../../../app/paths.ts';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { FindYourOwn } from './find-your-own.tsx';
import { FriendFrame } from './friend-frame.tsx';
import { forgetDraft, forgetPass } from './kept-invitation.ts';
import { LateKeptText } from './late-kept-text.tsx';
import { fetchReplied, LateReplied } from './late-replied.tsx';
import type { Opened } from './load-invitation.ts';
import { Passed } from './passed.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportInvitation } from './report-invitation.tsx';
import { useInvitation, type Invitation } from './use-invitation.ts';
import styles from './friend-page.module.css';

/** As many lines as the words above the cards. */
const LINES_ABOVE_CARDS = 8;

interface InvitationHereProps {
  readonly secret: string;
  readonly opened: Opened;
  readonly onShow: (next: Invitation) => void;
  readonly onAgain: () => void;
}

function InvitationHere({ secret, opened, onShow, onAgain }: InvitationHereProps) {
  const { invitation, heldBy } = opened;
  const { firstName: name, shared } = invitation;
  const show = (change: Partial<MirrorInvitation>): void =>
    onShow({ state: 'here', opened: { invitation: { ...invitation, ...change }, heldBy } });
  const onSent = (sent: Opened): void => onShow({ state: 'here', opened: sent });
  switch (invitation.state) {
    case 'open':
      return (
        <FriendFrame stage="open" title={<NamedWords words={WORDS.title} name={name} />}>
          <ReplyForm
            secret={secret}
            invitation={invitation}
            onSending={fetchReplied}
            onDone={onSent}
            onKeep={() => {
              forgetDraft(secret);
              onAgain();
            }}
          />
          <ReportInvitation secret={secret} shared={shared} />
        </FriendFrame>
      );
    case 'replied':
      return (
        <LateReplied
          secret={secret}
          opened={opened}
          onSent={onSent}
          onTakenBack={(left) => onShow({ state: 'taken-back', left })}
          onAgain={onAgain}
        />
      );
    case 'passed':
      return (
        <FriendFrame stage="passed" title={WORDS.passedTitle}>
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
          <FindYourOwn />
          <ReportInvitation secret={secret} shared={shared} />
        </FriendFrame>
      );
    case 'own':
      return (
        <FriendFrame stage="own" title={WORDS.ownTitle}>
          <p>{MIRROR_MESSAGES.own}</p>
          <LinkButton to={paths.account}>{WORDS.toAccount}</LinkButton>
        </FriendFrame>
      );
    default: {
      const isFull = invitation.state === 'full';
      return (
        <FriendFrame
          stage={invitation.state}
          title={isFull ? WORDS.fullTitle : <NamedWords words={WORDS.closedTitle} name={name} />}
        >
          <p>{isFull ? MIRROR_MESSAGES.full : WORDS.closed}</p>
          <LateKeptText secret={secret} />
          <FindYourOwn />
          <ReportInvitation secret={secret} shared={shared} />
        </FriendFrame>
      );
    }
  }
}

/** The page of somebody who was asked what they have seen in a person: one screen, no account. */
export function FriendPage({ secret }: { readonly secret: string }) {
  const { shown, show, again } = useInvitation(secret);
  switch (shown.state) {
    case 'here':
      return <InvitationHere secret={secret} opened={shown.opened} onShow={show} onAgain={again} />;
    case 'loading':
      return (
        <FriendFrame stage="open" title={WORDS.loadingTitle}>
          <Skeleton label={WORDS.loading} lines={LINES_ABOVE_CARDS} />
        </FriendFrame>
      );
    case 'unknown':
      return (
        <FriendFrame stage="unknown" title={WORDS.unknownTitle}>
          {shown.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          <LateKeptText secret={secret} />
          <FindYourOwn />
        </FriendFrame>
      );
    case 'failed':
      return (
        <FriendFrame stage="failed" title={WORDS.failedTitle}>
          <MessageAlert variant="danger" messages={shown.messages} />
          <div className={styles.actions}>
            <Button onClick={again}>{SHELL_MESSAGES.retry}</Button>
          </div>
        </FriendFrame>
      );
    default:
      return (
        <FriendFrame stage="taken-back" title={WORDS.takenBackTitle}>
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
        </FriendFrame>
      );
  }
}
