import { BACKUP_KEPT_DAYS, DRAFT_KEPT_MONTHS } from '@lf/domain/limits';
import { validRuntimeConfig, type RuntimeConfig } from '@lf/contract/runtime-config';
import { takePrefetchedConfig } from './prefetch/take-prefetched.ts';
import { readInlineConfig } from './inline-config.ts';

/** The one-origin deployment in its careful form, for as long as the server's own answer cannot be had. */
const DEFAULTS: RuntimeConfig = {
  apiBaseUrl: '/api',
  aiBaseUrl: '/ai',
  production: true,
  supportEmail: '',
  affiliateScriptUrl: null,
  priceTiers: null,
  priceCurrency: 'usd',
  draftKeptMonths: DRAFT_KEPT_MONTHS,
  backupKeptDays: BACKUP_KEPT_DAYS,
};

const ASK_AGAIN_MS = 5_000;

let pending: Promise<RuntimeConfig> | undefined;
let known: RuntimeConfig | undefined;

async function ask(): Promise<unknown> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return response.json() as Promise<unknown>;
}

function take(given: unknown): RuntimeConfig {
  known = { ...DEFAULTS, ...validRuntimeConfig(given) };
  return known;
}

/** Where it need not be waited for: it stands in the page, or has come. */
export function knownRuntimeConfig(): RuntimeConfig | undefined {
  const inline = known ?? readInlineConfig();
  return known ?? (inline && take(inline));
}

async function fetchConfig(): Promise<RuntimeConfig> {
  try {
    return knownRuntimeConfig() ?? take(await (takePrefetchedConfig()?.catch(ask) ?? ask()));
  } catch {
    // Offline, or no such file: the defaults serve until a later caller asks again.
    setTimeout(() => (pending = undefined), ASK_AGAIN_MS);
    return DEFAULTS;
  }
}

/** Fetched once, shared by everybody; the same promise each time, so that React's `use` can read it. */
export function getRuntimeConfig(): Promise<RuntimeConfig> {
  pending ??= fetchConfig();
  return pending;
}
