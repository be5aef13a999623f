import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configProblems, readConfig, VARIABLES } from './env.ts';
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

const SAFE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://fingerprint.example',
  SMTP_URL: 'smtps://mail.example',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'x',
  STRIPE_WEBHOOK_SECRET: 'y',
  PRICE_TIERS: '1:4900',
};

describe('production refuses unsafe defaults', () => {
  test('a whole configuration is taken', () => {
    expect(configProblems(SAFE)).toEqual([]);
    expect(configProblems({ ...SAFE, PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
    expect(configProblems({ ...SAFE, PAYMENTS: 'sandbox', ALLOW_SANDBOX: 'true' })).toEqual([]);
  });

  test.each([
    [{ PAYMENTS: '' }, 'PAYMENTS'],
    [{ PAYMENTS: 'sandbox', ALLOW_SANDBOX: 'false' }, 'PAYMENTS'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://fingerprint.example' }, 'PUBLIC_URL'],
    [{ AI_URL: 'http://ai.example/ai' }, 'AI_URL'],
    [{ SMTP_URL: '' }, 'SMTP_URL'],
  ])('%j', (change, name) => {
    const problems = configProblems({ ...SAFE, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^Configuration: ${name} [^\\n]+$`));
    expect(() => readConfig({ ...SAFE, ...change })).toThrow(StartError);
  });

  test('elsewhere they are what makes the product start with no configuration at all', () => {
    expect(configProblems({})).toEqual([]);
  });
});

test('every problem is told at once, one line each, whatever kind it is', () => {
  const problems = configProblems({ NODE_ENV: 'production', PORT: 'many', AI_ENGINE: 'llm', JWT_SECRET: 'short' });
  const names = problems.map((line) => line.split(' ')[1] ?? '');
  expect(names.toSorted()).toEqual(['JWT_SECRET', 'LLM_MODEL', 'PAYMENTS', 'PORT', 'PUBLIC_URL', 'SMTP_URL']);
  expect(() => readConfig({ PORT: 'many', JWT_SECRET: 'short' })).toThrow(/PORT .*\n.*JWT_SECRET /);
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
