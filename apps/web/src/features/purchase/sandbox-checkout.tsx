import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { useMutation } from '@tanstack/react-query';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { formatMoney } from '@lf/domain/money';
import { cancelInSandbox, payInSandbox, useSandboxCheckout } from './api/sandbox-checkout.ts';
import styles from './purchase-page.module.css';

interface SandboxCheckoutProps {
  readonly sessionId: string;
  readonly account: string;
  readonly onPaid: () => void;
  readonly onCanceled: () => void;
}

/** Stands in for a payment provider's hosted page, and says so. */
export function SandboxCheckout({ sessionId, account, onPaid, onCanceled }: SandboxCheckoutProps) {
  const checkout = useSandboxCheckout(sessionId);
  const pay = useMutation({ mutationFn: () => payInSandbox(sessionId), onSuccess: onPaid });
  const cancel = useMutation({ mutationFn: () => cancelInSandbox(sessionId), onSuccess: onCanceled });
  const failed = pay.error ?? cancel.error ?? checkout.error;
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.content}>
          <PageHeading>{PURCHASE_MESSAGES.sandboxTitle}</PageHeading>
          <Alert variant="warning">{PURCHASE_MESSAGES.sandboxNote}</Alert>
          {checkout.isPending && <Skeleton label="Opening the payment page" />}
          {failed !== null && <MessageAlert variant="danger" messages={messagesOf(failed)} />}
          {checkout.data && (
            <>
              <p>
                {checkout.data.quantity === 1 ? 'One assessment key' : `${checkout.data.quantity} assessment keys`}:{' '}
                <strong>{formatMoney(checkout.data.amountTotal, checkout.data.currency)}</strong>
              </p>
              <div className={styles.actions}>
                <Button variant="secondary" loading={cancel.isPending} onClick={() => cancel.mutate()}>
                  Cancel
                </Button>
                <Button loading={pay.isPending} onClick={() => pay.mutate()}>
                  Pay
                </Button>
              </div>
            </>
          )}
          {checkout.isError && (
            <p>
              <LinkButton to={account}>To my account</LinkButton>
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}
