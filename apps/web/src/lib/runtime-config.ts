import * as z from 'zod/mini';

/** What the server tells the browser at run time; nothing of it is known when the app is built. */
const runtimeConfig = z.object({
  apiBaseUrl: z.catch(z.string(), '/api'),
  aiBaseUrl: z.catch(z.string(), '/ai'),
  production: z.catch(z.boolean(), true),
  supportEmail: z.optional(z.nullable(z.string())),
  affiliateScriptUrl: z.optional(z.nullable(z.string())),
  priceTiers: z.optional(z.unknown()),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;

/** The one-origin deployment, in its careful form. Used while the configuration cannot be had. */
const DEFAULTS: RuntimeConfig = runtimeConfig.parse({});

const ASK_AGAIN_MS = 5_000;

let pending: Promise<RuntimeConfig> | undefined;

async function fetchConfig(): Promise<RuntimeConfig> {
  try {
    const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
    const parsed = runtimeConfig.safeParse(await response.json());
    if (response.ok && parsed.success) return parsed.data;
  } catch {
    // Offline, or no such file: the defaults below serve until a later caller asks again.
  }
  setTimeout(() => (pending = undefined), ASK_AGAIN_MS);
  return DEFAULTS;
}

/** Fetched once, shared by everybody; the same promise each time, so that React's `use` can read it. */
export function getRuntimeConfig(): Promise<RuntimeConfig> {
  pending ??= fetchConfig();
  return pending;
}
