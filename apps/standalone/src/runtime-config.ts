import type { FastifyInstance } from 'fastify';
import type { Config } from '@lf/platform/env';
import type { RuntimeConfig } from '@lf/contract/runtime-config';

/** What the browser learns at run time: nothing here is secret. */
function runtimeConfig(config: Config): RuntimeConfig {
  return {
    apiBaseUrl: '/api',
    aiBaseUrl: config.AI_URL ?? '/ai',
    production: config.production,
    supportEmail: config.SUPPORT_EMAIL,
    affiliateScriptUrl: config.AFFILIATE_SCRIPT_URL ?? null,
    priceTiers: config.PRICE_TIERS ?? null,
    priceCurrency: config.PRICE_CURRENCY,
    draftKeptMonths: config.DRAFT_KEPT_MONTHS,
    backupKeptDays: config.BACKUP_KEPT_DAYS,
  };
}

export function serveRuntimeConfig(server: FastifyInstance, config: Config): void {
  const description = JSON.stringify(runtimeConfig(config));
  server.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(description),
  );
}
