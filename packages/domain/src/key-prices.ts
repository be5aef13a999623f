import { KEYS_PER_ORDER_MAX } from './limits.ts';

/** From this quantity on, this price in cents per key. */
export interface PriceTier {
  readonly from: number;
  readonly unitAmount: number;
}

export const isKeyQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= KEYS_PER_ORDER_MAX;

/** The tier that a quantity falls into; without a price list a key costs the placeholder's nothing. */
export function unitAmountFor(tiers: readonly PriceTier[] | null, quantity: number): number {
  const tier = (tiers ?? []).filter((candidate) => candidate.from <= quantity).sort((a, b) => b.from - a.from)[0];
  return tier?.unitAmount ?? 0;
}

export function totalAmountFor(tiers: readonly PriceTier[] | null, quantity: number): number {
  return unitAmountFor(tiers, quantity) * quantity;
}

/** `1-10`, `11-19`, `20+`. */
export function tierRange(tiers: readonly PriceTier[], tier: PriceTier): string {
  const next = tiers
    .map((other) => other.from)
    .filter((from) => from > tier.from)
    .sort((a, b) => a - b)[0];
  if (next === undefined) return `${tier.from}+`;
  return next - 1 === tier.from ? `${tier.from}` : `${tier.from}-${next - 1}`;
}
