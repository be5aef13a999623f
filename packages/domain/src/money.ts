import { groupedNumber } from './grouped-number.ts';

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/**
 * Hundredths of a currency as English texts write them. Not `Intl`: a browser reads its tables of languages for the first amount, a tenth of a
 * second on a slow phone.
 */
export function formatMoney(cents: number, currency: string): string {
  const code = currency.toUpperCase();
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `${SIGNS[code] ?? `${code}\u00A0`}${groupedNumber(Number(whole))}.${rest}`;
}
