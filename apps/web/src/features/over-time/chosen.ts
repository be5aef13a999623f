import type { FinishedFingerprint } from '@lf/contract/fingerprints';

/** Which two, by their keys. */
export interface Chosen {
  readonly earlier: string;
  readonly later: string;
}

interface Two {
  readonly earlier: FinishedFingerprint | undefined;
  readonly later: FinishedFingerprint | undefined;
}

/** The two that were chosen, of a list with the newest first. The last two where nothing was chosen, or one of them is gone. */
export function chosenOf(fingerprints: readonly FinishedFingerprint[], chosen: Chosen | undefined): Two {
  const placeOf = (code: string | undefined) => fingerprints.findIndex(({ licenseCode }) => licenseCode === code);
  const [earlier, later] = [placeOf(chosen?.earlier), placeOf(chosen?.later)];
  return later >= 0 && earlier > later
    ? { earlier: fingerprints[earlier], later: fingerprints[later] }
    : { earlier: fingerprints[1], later: fingerprints[0] };
}

/** With another one as now. Then is always older: where it would not be, it is the one just before. */
export function withLater(fingerprints: readonly FinishedFingerprint[], chosen: Chosen, later: string): Chosen {
  const placeOf = (code: string) => fingerprints.findIndex(({ licenseCode }) => licenseCode === code);
  const earlier = Math.max(placeOf(chosen.earlier), placeOf(later) + 1);
  return { later, earlier: fingerprints[earlier]?.licenseCode ?? chosen.earlier };
}
