import type { BoughtKey } from '@lf/contract/gifts';
import { isOnItsWay } from '@lf/domain/bought-key-state';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { SENDING_MESSAGES } from '@lf/domain/messages/sending';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Table, type Column } from '../../components/ui/table.tsx';
import { useLedgerActions } from './use-ledger-actions.ts';
import { ResendDialog } from './resend-dialog.tsx';
import { SendingProgress } from './sending-progress.tsx';
import styles from './send-keys.module.css';

/** More free keys than these are in the account, not here. */
const FREE_SHOWN_MAX = 50;

interface RowActions {
  readonly onResend: (key: BoughtKey) => void;
  readonly onTakeBack: (key: BoughtKey) => void;
}

function columnsOf({ onResend, onTakeBack }: RowActions, showsRecipients: boolean): readonly Column<BoughtKey>[] {
  const { columns, states } = SENDING_MESSAGES;
  const key: Column<BoughtKey> = {
    key: 'key',
    header: columns.key,
    cell: ({ code, state }) => (
      <span className={styles.key}>
        <code>{code}</code>
        {state === 'free' && <CopyButton text={code} label="Copy key" />}
      </span>
    ),
  };
  const state: Column<BoughtKey> = { key: 'state', header: columns.state, cell: (row) => states[row.state] };
  if (!showsRecipients) return [key, state];
  return [
    {
      key: 'recipient',
      header: columns.recipient,
      cell: ({ gift }) => <span className={styles.recipient}>{gift?.recipientEmail ?? '–'}</span>,
    },
    state,
    key,
    {
      key: 'action',
      header: columns.action,
      hideHeader: true,
      cell: (row) =>
        (isOnItsWay(row.state) || row.state === 'link') && (
          <span className={styles.actions}>
            {isOnItsWay(row.state) && (
              <Button variant="quiet" onClick={() => onResend(row)}>
                {SENDING_MESSAGES.resend}
              </Button>
            )}
            <Button variant="quiet" onClick={() => onTakeBack(row)}>
              {ACCOUNT_MESSAGES.takeBack}
            </Button>
          </span>
        ),
    },
  ];
}

interface KeyLedgerProps {
  readonly orderId: string;
  readonly keys: readonly BoughtKey[];
  readonly onChanged: () => Promise<unknown>;
}

/** Every key of the purchase, also after it was passed on: where it is, and nothing of the answers. */
export function KeyLedger({ orderId, keys, onChanged }: KeyLedgerProps) {
  const [resending, setResending] = useState<BoughtKey>();
  const { notice, close, takeBack, remind, resent } = useLedgerActions(orderId, onChanged);
  const moved = keys.filter(({ state }) => state !== 'free');
  const free = keys.filter(({ state }) => state === 'free');
  const columns = columnsOf(
    { onResend: setResending, onTakeBack: (key) => void takeBack(key) },
    keys.some(({ gift }) => gift !== null),
  );
  return (
    <section className={styles.section} aria-labelledby="ledger-title">
      <h2 id="ledger-title">{SENDING_MESSAGES.progressTitle}</h2>
      <Banner variant={notice.variant} messages={notice.messages} onClose={close} />
      <SendingProgress keys={keys} onRemind={() => void remind()} />
      <Table
        caption={SENDING_MESSAGES.progressTitle}
        columns={columns}
        rows={[...moved, ...free.slice(0, FREE_SHOWN_MAX)]}
        rowKey={({ code }) => code}
      />
      {free.length > FREE_SHOWN_MAX && <p>{SENDING_MESSAGES.more(free.length - FREE_SHOWN_MAX)}</p>}
      <ResendDialog
        gift={resending?.gift}
        onClose={() => setResending(undefined)}
        onResent={(email) => {
          setResending(undefined);
          void resent(email);
        }}
      />
    </section>
  );
}
