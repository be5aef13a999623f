import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { SIDE_BY_SIDE_MESSAGES } from '@lf/domain/messages/side-by-side';
import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import type { ReactNode } from 'react';
import type { SideBySide } from '@lf/contract/side-by-side';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { Button } from '../../components/ui/button.tsx';
import { KeepsFocus } from '../../components/ui/keeps-focus.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { NamedWords } from '../../components/ui/named-words.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useNotLoaded } from '../../lib/use-not-loaded.ts';
import { useSideBySide } from './api/get-side-by-side.ts';
import { Between } from './between.tsx';
import { EndSharing } from './end-sharing.tsx';
import { Person } from './person.tsx';
import styles from './pair.module.css';

interface PairProps {
  readonly id: string;
  readonly account: string;
  readonly onEnded: () => void;
}

function Both({ pair, account, onEnded }: Omit<PairProps, 'id'> & { readonly pair: SideBySide }) {
  const { own, other } = pair;
  return (
    <article className={styles.pair}>
      <header className={styles.head}>
        <PageHeading size="large">
          <NamedWords words={BESIDE_MESSAGES.names} name={own.firstName} second={other.firstName} />
        </PageHeading>
        <p className={styles.lead}>{BESIDE_MESSAGES.lead}</p>
      </header>
      <div className={styles.both}>
        <Person side={own} isOwn />
        <Person side={other} isOwn={false} />
      </div>
      <Between pair={pair} />
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{BESIDE_MESSAGES.print}</Button>
        <LinkButton variant="secondary" to={account}>
          {BESIDE_MESSAGES.toAccount}
        </LinkButton>
        <EndSharing id={pair.id} name={other.firstName} onEnded={onEnded} />
      </div>
    </article>
  );
}

interface MessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

function Message({ title, children, actions }: MessageProps) {
  return (
    <div className={styles.message}>
      <RidgePrint inked={0.12} />
      <PageHeading>{title}</PageHeading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

interface OpenedProps extends Omit<PairProps, 'id'> {
  readonly pair: ReturnType<typeof useSideBySide>;
}

function Opened({ pair, account, onEnded }: OpenedProps) {
  const notLoaded = useNotLoaded(pair);
  const toAccount = <LinkButton to={account}>{BESIDE_MESSAGES.toAccount}</LinkButton>;
  // Also what was shown until now: the other may have ended it meanwhile.
  if (pair.error instanceof ApiError && pair.error.statusCode === 404)
    return (
      <Message title={BESIDE_MESSAGES.goneTitle} actions={toAccount}>
        <p>{SIDE_BY_SIDE_MESSAGES.gone}</p>
      </Message>
    );
  if (pair.data !== undefined) return <Both pair={pair.data} account={account} onEnded={onEnded} />;
  if (notLoaded)
    return (
      <Message title={BESIDE_MESSAGES.failedTitle}>
        <NotLoaded {...notLoaded} />
      </Message>
    );
  return (
    <>
      <PageHeading>{BESIDE_MESSAGES.loading}</PageHeading>
      <Skeleton label={BESIDE_MESSAGES.loading} lines={6} />
    </>
  );
}

/** Both fingerprints, as long as both want it. */
export function Pair({ id, ...props }: PairProps) {
  const pair = useSideBySide(id);
  return (
    <KeepsFocus name={SIDE_BY_SIDE_PLACE.title} className={styles.place} isOnPaper>
      <Opened {...props} pair={pair} />
    </KeepsFocus>
  );
}
