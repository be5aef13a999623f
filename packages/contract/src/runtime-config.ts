/** `GET /config.json`: what the web application learns at run time, never at build time. */
export interface RuntimeConfig {
  readonly apiBaseUrl: string;
  readonly aiBaseUrl: string;
  readonly production: boolean;
  readonly supportEmail: string;
  readonly affiliateScriptUrl: string | null;
  /** From this quantity on, this price in cents per key; null shows the placeholder prices. */
  readonly priceTiers: readonly { readonly from: number; readonly unitAmount: number }[] | null;
  readonly priceCurrency: string;
  /** How long an unfinished survey is kept; the privacy page says it. */
  readonly draftKeptMonths: number;
  /** How long backups are kept; the privacy page says it. */
  readonly backupKeptDays: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isAddress = (value: unknown): value is string => isText(value) && /^(\/(?!\/)|https?:\/\/)/.test(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

/** By hand instead of by a schema: the first page reads it, and the schema library alone would weigh more than its budget leaves. */
const FIELDS: { readonly [Name in keyof RuntimeConfig]: (value: unknown) => value is RuntimeConfig[Name] } = {
  apiBaseUrl: isAddress,
  aiBaseUrl: isAddress,
  production: (value) => typeof value === 'boolean',
  supportEmail: isText,
  affiliateScriptUrl: (value) => value === null || isAddress(value),
  priceTiers: (value): value is RuntimeConfig['priceTiers'] =>
    value === null ||
    (Array.isArray(value) &&
      value.every(
        (tier: Partial<Record<string, unknown>> | null) => isCount(tier?.['from']) && isCount(tier['unitAmount']),
      )),
  priceCurrency: isText,
  draftKeptMonths: isCount,
  backupKeptDays: isCount,
};

/** The fields of an answer that are what they should be; an older or a broken server's others are left out. */
export function validRuntimeConfig(given: unknown): Partial<RuntimeConfig> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => Object.hasOwn(FIELDS, name) && FIELDS[name as keyof RuntimeConfig](value),
    ),
  );
}
