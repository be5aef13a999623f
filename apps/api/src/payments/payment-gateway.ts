/** What a payment provider tells us, in our words. Everything else it says is ignored. */
export interface PaymentEvent {
  /** The provider's own id of the event: acted upon once. */
  readonly id: string;
  readonly kind: 'paid' | 'unpaid' | 'expired' | 'refunded' | 'disputed' | 'dispute_won';
  /** Our order, as we named it when we opened the checkout; a refund names only the payment. */
  readonly orderId: string | null;
  readonly sessionId: string | null;
  readonly paymentId: string | null;
  /** What the provider charged and knows of the buyer, where it tells. */
  readonly charged?: Charged;
}

export interface Charged {
  /** Cents. */
  readonly amountTotal: number;
  readonly amountTax: number;
  readonly buyerName: string;
  /** Lines. */
  readonly buyerAddress: string;
  readonly buyerVatId: string;
}

export interface CheckoutRequest {
  readonly orderId: string;
  readonly quantity: number;
  /** Cents. */
  readonly unitAmount: number;
  readonly currency: string;
  readonly email: string;
  readonly referral: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A payment provider. Every gateway passes `testing/gateway-conformance.ts`. */
export interface PaymentGateway {
  readonly name: string;
  /** Opens a hosted checkout. Throws when the provider does not answer. */
  createCheckout(request: CheckoutRequest): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** Pays a payment back, whole. Answers the event, where the provider does not send it by itself. */
  refund(paymentId: string): Promise<PaymentEvent | undefined>;
  /** Reads an event from the exact bytes that arrived; throws 400 when the signature is not the provider's. */
  readEvent(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): PaymentEvent | undefined;
}
