import type { RuntimeConfig } from '@lf/contract/runtime-config';
import { FACTS } from '@lf/domain/messages/landing';
import { formatMoney } from '@lf/domain/money';

/** One price, or that of one key and the lowest. */
export function costsOf({ priceTiers, priceCurrency }: Pick<RuntimeConfig, 'priceTiers' | 'priceCurrency'>): string {
  const { free, priced, tiers } = FACTS.costs;
  const sorted = [...(priceTiers ?? [])].sort((a, b) => a.from - b.from);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return free;
  const one = formatMoney(first.unitAmount, priceCurrency);
  if (last.unitAmount >= first.unitAmount) return priced(one);
  return tiers(one, last.from, formatMoney(last.unitAmount, priceCurrency));
}
