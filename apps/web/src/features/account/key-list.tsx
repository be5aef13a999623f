import type { License } from '@lf/contract/licenses';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/print/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Table } from '../../components/ui/table.tsx';
import { takeKeyBack } from './api/take-gift-back.ts';
import { useLicenses } from './api/list-licenses.ts';
import { GiveKeyDialog } from './give-key-dialog.tsx';
import { keyColumns } from './key-columns.tsx';
import { nextFirst } from './next-first.ts';
import { refusal, success, type Notice } from './notice.ts';
import { useOlderKeys } from './use-older-keys.ts';
import { useShowQueryError } from './use-show-query-error.ts';
import styles from './key-list.module.css';

const takeFocus = (words: HTMLElement | null) => words?.focus({ preventScroll: true });

/** What takes the place of the button has the focus then. */
function OlderKeys({ keys, hasMore, isLoading, show }: ReturnType<typeof useOlderKeys>) {
  if (hasMore)
    return (
      <Button variant="secondary" loading={isLoading} onClick={() => void show()}>
        {ACCOUNT_MESSAGES.showOlderKeys}
      </Button>
    );
  if (keys.length === 0) return null;
  return (
    <p tabIndex={-1} ref={takeFocus}>
      {ACCOUNT_MESSAGES.allKeysShown}
    </p>
  );
}

interface KeyListProps {
  readonly userId: string;
  readonly onOpen: (license: License) => void;
  readonly onNotice: (notice: Notice) => void;
}

export function KeyList({ userId, onOpen, onNotice }: KeyListProps) {
  const licenses = useLicenses();
  useShowQueryError(licenses.error, onNotice);
  const older = useOlderKeys(licenses.data, onNotice);
  const [giving, setGiving] = useState<License>();
  const title = useRef<HTMLHeadingElement>(null);

  function closeGiving(): void {
    setGiving(undefined);
    // A key that was given has no 'Give away' any more for the focus to return to.
    requestAnimationFrame(() => document.activeElement === document.body && title.current?.focus());
  }

  async function takeBack(license: License): Promise<void> {
    if (license.gift === undefined) return;
    try {
      await takeKeyBack(license.gift.id);
      onNotice(success(ACCOUNT_MESSAGES.takenBack));
    } catch (error) {
      onNotice(refusal(error));
    }
    await licenses.refetch();
  }

  const keys = licenses.data && [...licenses.data.result, ...older.keys];
  const columns = keyColumns({ userId, onOpen, onGive: setGiving, onTakeBack: (license) => void takeBack(license) });
  return (
    <section className={styles.keys} aria-labelledby="keys-title">
      <h2 ref={title} id="keys-title" tabIndex={-1}>
        {ACCOUNT_MESSAGES.keysTitle}
      </h2>
      {licenses.isPending && <Skeleton label="Loading your keys" />}
      {licenses.isError && (
        <div className={styles.failed}>
          <p>{ACCOUNT_MESSAGES.keysFailed}</p>
          <Button variant="secondary" loading={licenses.isFetching} onClick={() => void licenses.refetch()}>
            {SHELL_MESSAGES.retry}
          </Button>
        </div>
      )}
      {keys?.length === 0 && <EmptyState>{ACCOUNT_MESSAGES.noKeys}</EmptyState>}
      {keys && keys.length > 0 && (
        <Card>
          <Table
            caption={ACCOUNT_MESSAGES.keysTitle}
            columns={columns}
            rows={nextFirst(keys)}
            rowKey={(license) => license.gift?.id ?? license.code}
          />
        </Card>
      )}
      <OlderKeys {...older} />
      <GiveKeyDialog license={giving} onClose={closeGiving} onGiven={() => void licenses.refetch()} />
    </section>
  );
}
