import type { FastifyInstance } from 'fastify';
import type { Config } from '@lf/platform/env';
import { validRuntimeConfig, type RuntimeConfig } from '@lf/contract/runtime-config';
import { StartError } from '@lf/platform/start-error';

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

/** Answers `/config.json`, and gives what it answers: pages bring it along. */
export function serveRuntimeConfig(server: FastifyInstance, config: Config): string {
  const given = runtimeConfig(config);
  const valid = validRuntimeConfig(given);
  const wrong = Object.keys(given).filter((name) => !(name in valid));
  if (wrong.length > 0)
    throw new StartError(`config.json would tell browsers what they cannot use: ${wrong.join(', ')}`);
  const description = JSON.stringify(valid);
  server.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(description),
  );
  return description;
}
