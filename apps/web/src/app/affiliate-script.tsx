import { useEffect } from 'react';
import { isAffiliateScriptHere, loadAffiliateScript } from '../lib/affiliate.ts';

/** Never where people write or read about themselves, and never where a secret stands in the address. */
const WITHOUT = /^\/(auth\/|digital-fingerprint|fingerprint\/|claim-key)/;

/** The affiliate's script, on the pages that may have it, where one is configured. */
export function AffiliateScript({ pathname }: { readonly pathname: string }) {
  const allowed = !WITHOUT.test(pathname);
  useEffect(() => {
    if (allowed) void loadAffiliateScript();
    // Loaded on an earlier page, it would watch this one too: a fresh page has none.
    else if (isAffiliateScriptHere()) window.location.reload();
  }, [allowed]);
  return null;
}
