import { expect, it } from 'vitest';
import { startVendorServer } from '@lf/ai/testing/vendor/vendor-server';
import { openEngine } from './engines.ts';
import { measureParts } from './parts.ts';

/** Slow machines are allowed to be slow. */
const TIME_MS = 300_000;

it.each(['embedded', 'llm'])(
  'every metric that needs no data runs on %s',
  async (name) => {
    // Without a configured model `llm` is the vendor stand-in.
    const measured = await openEngine(name, {});
    try {
      for (const only of ['interviews', 'questions', 'texts', 'quotes', 'monotone', 'halves']) {
        const rows = await measureParts(measured, { most: 1 }, only);
        expect(rows, only).not.toEqual([]);
        for (const { measure, value } of rows) expect(Number.isFinite(value), measure).toBe(true);
      }
      const model = measured.modelRows();
      expect(measured.notice ?? '').toMatch(name === 'llm' ? /No model is configured.*STAND-IN/u : /^$/u);
      expect(model.map(({ measure }) => measure).join()).toMatch(
        name === 'llm' ? /fell back.*tokens.*a result/u : /^$/u,
      );
      await expect(measureParts(measured, {}, 'no such part')).rejects.toThrow('There is no part');
    } finally {
      await measured.close();
    }
  },
  TIME_MS,
);

it('measures the configured model, and says nothing of a stand-in', async () => {
  const vendor = await startVendorServer('anthropic');
  const env = { LLM_PROVIDER: 'anthropic', LLM_BASE_URL: vendor.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'some-model' };
  const measured = await openEngine('llm', env);
  expect(measured.notice).toBeUndefined();
  expect(measured.engine.name).toBe('anthropic/some-model');
  await measureParts(measured, { most: 1 }, 'interviews');
  expect(vendor.seen.length).toBeGreaterThan(0);
  await measured.close();
  await vendor.close();
}, 120_000);
