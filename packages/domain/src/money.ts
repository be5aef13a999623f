import { groupedNumber } from './grouped-number.ts';

const HUNDREDTHS = 100;
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/**
 * Hundredths of a currency as English texts write them. Not `Intl`: a browser reads its tables of languages for the first amount, a tenth of a
 * second on a slow phone.
 */
export function formatMoney(cents: number, currency: string): string {
  const code = currency.toUpperCase();
  const whole = Math.round(Math.abs(cents));
  const sign = cents < 0 && whole > 0 ? '-' : '';
  const rest = String(whole % HUNDREDTHS).padStart(2, '0');
  return `${sign}${SIGNS[code] ?? `${code}\u00A0`}${groupedNumber(Math.trunc(whole / HUNDREDTHS))}.${rest}`;
}
