import { use } from 'react';
import type { PriceTier } from '@lf/domain/key-prices';
import { getRuntimeConfig } from '../../lib/runtime-config.ts';

export interface Prices {
  /** Null: no price list is configured, the screens show the placeholders and go no further. */
  readonly tiers: readonly PriceTier[] | null;
  readonly currency: string;
}

export function usePrices(): Prices {
  const { priceTiers, priceCurrency } = use(getRuntimeConfig());
  return { tiers: priceTiers, currency: priceCurrency };
}
