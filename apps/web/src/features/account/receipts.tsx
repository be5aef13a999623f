import type { Order } from '@lf/contract/orders';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Table, type Column } from '../../components/ui/table.tsx';
import { formatDay } from '../../lib/date.ts';
import { formatMoney } from '../../lib/money.ts';
import { useOrders } from './api/list-orders.ts';
import { useShowQueryError } from './use-show-query-error.ts';
import type { Notice } from './notice.ts';
import styles from './receipts.module.css';

const columns: readonly Column<Order>[] = [
  { key: 'date', header: 'Date', cell: (order) => formatDay(order.createdAt) },
  { key: 'keys', header: 'Keys', cell: (order) => order.quantity },
  { key: 'total', header: 'Total', cell: (order) => formatMoney(order.amountTotal, order.currency) },
  {
    key: 'status',
    header: 'Status',
    cell: (order) => (order.refundedAt === null ? 'Paid' : `Refunded on ${formatDay(order.refundedAt)}`),
  },
  { key: 'receipt', header: 'Receipt', cell: (order) => <code className={styles.number}>{order.id.slice(0, 8)}</code> },
];

/** Shown only to people who have bought something. */
export function Receipts({ onNotice }: { readonly onNotice: (notice: Notice) => void }) {
  const orders = useOrders();
  useShowQueryError(orders.error, onNotice);
  if (orders.isPending) return <div className={styles.waiting} data-waiting />;
  if (orders.isError && orders.data === undefined) {
    return (
      <div className={styles.failed}>
        <p>{ACCOUNT_MESSAGES.receiptsFailed}</p>
        <Button variant="secondary" loading={orders.isFetching} onClick={() => void orders.refetch()}>
          {SHELL_MESSAGES.retry}
        </Button>
      </div>
    );
  }
  if (orders.data === undefined || orders.data.length === 0) return null;
  return (
    <Disclosure label={`${ACCOUNT_MESSAGES.receiptsTitle} (${orders.data.length})`}>
      <Table
        caption={ACCOUNT_MESSAGES.receiptsTitle}
        columns={columns}
        rows={orders.data}
        rowKey={(order) => order.id}
      />
    </Disclosure>
  );
}
