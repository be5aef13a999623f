import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { formatMoney } from '@lf/domain/money';
import { layoutMail } from './mail-layout.ts';

export interface ReceiptMailInput {
  readonly number: string;
  readonly quantity: number;
  /** Cents. */
  readonly total: number;
  readonly tax: number;
  readonly currency: string;
  /** Where the keys are. */
  readonly link: string;
}

export function receiptMail({ number, quantity, total, tax, currency, link }: ReceiptMailInput) {
  const keys = quantity === 1 ? '1 assessment key' : `${quantity} assessment keys`;
  const included = tax > 0 ? `, with ${formatMoney(tax, currency)} tax in it` : '';
  return {
    subject: `Your receipt ${number}`,
    ...layoutMail({
      heading: 'Thank you for your purchase',
      paragraphs: [
        `${PRODUCT_NAME}: ${keys}, ${formatMoney(total, currency)}${included}.`,
        `Invoice number: ${number}. You find the invoice as a PDF in your account, under Receipts, where you can also add a company, an address and a VAT ID.`,
      ],
      action: { label: quantity === 1 ? 'See my key' : 'See my keys', link },
      closing: 'Please keep this mail for your records.',
    }),
  };
}
