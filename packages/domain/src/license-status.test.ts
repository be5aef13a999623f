import { describe, expect, it } from 'vitest';
import { LICENSE_STATUSES, licenseActionLabel, mayMoveTo } from './license-status.ts';

describe('license status', () => {
  it('labels the action', () => {
    expect(LICENSE_STATUSES.map(licenseActionLabel)).toEqual(['Start', 'Continue', 'View Results']);
  });

  it('only moves forward', () => {
    const moves = LICENSE_STATUSES.flatMap((from) =>
      LICENSE_STATUSES.filter((to) => mayMoveTo(from, to)).map((to) => `${from}>${to}`),
    );
    expect(moves).toEqual(['active>used', 'active>completed', 'used>completed']);
  });
});
