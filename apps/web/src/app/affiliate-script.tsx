import { useEffect } from 'react';
import { getRuntimeConfig } from '../lib/runtime-config.ts';

/** Never where people write or read about themselves, and never where a secret stands in the address. */
const WITHOUT = /^\/(auth\/|digital-fingerprint|fingerprint\/|claim-key|mirror|side-by-side|then-and-now)/;

/** Fetched where one is configured: nobody else pays for it. */
async function withScript(allowed: boolean): Promise<void> {
  if ((await getRuntimeConfig()).affiliateScriptUrl === null) return;
  const { isAffiliateScriptHere, loadAffiliateScript } = await import('../lib/affiliate.ts');
  if (allowed) await loadAffiliateScript();
  // Loaded on an earlier page, it would watch this one too: a fresh page has none.
  else if (isAffiliateScriptHere()) window.location.reload();
}

/** The affiliate's script, on the pages that may have it, where one is configured. */
export function AffiliateScript({ pathname }: { readonly pathname: string }) {
  const allowed = !WITHOUT.test(pathname);
  useEffect(() => void withScript(allowed), [allowed]);
  return null;
}
