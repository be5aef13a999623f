import { describe, expect, it } from 'vitest';
import { COUNTRY_NAMES } from './country-names.ts';
import { dialled, helpIn } from './help-lines.ts';

const HELPED = COUNTRY_NAMES.filter((country) => helpIn(country) !== undefined);

describe('help lines', () => {
  it.each([
    ['Germany', ['112'], '08001110111'],
    ['United States', ['911'], '988'],
    ['United Kingdom', ['999'], '116123'],
    ['India', ['112'], '14416'],
    ['Brazil', ['192', '190'], '188'],
    ['Chile', ['131', '133'], '*4141'],
    ['Netherlands', ['112'], '113'],
    ['Portugal', ['112'], '1411'],
    ['Malta', ['112'], '1579'],
    ['Romania', ['112'], '0374456420'],
    ['Norway', ['113', '112'], '116123'],
    ['Serbia', ['194', '192'], '0800300303'],
    ['Switzerland', ['144', '117'], '143'],
    ['Ukraine', ['103', '102'], '7333'],
    ['Pakistan', ['1122', '15'], '03117786264'],
    ['Saudi Arabia', ['911', '997'], '920033360'],
  ])('%s: emergency %j, first line %s', (country, emergency, line) => {
    const help = helpIn(country);
    expect(help?.emergency).toEqual(emergency);
    expect(dialled(help?.lines[0]?.number ?? '')).toBe(line);
  });

  it('covers at least forty countries, and has a helpline for most', () => {
    expect(HELPED.length).toBeGreaterThanOrEqual(40);
    expect(HELPED.filter((country) => (helpIn(country)?.lines.length ?? 0) > 0).length).toBeGreaterThanOrEqual(40);
  });

  it.each(HELPED)('every number of %s can be dialled', (country) => {
    const { emergency, lines } = helpIn(country) ?? { emergency: [], lines: [] };
    for (const number of [...emergency, ...lines.map((line) => line.number)])
      expect(dialled(number)).toMatch(/^[+*]?\d{2,}$/u);
    for (const { name } of lines) expect(name).not.toBe('');
  });

  it.each(['', 'I prefer not to say', 'Atlantis', 'constructor', 'Myanmar'])('knows none for %j', (country) => {
    expect(helpIn(country)).toBeUndefined();
  });
});
