import type { Order } from '@lf/contract/orders';
import { useState } from 'react';
import { INVOICE_MESSAGES } from '@lf/domain/messages/invoice';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Table, type Column } from '../../components/ui/table.tsx';
import { WaitingPlace } from '../../components/ui/waiting-place.tsx';
import { formatDay } from '@lf/domain/date';
import { Link } from '../../lib/router/link.tsx';
import { formatMoney } from '@lf/domain/money';
import { downloadInvoice } from './api/download-invoice.ts';
import { useOrders } from './api/list-orders.ts';
import { InvoiceDetailsDialog } from './invoice-details-dialog.tsx';
import { useShowQueryError } from './use-show-query-error.ts';
import { refusal, success, type Notice } from './notice.ts';
import styles from './receipts.module.css';

interface ReceiptActions {
  readonly keysAt: (orderId: string) => string;
  readonly onDownload: (order: Order) => void;
  readonly onDetails: (order: Order) => void;
}

const columnsOf = ({ keysAt, onDownload, onDetails }: ReceiptActions): readonly Column<Order>[] => [
  { key: 'date', header: 'Date', cell: (order) => formatDay(order.createdAt) },
  {
    key: 'keys',
    header: 'Keys',
    cell: (order) => <Link to={keysAt(order.id)}>{ACCOUNT_MESSAGES.seeKeys(order.quantity)}</Link>,
  },
  { key: 'total', header: 'Total', cell: (order) => formatMoney(order.amountTotal, order.currency) },
  {
    key: 'status',
    header: 'Status',
    cell: (order) => (order.refundedAt === null ? 'Paid' : `Refunded on ${formatDay(order.refundedAt)}`),
  },
  {
    key: 'receipt',
    header: 'Invoice',
    cell: (order) => <code className={styles.number}>{order.invoiceNumber}</code>,
  },
  {
    key: 'action',
    header: ACCOUNT_MESSAGES.columns.action,
    hideHeader: true,
    cell: (order) => (
      <span className={styles.actions}>
        <Button variant="quiet" onClick={() => onDetails(order)}>
          {INVOICE_MESSAGES.details}
        </Button>
        <Button variant="quiet" onClick={() => onDownload(order)}>
          {INVOICE_MESSAGES.download}
        </Button>
      </span>
    ),
  },
];

interface ReceiptsProps {
  /** Where the keys of a purchase are listed. */
  readonly keysAt: (orderId: string) => string;
  readonly onNotice: (notice: Notice) => void;
}

/** Shown only to people who have bought something. */
export function Receipts({ keysAt, onNotice }: ReceiptsProps) {
  const orders = useOrders();
  const [changing, setChanging] = useState<Order>();
  useShowQueryError(orders.error, onNotice);
  async function download(order: Order): Promise<void> {
    onNotice({ variant: 'info', messages: [INVOICE_MESSAGES.downloading] });
    try {
      await downloadInvoice(order);
      onNotice(success(INVOICE_MESSAGES.downloaded));
    } catch (error) {
      onNotice(refusal(error));
    }
  }
  if (orders.isPending) return <WaitingPlace />;
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
        columns={columnsOf({ keysAt, onDownload: (order) => void download(order), onDetails: setChanging })}
        rows={orders.data}
        rowKey={(order) => order.id}
      />
      <InvoiceDetailsDialog
        order={changing}
        onClose={() => setChanging(undefined)}
        onSaved={() => {
          setChanging(undefined);
          onNotice(success(INVOICE_MESSAGES.saved));
          void orders.refetch();
        }}
      />
    </Disclosure>
  );
}
