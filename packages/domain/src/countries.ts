import { COUNTRY_NAMES } from './country-names.ts';
import { PREFER_NOT_TO_SAY } from './profile-options.ts';

export const COUNTRIES: readonly string[] = [...COUNTRY_NAMES, PREFER_NOT_TO_SAY];

export function isCountry(name: string): boolean {
  return COUNTRIES.includes(name);
}

/** The regions are the heavy part: they load when a country is chosen, never with the first screen. */
export async function loadRegions(country: string): Promise<readonly string[]> {
  const { regionsOf } = await import('./country-regions.ts');
  return regionsOf(country);
}
