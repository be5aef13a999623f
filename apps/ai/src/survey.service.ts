import * as z from 'zod/mini';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { API_CALL_TIME_MS } from '@lf/contract/limits';
import { notFound, unavailable } from '@lf/platform/http/errors';
import type { Route, RouteResponse } from '@lf/contract/define-route';
import type { SurveyItem } from '@lf/contract/survey';
import type { Database } from '@lf/platform/db/schema';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { RateLimiter } from '@lf/platform/http/rate-limit';
import { answerKey, findAnswer, keepAnswer } from './ai-answers.repo.ts';
import { findOwnLicense } from './license.repo.ts';
import type { EngineTime } from './engine-time.ts';
import { oneAtATime, type TurnTiming } from './one-at-a-time.ts';
import type { EngineOptions } from './survey-engine.ts';
import { createTokenBudget, type TokenLimits } from './token-budget.ts';

/** Per license. */
export const AI_CALLS_PER_HOUR = { name: 'ai-calls', max: 60, windowSeconds: 3_600 } as const;
export interface SurveyServiceParts {
  readonly db: Database;
  readonly limit: RateLimiter;
  readonly turns: TurnTiming;
  readonly engineVersion: string;
  /** Instead of each call's own time. */
  readonly engineTimeMs?: number | undefined;
  readonly time: EngineTime;
  readonly tokenLimits: TokenLimits;
}

export interface Caller {
  readonly user_id: string;
  readonly license_code?: string | undefined;
}

/** Whose allowance a call uses, and whose answers it is about. */
export interface Allowance {
  readonly userId: string;
  readonly licenseCode: string;
}

export interface Asked<R extends Route, Input> {
  readonly route: R;
  readonly user: CurrentUser;
  readonly input: Input;
  readonly ask: (input: Input, options: EngineOptions) => Promise<RouteResponse<R>>;
  readonly onFailure: (error: unknown) => void;
}

/** Whose call it is, and what of it an engine may see. */
export async function admit<Body extends Caller>(
  db: Database,
  user: CurrentUser,
  body: Body,
): Promise<{ input: Omit<Body, keyof Caller>; allowance: Allowance }> {
  const { user_id, license_code, ...input } = body;
  if (user_id !== user.id) throw notFound();
  const licenseCode = await findOwnLicense(db, user.id, license_code);
  if (licenseCode === undefined)
    throw license_code === undefined
      ? notFound(KEY_MESSAGES.keyNeeded, 'license_required')
      : notFound(KEY_MESSAGES.licenseUnknown);
  return { input, allowance: { userId: user.id, licenseCode } };
}

/** A question that is still open is not part of the interview yet: asked again, it is found again. */
export function answeredOnly(survey: readonly SurveyItem[]): SurveyItem[] {
  return survey.filter(({ answer }) => answer.trim() !== '');
}

/**
 * The stored answer to this very question, or the engine's, stored first. Nothing is stored when the engine fails, nor when it only
 * stood in for a model: an outage is not remembered.
 */
export async function answerOnce<R extends Route, Input>(
  parts: SurveyServiceParts,
  { userId, licenseCode }: Allowance,
  { route, user, input, ask, onFailure }: Asked<R, Input>,
): Promise<RouteResponse<R>> {
  const key = answerKey({ userId: user.id, call: route.path, engineVersion: parts.engineVersion }, input);
  const ready = async () => {
    const stored = await findAnswer(parts.db, key);
    return stored === undefined ? undefined : (JSON.parse(stored) as RouteResponse<R>);
  };
  const stored = await ready();
  if (stored !== undefined) return stored;
  return oneAtATime(parts.db, user.id, parts.turns, {
    ready,
    work: async () => {
      await parts.limit(AI_CALLS_PER_HOUR, licenseCode);
      await parts.time.assertLeft(userId);
      const tokens = createTokenBudget(parts.db, parts.tokenLimits, licenseCode);
      const begun = performance.now();
      const answer = await askWithin(parts.engineTimeMs ?? route.timeMs ?? API_CALL_TIME_MS, route, (signal) =>
        ask(input, { signal, tokens }),
      ).catch(async (error: unknown) => {
        onFailure(error);
        await parts.time.spend(userId, performance.now() - begun);
        throw unavailable(
          'The program that reads your answers did not reply. Please try again in a minute.',
          'ai_unavailable',
        );
      });
      await parts.time.spend(userId, performance.now() - begun);
      if (isFallback(answer)) return answer;
      const kept = await keepAnswer(parts.db, { key, userId, licenseCode, answer: JSON.stringify(answer) });
      return JSON.parse(kept) as RouteResponse<R>;
    },
  });
}

/** Answers of every call say so in the same field. */
function isFallback(answer: unknown): boolean {
  return (answer as { fallback?: boolean | undefined }).fallback === true;
}

async function askWithin<R extends Route>(
  ms: number,
  route: R,
  ask: (signal: AbortSignal) => Promise<RouteResponse<R>>,
): Promise<RouteResponse<R>> {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('engine took too long')), { once: true });
  });
  // Asked inside a promise: should the engine throw at once, the timeout still needs its rejection handler.
  const answering = Promise.resolve(signal).then(ask);
  // An engine that answers something else than the contract has failed, too.
  return z.parse(route.response, await Promise.race([answering, late])) as RouteResponse<R>;
}
