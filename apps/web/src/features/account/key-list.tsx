import type { License } from '@lf/contract/licenses';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Table, type Column } from '../../components/ui/table.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { useLicenses } from './api/list-licenses.ts';
import styles from './key-list.module.css';

const columns: readonly Column<License>[] = [
  { key: 'date', header: 'Date', cell: (license) => new Date(license.createdAt).toLocaleDateString() },
  { key: 'status', header: 'Status', cell: (license) => license.status },
  { key: 'license', header: 'License', cell: (license) => <code>{license.code}</code> },
];

export function KeyList() {
  const licenses = useLicenses();
  return (
    <section className={styles.keys} aria-labelledby="keys-title">
      <h2 id="keys-title">Your assessment keys</h2>
      {licenses.isPending && <Skeleton label="Loading your keys" />}
      {licenses.isError && (
        <div className={styles.failed}>
          <MessageAlert variant="danger" messages={messagesOf(licenses.error)} />
          <Button variant="secondary" loading={licenses.isFetching} onClick={() => void licenses.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {licenses.data?.length === 0 && <EmptyState>{ACCOUNT_MESSAGES.noKeys}</EmptyState>}
      {licenses.data && licenses.data.length > 0 && (
        <Card>
          <Table caption="Your assessment keys" columns={columns} rows={licenses.data} rowKey={(license) => license.code} />
        </Card>
      )}
    </section>
  );
}
