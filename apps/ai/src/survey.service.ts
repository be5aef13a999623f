import * as z from 'zod/mini';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { API_CALL_TIME_MS } from '@lf/contract/limits';
import { notFound, unavailable } from '@lf/platform/http/errors';
import type { Route, RouteResponse } from '@lf/contract/define-route';
import type { SurveyItem } from '@lf/contract/survey';
import type { Database } from '@lf/platform/db/schema';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import { answerKey, findAnswer, storedAnswer } from './ai-answers.repo.ts';
import { assertTimeLeft, beginWork, endWork, endWorkWith, spendTime } from './ai-quotas.repo.ts';
import { ownLicense } from './license.repo.ts';
import { oneAtATime, type TurnTiming } from './one-at-a-time.ts';
import type { EngineOptions } from './survey-engine.ts';
import { createTokenBudget, type TokenLimits } from './token-budget.ts';

export interface SurveyServiceParts {
  readonly db: Database;
  readonly turns: TurnTiming;
  readonly engineVersion: string;
  /** Instead of each call's own time. */
  readonly engineTimeMs?: number | undefined;
  /** RATE_LIMIT_FACTOR */
  readonly limitFactor: number;
  readonly tokenLimits: TokenLimits;
}

export interface Caller {
  readonly user_id: string;
  readonly license_code?: string | undefined;
}

/** A call that may be made: whose allowance it uses, whose answers it is about, and what was answered to it before. */
export interface Admitted<Input> {
  readonly userId: string;
  readonly licenseCode: string;
  /** What of it an engine may see. */
  readonly input: Input;
  readonly key: string;
  readonly stored: string | null;
}

export interface Asked<R extends Route, Input> {
  readonly route: R;
  readonly ask: (input: Input, options: EngineOptions) => Promise<RouteResponse<R>>;
  readonly onFailure: (error: unknown) => void;
}

/** Whose call it is, and the stored answer to it, in one statement. */
export async function admit<Body extends Caller, Input>(
  { db, engineVersion }: SurveyServiceParts,
  route: Route,
  user: CurrentUser,
  body: Body,
  inputOf: (given: Omit<Body, keyof Caller>) => Input,
): Promise<Admitted<Input>> {
  const { user_id, license_code, ...given } = body;
  if (user_id !== user.id) throw notFound();
  const input = inputOf(given);
  const key = answerKey({ userId: user.id, call: route.path, engineVersion }, input);
  const { code, answer } = await db
    .selectNoFrom([ownLicense(db, user.id, license_code).as('code'), storedAnswer(db, key).as('answer')])
    .executeTakeFirstOrThrow();
  if (code === null)
    throw license_code === undefined
      ? notFound(KEY_MESSAGES.keyNeeded, 'license_required')
      : notFound(KEY_MESSAGES.licenseUnknown);
  return { userId: user.id, licenseCode: code, input, key, stored: answer };
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
  { userId, licenseCode, input, key, stored }: Admitted<Input>,
  { route, ask, onFailure }: Asked<R, Input>,
): Promise<RouteResponse<R>> {
  const { db, limitFactor } = parts;
  const parsed = (answer: string) => JSON.parse(answer) as RouteResponse<R>;
  if (stored !== null) return parsed(stored);
  return oneAtATime(db, userId, parts.turns, {
    ready: async () => {
      const answer = await findAnswer(db, key);
      return answer === undefined ? undefined : parsed(answer);
    },
    work: async (turn) => {
      const meanwhile = await beginWork(db, limitFactor, { key, userId, licenseCode });
      if (meanwhile !== undefined) return parsed(meanwhile);
      const tokens = createTokenBudget(db, parts.tokenLimits, licenseCode);
      const begun = performance.now();
      const worked = () => ({ userId, holder: turn.holder, ms: performance.now() - begun });
      const answer = await askWithin(timeOf(parts, route), route, (signal) => ask(input, { signal, tokens })).catch(
        async (error: unknown) => {
          onFailure(error);
          await endWork(db, worked());
          turn.isEnded = true;
          throw unavailable(
            'The program that reads your answers did not reply. Please try again in a minute.',
            'ai_unavailable',
          );
        },
      );
      const kept = isFallback(answer)
        ? await endWork(db, worked())
        : await endWorkWith(db, worked(), { key, userId, licenseCode, answer: JSON.stringify(answer) });
      turn.isEnded = true;
      return kept === undefined ? answer : parsed(kept);
    },
  });
}

/**
 * What was answered before, or what the engine would answer, for nobody who waits: no turn is taken, nothing is stored, and a failure is no
 * more than no answer. The engine's time is the person's own all the same.
 */
export async function answerUnstored<R extends Route, Input>(
  parts: SurveyServiceParts,
  { userId, input, stored }: Admitted<Input>,
  { route, ask, onFailure }: Asked<R, Input>,
): Promise<RouteResponse<R> | undefined> {
  if (stored !== null) return JSON.parse(stored) as RouteResponse<R>;
  await assertTimeLeft(parts.db, parts.limitFactor, userId);
  const begun = performance.now();
  try {
    return await askWithin(timeOf(parts, route), route, (signal) => ask(input, { signal }));
  } catch (error) {
    onFailure(error);
    return undefined;
  } finally {
    await spendTime(parts.db, { userId, ms: performance.now() - begun });
  }
}

/** Answers of every call say so in the same field. */
function isFallback(answer: unknown): boolean {
  return (answer as { fallback?: boolean | undefined }).fallback === true;
}

const timeOf = ({ engineTimeMs }: SurveyServiceParts, { timeMs }: Route): number =>
  engineTimeMs ?? timeMs ?? API_CALL_TIME_MS;

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
