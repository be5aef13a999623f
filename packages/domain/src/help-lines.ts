import { EUROPE } from './help-lines/europe.ts';
import { ELSEWHERE } from './help-lines/elsewhere.ts';
import type { CountryHelp, HelpTable } from './help-lines/help-line.ts';

/** A directory of free, confidential helplines in every country. */
export const HELP_DIRECTORY = { name: 'findahelpline.com', url: 'https://findahelpline.com' } as const;

const HELP: HelpTable = { ...EUROPE, ...ELSEWHERE };

/** Helplines and the emergency number of a country; undefined for a country without an entry, or for none. */
export function helpIn(country: string): CountryHelp | undefined {
  return Object.hasOwn(HELP, country) ? HELP[country as keyof HelpTable] : undefined;
}

/** What a phone dials: digits, and the signs that belong to a number. */
export function dialled(number: string): string {
  return number.replaceAll(/[^\d+*#]/gu, '');
}
