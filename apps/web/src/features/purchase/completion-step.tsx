import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { useBoughtKeys } from './api/list-bought-keys.ts';
import { PurchasePage } from './purchase-page.tsx';
import { usePrices } from './use-prices.ts';
import styles from './completion-step.module.css';

const SHOWN_MAX = 50;

export function CompletionStep({ account, orderId }: { readonly account: string; readonly orderId: string | null }) {
  const live = usePrices().tiers !== null;
  const keys = useBoughtKeys(live ? orderId : null);
  const toAccount = (
    <LinkButton arrow="forward" to={account}>
      To my account
    </LinkButton>
  );
  const bought = keys.data ?? [];
  return (
    <PurchasePage
      step={3}
      title={bought.length > 0 ? 'Thank you' : 'Completion'}
      account={account}
      back={!live}
      next={live && toAccount}
    >
      {!live && <Alert variant="info">{PURCHASE_MESSAGES.placeholderNote}</Alert>}
      {live && orderId === null && <p>There is no purchase to show here. The keys you have are in your account.</p>}
      {keys.isLoading && <Skeleton label="Loading your keys" />}
      {keys.isError && <MessageAlert variant="danger" messages={messagesOf(keys.error)} />}
      {keys.isSuccess && bought.length === 0 && (
        <Alert variant="info">Your payment is on its way. Your keys appear here as soon as it is confirmed.</Alert>
      )}
      {bought.length > 0 && (
        <>
          <p>
            {bought.length === 1
              ? 'Here is your key. You also find it in your account, where you can use it or give it away.'
              : `Here are your ${bought.length} keys. You also find them in your account, where you can use them or give them away.`}
          </p>
          <ul className={styles.keys}>
            {bought.slice(0, SHOWN_MAX).map((license) => (
              <li key={license.code}>
                <code>{license.code}</code>
                <CopyButton text={license.code} label="Copy key" />
              </li>
            ))}
          </ul>
          {bought.length > SHOWN_MAX && <p>… and {bought.length - SHOWN_MAX} more in your account.</p>}
        </>
      )}
    </PurchasePage>
  );
}
