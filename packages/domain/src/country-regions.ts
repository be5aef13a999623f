import { allCountries } from 'country-region-data';
import { PREFER_NOT_TO_SAY } from './profile-options.ts';

/** The product offers no regions here, whatever the data set knows. */
const WITHOUT_REGIONS: ReadonlySet<string> = new Set(['Tajikistan', 'Tonga', 'United Kingdom', PREFER_NOT_TO_SAY]);

const regionsByCountry = new Map(
  allCountries.map(([country, , regions]) => [country as string, regions.map(([region]) => region)]),
);

/** Some countries are listed with themselves as their only region: that is no choice to offer. */
export function regionsOf(country: string): readonly string[] {
  if (WITHOUT_REGIONS.has(country)) return [];
  const regions = regionsByCountry.get(country) ?? [];
  return regions.length === 1 && regions[0] === country ? [] : regions;
}

export function isRegionOf(country: string, region: string): boolean {
  return regionsOf(country).includes(region);
}
