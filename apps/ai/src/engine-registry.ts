import { ARCHETYPES } from '@lf/domain/archetypes';
import type { Config } from '@lf/platform/env';
import type { FastifyBaseLogger } from 'fastify';
import { catalogue } from './engines/embedded/catalogue/catalogue.ts';
import { EMBEDDED_ENGINE, EMBEDDED_VERSION } from './engines/embedded/embedded-engine.ts';
import { TOPICS } from './engines/embedded/interview/topics.ts';
import { createWorkerEngine } from './engines/embedded/worker-engine.ts';
import { createLlmEngine } from './engines/llm/llm-engine.ts';
import { createChatModel } from './engines/llm/provider-registry.ts';
import type { SurveyEngine } from './survey-engine.ts';

const createEmbedded = () => createWorkerEngine({ name: EMBEDDED_ENGINE, version: EMBEDDED_VERSION });

type CreateEngine = (config: Config, log: FastifyBaseLogger) => SurveyEngine;

/** `AI_ENGINE` by name. */
const ENGINES: Record<Config['AI_ENGINE'], CreateEngine> = {
  embedded: () => createEmbedded(),
  llm: (config, log) =>
    createLlmEngine({
      model: createChatModel(config.LLM_PROVIDER, {
        baseUrl: config.LLM_BASE_URL,
        apiKey: config.LLM_API_KEY,
        model: config.LLM_MODEL ?? '',
        replyTokensMax: config.LLM_REPLY_TOKENS_MAX,
      }),
      embedded: createEmbedded(),
      vocabulary: {
        archetypes: ARCHETYPES.map(({ name }) => name),
        values: catalogue.map(({ name }) => name),
        topics: TOPICS.map(({ id }) => id),
      },
      onFallback: (event) => log.warn(event, 'the model failed, the embedded engine answered'),
    }),
};

export function createEngine(config: Config, log: FastifyBaseLogger): SurveyEngine {
  return ENGINES[config.AI_ENGINE](config, log);
}
