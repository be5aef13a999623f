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
