import { AFFILIATE_WAIT_MS } from '@lf/domain/limits';
import { getRuntimeConfig } from './runtime-config.ts';

/** The vendor's script keeps calls in `q` until it has arrived, then tells the visitor's referral. */
interface AffiliateQueue {
  (event: 'ready', listener: () => void): void;
  q?: unknown[];
}

interface AffiliateWindow {
  rewardful?: AffiliateQueue;
  Rewardful?: { readonly referral?: string };
}

const vendor = () => globalThis as AffiliateWindow;

let loading: Promise<void> | undefined;

export const isAffiliateScriptHere = () => loading !== undefined;

/** Loads the vendor's script once, where one is configured. */
export async function loadAffiliateScript(): Promise<void> {
  const { affiliateScriptUrl } = await getRuntimeConfig();
  if (affiliateScriptUrl === null) return;
  loading ??= new Promise((resolve) => {
    const queue: AffiliateQueue = (...call) => {
      (queue.q ??= []).push(call);
    };
    vendor().rewardful ??= queue;
    const script = document.createElement('script');
    script.async = true;
    script.src = affiliateScriptUrl;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    document.head.append(script);
  });
}

/** The affiliate's reference, waited for at most two seconds; not a moment when no script is configured. */
export async function affiliateReferral(): Promise<string | undefined> {
  const { affiliateScriptUrl } = await getRuntimeConfig();
  if (affiliateScriptUrl === null) return undefined;
  await loadAffiliateScript();
  const ready = new Promise<void>((resolve) => vendor().rewardful?.('ready', resolve));
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, AFFILIATE_WAIT_MS))]);
  const referral = vendor().Rewardful?.referral;
  return referral === undefined || referral === '' ? undefined : referral;
}
