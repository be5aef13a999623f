import { aiRoutes } from '@lf/contract/ai-routes';
import { registerService } from '@lf/platform/http/service';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';
import type { Tokens } from '@lf/platform/http/tokens';
import type { FastifyInstance } from 'fastify';
import { sweepAnswers } from './ai-answers.repo.ts';
import { createEngine } from './engine-registry.ts';
import { TURN_TIMING, type TurnTiming } from './one-at-a-time.ts';
import type { SurveyEngine } from './survey-engine.ts';
import { surveyRoutes } from './survey.routes.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1_000;

export interface AiParts {
  readonly config: Config;
  readonly db: Database;
  readonly tokens: Tokens;
  /** The one that AI_ENGINE names, unless given. */
  readonly engine?: SurveyEngine;
  readonly turns?: TurnTiming;
  /** Instead of each call's own time. */
  readonly engineTimeMs?: number;
}

/** The AI service under /ai. */
export async function registerAi(server: FastifyInstance, parts: AiParts): Promise<void> {
  const { config, db, tokens, turns = TURN_TIMING, engineTimeMs } = parts;
  const engine = parts.engine ?? createEngine(config, server.log);
  await engine.start();
  sweepRegularly(server, db);
  await registerService(server, {
    config,
    db,
    tokens,
    title: 'Leadership Fingerprint AI service',
    basePath: '/ai',
    routes: aiRoutes,
    features: (mount) =>
      surveyRoutes(mount, engine, {
        db,
        turns,
        engineTimeMs,
        engineVersion: engine.version,
        limitFactor: config.RATE_LIMIT_FACTOR,
        tokenLimits: { perKey: config.LLM_TOKENS_PER_KEY_MAX, perDay: config.LLM_TOKENS_PER_DAY_MAX },
      }),
  });
}

function sweepRegularly(server: FastifyInstance, db: Database): void {
  const sweep = () =>
    void sweepAnswers(db).catch((error: unknown) => server.log.warn({ err: error }, 'stored answers not swept'));
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  server.addHook('onClose', () => clearInterval(timer));
}
