import { createEngine } from '@lf/ai/engine-registry';
import type { SurveyEngine } from '@lf/ai/survey-engine';
import { readConfig } from '@lf/platform/env';
import { ModelCosts } from './model-costs.ts';
import type { Row } from './rows.ts';
import { startVendorServer } from '@lf/ai/testing/vendor/vendor-server';

export type SurveyResult = Awaited<ReturnType<SurveyEngine['result']>>;

/** The engine that is measured. */
export interface Measured {
  readonly engine: SurveyEngine;
  readonly isEmbedded: boolean;
  /** Said before and after the figures, where they are not those of a model. */
  readonly notice: string | undefined;
  /** What a model cost and how often it failed; nothing of the embedded engine. */
  modelRows(): Row[];
  close(): Promise<void>;
}

const STAND_IN = 'stand-in';
const STAND_IN_NOTICE =
  'THE VENDOR STAND-IN OF THE TESTS ANSWERS, NOT A MODEL: these figures prove the wiring and say nothing about any model.';
const NOT_CONFIGURED = 'No model is configured (LLM_MODEL, LLM_PROVIDER, LLM_BASE_URL, LLM_API_KEY).';

/**
 * `embedded`; `llm`: the model that the environment configures, or else the stand-in, which says so; `stand-in`: the llm engine
 * against the vendor stand-in of the tests, which proves the wiring and not a model.
 */
export async function openEngine(name: string, env: NodeJS.ProcessEnv = process.env): Promise<Measured> {
  if (name === 'embedded') return started({ AI_ENGINE: 'embedded' });
  if (name !== 'llm' && name !== STAND_IN) throw new Error(`There is no engine ${name}: embedded, llm or stand-in`);
  const isConfigured = (env['LLM_MODEL'] ?? '') !== '';
  if (name === 'llm' && isConfigured) return started({ ...env, AI_ENGINE: 'llm' });
  const vendor = await startVendorServer('openai');
  return started(
    {
      AI_ENGINE: 'llm',
      LLM_PROVIDER: 'openai',
      LLM_BASE_URL: vendor.baseUrl,
      LLM_API_KEY: 'none',
      LLM_MODEL: STAND_IN,
    },
    { close: () => vendor.close(), notice: name === 'llm' ? `${NOT_CONFIGURED} ${STAND_IN_NOTICE}` : STAND_IN_NOTICE },
  );
}

async function started(
  env: NodeJS.ProcessEnv,
  { close = () => Promise.resolve(), notice }: { close?: () => Promise<void>; notice?: string } = {},
): Promise<Measured> {
  const costs = new ModelCosts();
  const engine = createEngine(readConfig(env), costs.log);
  await engine.start();
  const isEmbedded = env['AI_ENGINE'] === 'embedded';
  return {
    engine: isEmbedded ? engine : costs.watch(engine),
    isEmbedded,
    notice,
    modelRows: () => (isEmbedded ? [] : costs.rows()),
    close,
  };
}
