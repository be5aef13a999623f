import * as z from 'zod';
import { DRAFT_KEPT_MONTHS } from '@lf/domain/limits';
import { StartError } from './start-error.ts';

const flag = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off'] });
const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((text) => text.replace(/\/$/, ''));

const priceTier = z.object({ from: z.int().min(1), unitAmount: z.int().min(1) });

/** `1:4900,11:3900,20:2900`: from this quantity on, this price in cents per key. */
const priceTiers = z.string().transform((text, context) => {
  const tiers = text.split(',').map((part) => {
    const [from, unitAmount] = part.split(':').map(Number);
    return { from, unitAmount };
  });
  const parsed = z.array(priceTier).min(1).safeParse(tiers);
  const sorted = parsed.success ? parsed.data.toSorted((a, b) => a.from - b.from) : [];
  if (sorted[0]?.from === 1) return sorted;
  context.addIssue('must look like 1:4900,11:3900 (from-quantity:cents, beginning with 1)');
  return z.NEVER;
});

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(200).default(10),
    DATABASE_PREPARED: flag.default(true),
    PUBLIC_URL: httpUrl.optional(),
    ALLOWED_ORIGINS: list.default([]),
    TRUST_PROXY: flag.default(false),
    JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    TOKEN_HOURS: z.coerce
      .number()
      .positive()
      .max(24 * 90)
      .default(24 * 7),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    METRICS: flag.default(false),
    DRAFT_KEPT_MONTHS: z.coerce.number().int().min(2).max(120).default(DRAFT_KEPT_MONTHS),
    DRAIN_SECONDS: z.coerce.number().min(0).max(10).optional(),
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: z.string().default('Leadership Fingerprint <no-reply@localhost>'),
    SUPPORT_EMAIL: z.email().default('support@leadership-fingerprint.example'),
    AI_ENGINE: z.enum(['embedded', 'llm']).default('embedded'),
    AI_URL: httpUrl.optional(),
    LLM_PROVIDER: z.enum(['openai', 'anthropic']).default('openai'),
    LLM_BASE_URL: httpUrl.optional(),
    LLM_API_KEY: z.string().optional(),
    LLM_MODEL: z.string().optional(),
    PAYMENTS: z.enum(['sandbox', 'stripe']).default('sandbox'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_URL: httpUrl.optional(),
    PRICE_TIERS: priceTiers.optional(),
    PRICE_CURRENCY: z
      .string()
      .regex(/^[a-z]{3}$/, 'must be three small letters, as usd')
      .default('usd'),
    AFFILIATE_SCRIPT_URL: httpUrl.optional(),
  })
  .superRefine((env, context) => {
    const need = (name: keyof typeof env, why: string) => {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `is required ${why}` });
    };
    if (env.PAYMENTS === 'stripe') {
      need('STRIPE_SECRET_KEY', 'with PAYMENTS=stripe');
      need('STRIPE_WEBHOOK_SECRET', 'with PAYMENTS=stripe');
      need('PRICE_TIERS', 'with PAYMENTS=stripe');
    }
    if (env.AI_ENGINE === 'llm') {
      need('LLM_MODEL', 'with AI_ENGINE=llm');
      // Others may be local servers, which ask for none.
      if (env.LLM_PROVIDER === 'anthropic') need('LLM_API_KEY', 'with LLM_PROVIDER=anthropic');
    }
  });

type Environment = z.infer<typeof schema>;

/** Every variable there is; `.env.example` lists the same. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

export interface Config extends Omit<Environment, 'PUBLIC_URL' | 'LOG_LEVEL' | 'DRAIN_SECONDS'> {
  readonly PUBLIC_URL: string;
  readonly LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>;
  readonly DRAIN_SECONDS: number;
  readonly production: boolean;
}

/** Longer than a proxy keeps an idle connection to us (deploy/nginx.conf: 2 s). */
const DRAIN_SECONDS_IN_PRODUCTION = 3;

/** The one reader of the environment. An empty variable counts as not set. */
export function readConfig(source: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const first = parsed.error.issues[0];
    throw new StartError(`Configuration: ${first?.path.join('.') ?? ''} ${first?.message ?? 'is not valid'}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  return {
    ...env,
    production,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS_IN_PRODUCTION : 0),
    LOG_LEVEL: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}
