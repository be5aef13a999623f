import { countryNames } from 'country-region-data';
import { describe, expect, it } from 'vitest';
import { COUNTRY_NAMES } from './country-names.ts';
import { isRegionOf } from './country-regions.ts';
import { COUNTRIES, isCountry, loadRegions } from './countries.ts';

describe('countries', () => {
  it('are those of the data set, plus the one who prefers not to say', () => {
    expect(COUNTRY_NAMES).toEqual(countryNames);
    expect(COUNTRIES).toHaveLength(250);
    expect(COUNTRIES.at(-1)).toBe('I prefer not to say');
    expect([isCountry('Germany'), isCountry('germany')]).toEqual([true, false]);
  });

  it.each(['Tajikistan', 'Tonga', 'United Kingdom', 'I prefer not to say', 'Atlantis'])(
    '%s has no regions',
    async (name) => {
      expect(await loadRegions(name)).toEqual([]);
    },
  );

  it('loads the regions of one country', async () => {
    const regions = await loadRegions('Germany');
    expect(regions).toHaveLength(16);
    expect(regions).toContain('Bayern');
    expect([isRegionOf('Germany', 'Bayern'), isRegionOf('France', 'Bayern')]).toEqual([true, false]);
  });
});
