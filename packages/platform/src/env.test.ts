import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from './env.ts';
import { StartError } from './start-error.ts';

test('nothing need be set', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    PUBLIC_URL: 'http://localhost:3000',
    PAYMENTS: 'sandbox',
    AI_ENGINE: 'embedded',
    production: false,
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('prices are read in order of quantity', () => {
  expect(readConfig({ PRICE_TIERS: '11:3900,1:4900' }).PRICE_TIERS).toEqual([
    { from: 1, unitAmount: 4900 },
    { from: 11, unitAmount: 3900 },
  ]);
});

describe('what is wrong is named in one line', () => {
  test.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ PRICE_TIERS: 'cheap' }, 'PRICE_TIERS'],
    [{ AI_ENGINE: 'oracle' }, 'AI_ENGINE'],
    [{ AI_ENGINE: 'llm' }, 'LLM_MODEL'],
    [{ AI_ENGINE: 'llm', LLM_MODEL: 'm', LLM_PROVIDER: 'anthropic' }, 'LLM_API_KEY'],
    [{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'x', STRIPE_WEBHOOK_SECRET: 'y' }, 'PRICE_TIERS'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
  ])('%j', (env, name) => {
    expect(() => readConfig(env)).toThrow(StartError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^Configuration: ${name} [^\\n]+$`));
  });
});

test('.env.example lists every variable and no other', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
  expect(listed.toSorted((a, b) => a.localeCompare(b))).toEqual(VARIABLES.toSorted((a, b) => a.localeCompare(b)));
});

test('.env.example is itself a valid configuration', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const env = Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
  expect(readConfig(env)).toMatchObject({ PORT: 3000 });
});
