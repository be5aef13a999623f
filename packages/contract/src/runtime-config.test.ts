import { expect, test } from 'vitest';
import { validRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

const CONFIG: RuntimeConfig = {
  apiBaseUrl: '/api',
  aiBaseUrl: 'https://ai.example.com/ai',
  production: true,
  supportEmail: 'support@example.com',
  affiliateScriptUrl: null,
  priceTiers: [{ from: 1, unitAmount: 4_900 }],
  priceCurrency: 'usd',
  draftKeptMonths: 12,
  backupKeptDays: 90,
};

test('a configuration of the right shape is taken whole', () => {
  expect(validRuntimeConfig(CONFIG)).toEqual(CONFIG);
  expect(validRuntimeConfig({ ...CONFIG, priceTiers: null })).toEqual({ ...CONFIG, priceTiers: null });
});

test.each([
  ['apiBaseUrl', 7],
  ['apiBaseUrl', 'javascript:alert(1)'],
  ['aiBaseUrl', '//elsewhere.example'],
  ['production', 'true'],
  ['supportEmail', null],
  ['affiliateScriptUrl', 'data:text/javascript,1'],
  ['priceTiers', [{ from: 1 }]],
  ['priceTiers', [null]],
  ['priceTiers', 'free'],
  ['draftKeptMonths', 0],
  ['backupKeptDays', '90'],
])('%s = %j is left out, and the other fields stay', (name, value) => {
  const { [name as keyof RuntimeConfig]: _, ...others } = CONFIG;
  expect(validRuntimeConfig({ ...CONFIG, [name]: value })).toEqual(others);
});

test.each([null, undefined, 'a page', [], 7])('%j gives nothing', (given) => {
  expect(validRuntimeConfig(given)).toEqual({});
});

test('unknown fields are left out', () => {
  expect(validRuntimeConfig({ ...CONFIG, constructor: 'x', later: 1 })).toEqual(CONFIG);
});
