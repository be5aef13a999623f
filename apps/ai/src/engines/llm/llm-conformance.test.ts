import { afterAll, expect, it, vi } from 'vitest';
import { describeEngine } from '../../testing/engine-conformance.ts';
import { startVendorEngine, type VendorEngine } from '../../testing/vendor/vendor-engine.ts';
import { createEmbeddedEngine } from '../embedded/embedded-engine.ts';

/** A server that answers sensibly proves that what we ask for, check and put together keeps the promise; it says nothing of a model. */
// A result is also asked of the embedded engine: more work than its own suite.
vi.setConfig({ testTimeout: 180_000 });

const started: VendorEngine[] = [];
afterAll(() => Promise.all(started.map((wired) => wired.close())));

for (const vendor of ['openai', 'anthropic'] as const) {
  const start = async () => {
    const wired = await startVendorEngine(vendor, {
      embedded: createEmbeddedEngine(),
    });
    started.push(wired);
    return wired.engine;
  };
  describeEngine(`llm (${vendor})`, start, { deterministic: false });
}

it('was answered by the model, except where too little was said to quote', () => {
  for (const { server, fallbacks } of started) {
    expect(new Set(fallbacks.map(({ reason }) => reason))).toEqual(new Set(['quotes_unsupported']));
    expect(fallbacks.length).toBeLessThan(server.seen.length / 10);
  }
});
