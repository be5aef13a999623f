import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { useBoughtKeys } from './api/list-bought-keys.ts';
import { KeyLedger } from './key-ledger.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { SendKeysForm } from './send-keys-form.tsx';
import { usePrices } from './use-prices.ts';

export function CompletionStep({ account, orderId }: { readonly account: string; readonly orderId: string | null }) {
  const hasPrices = usePrices().tiers !== null;
  const live = hasPrices || orderId !== null;
  const keys = useBoughtKeys(orderId);
  const toAccount = (
    <LinkButton arrow="forward" to={account}>
      To my account
    </LinkButton>
  );
  const bought = keys.data ?? [];
  const free = bought.filter(({ state }) => state === 'free').length;
  return (
    <PurchasePage
      step={3}
      title={bought.length > 0 ? 'Thank you' : 'Completion'}
      account={account}
      back={!live}
      next={live && toAccount}
      wide={bought.length > 0}
    >
      {!live && <Alert variant="info">{PURCHASE_MESSAGES.placeholderNote}</Alert>}
      {live && orderId === null && <p>There is no purchase to show here. The keys you have are in your account.</p>}
      {keys.isLoading && <Skeleton label="Loading your keys" />}
      {keys.isError && <MessageAlert variant="danger" messages={messagesOf(keys.error)} />}
      {keys.isSuccess && bought.length === 0 && (
        <Alert variant="info">Your payment is on its way. Your keys appear here as soon as it is confirmed.</Alert>
      )}
      {orderId !== null && bought.length > 0 && (
        <>
          <p>
            {bought.length === 1
              ? 'Here is your key. You also find it in your account, where you can use it or give it away.'
              : `Here are your ${bought.length} keys. You also find them in your account, where you can use them or give them away.`}
          </p>
          {free > 0 && <SendKeysForm orderId={orderId} free={free} onSent={() => keys.refetch()} />}
          <KeyLedger orderId={orderId} keys={bought} onChanged={() => keys.refetch()} />
        </>
      )}
    </PurchasePage>
  );
}
