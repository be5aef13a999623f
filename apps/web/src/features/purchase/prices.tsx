import { tierRange, totalAmountFor, unitAmountFor, type PriceTier } from '@lf/domain/key-prices';
import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { Table } from '../../components/ui/table.tsx';
import { formatMoney } from '@lf/domain/money';
import type { Prices } from './use-prices.ts';
import styles from './prices.module.css';

interface TierRow {
  readonly keys: string;
  readonly price: string;
}

const columns = [
  { key: 'keys', header: 'Keys', cell: (row: TierRow) => row.keys },
  { key: 'price', header: 'Price per key', cell: (row: TierRow) => row.price },
];

const rowOf = (tiers: readonly PriceTier[], tier: PriceTier, currency: string): TierRow => ({
  keys: tierRange(tiers, tier),
  price: formatMoney(tier.unitAmount, currency),
});

/** The price list, or the spec's placeholders when none is configured. */
export function PriceList({ prices }: { readonly prices: Prices }) {
  const rows =
    prices.tiers === null
      ? PURCHASE_MESSAGES.placeholderTiers
      : prices.tiers.map((tier) => rowOf(prices.tiers ?? [], tier, prices.currency));
  return <Table caption="Prices" columns={columns} rows={rows} rowKey={(row) => row.keys} stacks={false} />;
}

/** Quantity, price and total of what is about to be bought. */
export function OrderSummary({ prices, quantity }: { readonly prices: Prices; readonly quantity: number }) {
  const live = prices.tiers !== null;
  return (
    <dl className={styles.summary}>
      {live && (
        <>
          <dt>Keys</dt>
          <dd>{quantity}</dd>
          <dt>Price per key</dt>
          <dd>{formatMoney(unitAmountFor(prices.tiers, quantity), prices.currency)}</dd>
        </>
      )}
      <dt>Total</dt>
      <dd className={styles.total}>
        {live
          ? formatMoney(totalAmountFor(prices.tiers, quantity), prices.currency)
          : PURCHASE_MESSAGES.placeholderTotal}
      </dd>
    </dl>
  );
}
