import type { COUNTRY_NAMES } from '../country-names.ts';

export interface HelpLine {
  readonly name: string;
  readonly number: string;
}

export interface CountryHelp {
  /** What to call when somebody is in danger now: one number, or the ambulance's and the police's. */
  readonly emergency: readonly string[];
  /** For a crisis first, then for violence at home. */
  readonly lines: readonly HelpLine[];
}

export type HelpTable = Readonly<Partial<Record<(typeof COUNTRY_NAMES)[number], CountryHelp>>>;

/** `help('119 110', ['よりそいホットライン', '0120-279-338'])` */
export function help(emergency: string, ...lines: readonly (readonly [name: string, number: string])[]): CountryHelp {
  return { emergency: emergency.split(' '), lines: lines.map(([name, number]) => ({ name, number })) };
}
