import { createEngine } from '@lf/ai/engine-registry';
import type { SurveyEngine } from '@lf/ai/survey-engine';
import { readConfig } from '@lf/platform/env';
import type { FastifyBaseLogger } from 'fastify';
import { startVendorServer } from '@lf/ai/testing/vendor/vendor-server';

export type SurveyResult = Awaited<ReturnType<SurveyEngine['result']>>;

/** The engine that is measured. */
export interface Measured {
  readonly engine: SurveyEngine;
  readonly isEmbedded: boolean;
  /** How often the embedded engine answered instead of the model. */
  fallbacks(): number;
  close(): Promise<void>;
}

/**
 * `embedded`; `llm`: the model that the environment configures (LLM_PROVIDER, LLM_BASE_URL, LLM_API_KEY, LLM_MODEL);
 * `stand-in`: the llm engine against the vendor stand-in of the tests, which proves the wiring and not a model.
 */
export async function openEngine(name: string): Promise<Measured> {
  if (name === 'embedded') return started({ AI_ENGINE: 'embedded' });
  if (name === 'llm') return started({ ...process.env, AI_ENGINE: 'llm' });
  if (name !== 'stand-in') throw new Error(`There is no engine ${name}: embedded, llm or stand-in`);
  const vendor = await startVendorServer('openai');
  return started(
    {
      AI_ENGINE: 'llm',
      LLM_PROVIDER: 'openai',
      LLM_BASE_URL: vendor.baseUrl,
      LLM_API_KEY: 'none',
      LLM_MODEL: 'stand-in',
    },
    () => vendor.close(),
  );
}

async function started(env: NodeJS.ProcessEnv, close = () => Promise.resolve()): Promise<Measured> {
  let fallbacks = 0;
  const engine = createEngine(
    readConfig(env),
    countingLog(() => (fallbacks += 1)),
  );
  await engine.start();
  return { engine, isEmbedded: env['AI_ENGINE'] === 'embedded', fallbacks: () => fallbacks, close };
}

/** A log that only counts its warnings: the engine warns when it falls back. */
function countingLog(onWarning: () => void): FastifyBaseLogger {
  const nothing = () => undefined;
  const log = { fatal: nothing, error: nothing, warn: onWarning, info: nothing, debug: nothing, trace: nothing };
  return { ...log, silent: nothing, level: 'warn', child: () => log } as unknown as FastifyBaseLogger;
}
