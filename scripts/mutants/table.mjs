import { AI_MUTANTS } from './ai-thresholds.mjs';
import { CONSENT_MUTANTS } from './consent.mjs';
import { PRIVACY_MUTANTS } from './privacy.mjs';
import { SECURITY_MUTANTS } from './security.mjs';
import { WEB_MUTANTS } from './web-lib.mjs';

const inArea = (area, mutants) => mutants.map((mutant) => ({ area, ...mutant }));

/**
 * Mistakes that somebody could make, each with the tests that stand nearby. `find` is the text or pattern that `put` replaces; of a number
 * that may be tuned the pattern names only the constant.
 */
export const MUTANTS = [
  ...inArea('privacy', PRIVACY_MUTANTS),
  ...inArea('consent', CONSENT_MUTANTS),
  ...inArea('ai thresholds', AI_MUTANTS),
  ...inArea('web/lib', WEB_MUTANTS),
  ...inArea('security', SECURITY_MUTANTS),
];
