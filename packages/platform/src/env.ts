import * as z from 'zod';
import { BACKUP_KEPT_DAYS, DRAFT_KEPT_MONTHS } from '@lf/domain/limits';
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

const ANSWERS_KEY_FORM = 'must be 32 random bytes in base64, as from: openssl rand -base64 32';
const isAnswersKey = (text: string) => /^[A-Za-z0-9+/]{43}=$/.test(text);
const answersKey = z.string().refine(isAnswersKey, ANSWERS_KEY_FORM);

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

const schema = z.object({
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
  /** A secret that is accepted, and signs nothing: the next one before a change, the last one after it. */
  JWT_SECRET_SECOND: z.string().min(32, 'must have at least 32 characters').optional(),
  ANSWERS_KEY: answersKey.optional(),
  /** Keys that open what they sealed, and seal nothing: while the key is being changed. */
  ANSWERS_KEYS_BEFORE: list.default([]).refine((keys) => keys.every(isAnswersKey), ANSWERS_KEY_FORM),
  TOKEN_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 90)
    .default(24 * 7),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  METRICS: flag.default(false),
  DRAFT_KEPT_MONTHS: z.coerce.number().int().min(2).max(120).default(DRAFT_KEPT_MONTHS),
  BACKUP_KEPT_DAYS: z.coerce.number().int().min(1).max(3_650).default(BACKUP_KEPT_DAYS),
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
  LLM_REPLY_TOKENS_MAX: z.coerce.number().int().min(500).max(100_000).default(4_096),
  LLM_TOKENS_PER_KEY_MAX: z.coerce.number().int().min(0).max(1_000_000_000).default(400_000),
  LLM_TOKENS_PER_DAY_MAX: z.coerce.number().int().min(0).max(1_000_000_000).default(5_000_000),
  /** In production the sandbox, which takes no money, must be meant. */
  ALLOW_SANDBOX: flag.default(false),
  PAYMENTS: z.enum(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: httpUrl.optional(),
  PRICE_TIERS: priceTiers.optional(),
  PRICE_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, 'must be three small letters, as usd')
    .default('usd'),
  SELLER_NAME: z.string().max(200).default('Leadership Fingerprint'),
  SELLER_ADDRESS: z.string().max(500).default(''),
  SELLER_TAX_ID: z.string().max(60).default(''),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9-]{0,12}$/, 'must be up to 12 letters, digits or hyphens')
    .default('LF-'),
  TAX_PERCENT: z.coerce.number().min(0).max(50).default(0),
  STRIPE_TAX: flag.default(false),
  AFFILIATE_SCRIPT_URL: httpUrl.optional(),
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

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const isPlainHttp = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !LOOPBACK.has(hostname);
};

type Problem = readonly [name: keyof Environment, what: string];

/** What the variables that could be read say against each other. */
function* contradictions(env: Partial<Environment>): Generator<Problem> {
  const missing = (name: keyof Environment, why: string): Problem[] =>
    env[name] === undefined ? [[name, `is required ${why}`]] : [];
  if (env.PAYMENTS === 'stripe') {
    yield* missing('STRIPE_SECRET_KEY', 'with PAYMENTS=stripe');
    yield* missing('STRIPE_WEBHOOK_SECRET', 'with PAYMENTS=stripe');
    yield* missing('PRICE_TIERS', 'with PAYMENTS=stripe');
  }
  if (env.AI_ENGINE === 'llm') {
    yield* missing('LLM_MODEL', 'with AI_ENGINE=llm');
    // Others may be local servers, which ask for none.
    if (env.LLM_PROVIDER === 'anthropic') yield* missing('LLM_API_KEY', 'with LLM_PROVIDER=anthropic');
  }
}

/** What is convenient on a laptop and dangerous where people come from outside. */
function* unsafeDefaults(env: Partial<Environment>): Generator<Problem> {
  if (env.NODE_ENV !== 'production') return;
  if (env.PAYMENTS === 'sandbox' && env.ALLOW_SANDBOX !== true)
    yield ['PAYMENTS', 'is sandbox, which gives keys away for nothing: set PAYMENTS=stripe, or ALLOW_SANDBOX=true'];
  if (env.PUBLIC_URL === undefined) yield ['PUBLIC_URL', 'is required in production: links in mails begin with it'];
  if (env.SMTP_URL === undefined)
    yield ['SMTP_URL', 'is required in production: without it no mail leaves the machine'];
  if (env.DATABASE_URL !== undefined && env.ANSWERS_KEY === undefined)
    yield [
      'ANSWERS_KEY',
      'is required in production with DATABASE_URL: all processes encrypt answers with the same key',
    ];
  for (const name of ['PUBLIC_URL', 'AI_URL'] as const) {
    const address = env[name];
    if (address !== undefined && isPlainHttp(address))
      yield [name, 'is plain http: passwords and answers would travel unencrypted; put TLS in front, and use https'];
  }
}

/** Reads each variable by itself, so that one that is wrong hides no other. An empty variable counts as not set. */
function readVariables(source: Source): { env: Partial<Environment>; problems: string[] } {
  const problems: Problem[] = [];
  const env: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape) as (keyof Environment)[]) {
    const parsed = schema.shape[name].safeParse(source[name] === '' ? undefined : source[name]);
    if (parsed.success) env[name] = parsed.data;
    else problems.push([name, parsed.error.issues[0]?.message ?? 'is not valid']);
  }
  const known: Partial<Environment> = env;
  const unread = new Set(problems.map(([name]) => name));
  problems.push(...[...contradictions(known), ...unsafeDefaults(known)].filter(([name]) => !unread.has(name)));
  return { env: known, problems: problems.map(([name, what]) => `Configuration: ${name} ${what}`) };
}

type Source = Readonly<Record<string, string | undefined>>;

/** For a program that we start: what we were given, and this. */
export const environmentWith = (more: Source): Source => ({ ...process.env, ...more });

/** Everything that is wrong, one line each; empty when nothing is. */
export const configProblems = (source: Source = process.env): string[] => readVariables(source).problems;

/** The one reader of the environment. */
export function readConfig(source: Source = process.env): Config {
  const { env: read, problems } = readVariables(source);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const env = read as Environment;
  const production = env.NODE_ENV === 'production';
  return {
    ...env,
    production,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS_IN_PRODUCTION : 0),
    LOG_LEVEL: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}
