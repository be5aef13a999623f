import { INVITATION_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { SIDE_BY_SIDE_MESSAGES } from '@lf/domain/messages/side-by-side';
import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import { useEffect, useState, type ReactNode } from 'react';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { KeepsFocus } from '../../components/ui/keeps-focus.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useNotLoaded } from '../../lib/use-not-loaded.ts';
import { Agree, type InvitationProps } from './agree.tsx';
import { useOpenedLink } from './api/open-link.ts';
import styles from './invitation.module.css';

interface MessageProps {
  readonly title: string;
  readonly inked?: number;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

function Message({ title, inked = 1, children, actions }: MessageProps) {
  return (
    <>
      <RidgePrint inked={inked} />
      <PageHeading>{title}</PageHeading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
}

/** It leads nowhere anymore; whoever comes back later need not be led here again. */
function DeadLink({ account, onDecided }: Pick<InvitationProps, 'account' | 'onDecided'>) {
  useEffect(onDecided, [onDecided]);
  return (
    <Message
      title={INVITATION_MESSAGES.deadTitle}
      inked={0.12}
      actions={<LinkButton to={account}>{INVITATION_MESSAGES.toAccount}</LinkButton>}
    >
      <MessageAlert variant="danger" messages={[SIDE_BY_SIDE_MESSAGES.unknown]} />
    </Message>
  );
}

function Opened({ link, ...props }: InvitationProps & { readonly link: ReturnType<typeof useOpenedLink> }) {
  const { account, pairAt, onDecided } = props;
  const notLoaded = useNotLoaded(link);
  const [code, setCode] = useState<string>();
  const toAccount = (
    <LinkButton variant="quiet" to={account}>
      {INVITATION_MESSAGES.toAccount}
    </LinkButton>
  );
  if (link.error instanceof ApiError && link.error.statusCode === 404)
    return <DeadLink account={account} onDecided={onDecided} />;
  if (notLoaded)
    return (
      <Message title={INVITATION_MESSAGES.failedTitle} inked={0.12}>
        <NotLoaded {...notLoaded} />
      </Message>
    );
  if (link.data === undefined)
    return (
      <>
        <PageHeading>{INVITATION_MESSAGES.opening}</PageHeading>
        <Skeleton label={INVITATION_MESSAGES.opening} lines={5} />
      </>
    );
  const { state, firstName, id } = link.data;
  if (state === 'own')
    return (
      <Message
        title={INVITATION_MESSAGES.ownTitle}
        actions={
          <>
            <CopyButton text={location.href} label={INVITATION_MESSAGES.copy} withLabel />
            {toAccount}
          </>
        }
      >
        <p>{INVITATION_MESSAGES.ownText}</p>
      </Message>
    );
  if (state === 'together' && id !== undefined)
    return (
      <Message
        title={INVITATION_MESSAGES.togetherTitle}
        actions={
          <>
            <LinkButton to={pairAt(id)} arrow="forward">
              {INVITATION_MESSAGES.open}
            </LinkButton>
            {toAccount}
          </>
        }
      >
        <p>{INVITATION_MESSAGES.together}</p>
      </Message>
    );
  return <Agree {...props} name={firstName} code={code} onChoose={setCode} onGone={() => void link.refetch()} />;
}

function OpenedLink(props: InvitationProps) {
  const { secret, onWaiting, onDecided } = props;
  const link = useOpenedLink(secret);
  const opened = link.data?.state;
  useEffect(() => {
    if (opened === 'open') onWaiting();
    else if (opened !== undefined) onDecided();
  }, [opened, onWaiting, onDecided]);
  return (
    <KeepsFocus name={SIDE_BY_SIDE_PLACE.title} className={styles.invitation} isOnPaper>
      <Opened {...props} link={link} />
    </KeepsFocus>
  );
}

/** Agreeing is a choice: opening the link alone shows nothing to anybody. */
export function Invitation(props: InvitationProps) {
  const { secret, account, onDecided } = props;
  return (
    <div className={styles.place}>
      <Card>
        {secret === '' ? (
          <div className={styles.invitation}>
            <DeadLink account={account} onDecided={onDecided} />
          </div>
        ) : (
          <OpenedLink {...props} />
        )}
      </Card>
    </div>
  );
}
