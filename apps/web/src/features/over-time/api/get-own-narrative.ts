import { useShownQuery } from '../../../lib/use-shown-query.ts';
import { getNarrative } from '../../result/api/get-narrative.ts';

/** What was said about each value of a finished fingerprint. */
export const useNarrative = (licenseCode: string) =>
  useShownQuery({ queryKey: ['narrative', licenseCode], queryFn: () => getNarrative(licenseCode) });
