import { expect } from 'vitest';
import { createLlmEngine, FALLBACK_ENGINE, type LlmEngineParts } from '../../engines/llm/llm-engine.ts';
import { createChatModel } from '../../engines/llm/provider-registry.ts';
import type { SurveyEngine } from '../../survey-engine.ts';
import { ARCHETYPES } from '@lf/domain/archetypes';
import { catalogue } from '../../engines/embedded/catalogue/catalogue.ts';
import { createEmbeddedEngine } from '../../engines/embedded/embedded-engine.ts';
import { TOPICS } from '../../engines/embedded/interview/topics.ts';
import { plainEngine } from '../plain-engine.ts';
import { startVendorServer, type Behaviour, type VendorName, type VendorServer } from './vendor-server.ts';

export const SAID = 'I kept my promise to my brother even when it cost me the job.';
export const ANSWERED = {
  survey_data: [
    {
      question: 'What do you remember first?',
      answer: `${SAID} My mother watched from the door and said nothing at all.`,
    },
  ],
  additional_questions_requested: 0,
};
export const GOOD_QUESTION = {
  next_question: 'Who saw you keep your word?',
  why: 'It matters.',
  topic: 'turning-point',
};

export const say = (value: unknown): Behaviour => ({
  does: 'say',
  text: typeof value === 'string' ? value : JSON.stringify(value),
});

const VOCABULARY = {
  archetypes: ARCHETYPES.map(({ name }) => name),
  values: catalogue.map(({ name }) => name),
  topics: TOPICS.map(({ id }) => id),
};

/** Fixed words in the place of the embedded engine's; what is read and checked is read by the trained reader. */
const reader = createEmbeddedEngine();

export interface VendorEngine {
  readonly server: VendorServer;
  readonly engine: SurveyEngine;
  readonly fallbacks: { call: string; model: string; reason: string }[];
  close(): Promise<void>;
}

/** The llm engine with the real SDK against a local server that speaks the vendor's wire. Waits between attempts are short. */
export async function startVendorEngine(
  vendor: VendorName,
  parts: Partial<LlmEngineParts> = {},
): Promise<VendorEngine> {
  const server = await startVendorServer(vendor);
  const fallbacks: VendorEngine['fallbacks'] = [];
  const engine = createLlmEngine({
    model: createChatModel(vendor, {
      baseUrl: server.baseUrl,
      apiKey: 'secret-key',
      model: 'test-model',
      replyTokensMax: 1_000,
    }),
    embedded: {
      ...plainEngine,
      acts: (input) => reader.acts(input),
      checkClaims: (input) => reader.checkClaims(input),
    },
    vocabulary: VOCABULARY,
    onFallback: (event) => fallbacks.push(event),
    retryPolicy: { attemptMs: 60_000, totalMs: 90_000, backoffMs: [5, 5], retryAfterMaxMs: 100 },
    ...parts,
  });
  return { server, engine, fallbacks, close: () => server.close() };
}

export function expectFallback(
  { engine, fallbacks }: VendorEngine,
  answer: { engine?: string | undefined },
  reason: string,
  call = 'next_question',
): void {
  expect(answer.engine).toBe(FALLBACK_ENGINE);
  expect(fallbacks).toEqual([{ call, model: engine.name, reason }]);
}
