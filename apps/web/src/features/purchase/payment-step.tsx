import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { Alert } from '../../components/ui/alert.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { OrderSummary, PriceList } from './prices.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { usePrices } from './use-prices.ts';

interface PaymentStepProps {
  readonly account: string;
  readonly quantity: number;
  /** Keys that a promo code has just brought. */
  readonly redeemed: number | undefined;
  readonly next: string;
  readonly promoCode: string;
}

export function PaymentStep({ account, quantity, redeemed, next, promoCode }: PaymentStepProps) {
  const prices = usePrices();
  const live = prices.tiers !== null;
  return (
    <PurchasePage
      step={1}
      title="Payment"
      account={account}
      next={
        live && (
          <LinkButton arrow="forward" to={next}>
            Next
          </LinkButton>
        )
      }
    >
      {redeemed !== undefined && <Alert variant="success">{PURCHASE_MESSAGES.redeemed(redeemed)}</Alert>}
      <OrderSummary prices={prices} quantity={quantity} />
      {live ? (
        <p>You pay on the page of our payment provider. We never see your card number.</p>
      ) : (
        <>
          <PriceList prices={prices} />
          <Alert variant="info">{PURCHASE_MESSAGES.placeholderNote}</Alert>
        </>
      )}
      <p>
        <LinkButton variant="quiet" to={promoCode}>
          I have a promo code
        </LinkButton>
      </p>
    </PurchasePage>
  );
}
