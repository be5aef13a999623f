import type { RouteBody, RouteResponse } from '@lf/contract/define-route';
import type { newOrderValueDrivers, nextQuestion, surveyResult, valuesPhilosophy } from '@lf/contract/survey';

type Asked<B> = Omit<B, 'user_id' | 'license_code'>;

export type NextQuestionInput = Asked<RouteBody<typeof nextQuestion>>;
export type ResultInput = Asked<RouteBody<typeof surveyResult>>;
export type ReorderInput = Asked<RouteBody<typeof newOrderValueDrivers>>;
export type PhilosophyInput = Asked<RouteBody<typeof valuesPhilosophy>>;

/** What any engine, embedded or hosted, promises. It never learns who is speaking. Every engine passes `testing/engine-conformance.ts`. */
export interface SurveyEngine {
  readonly name: string;
  /** Loads what it needs; resolves when the first call would be fast. */
  start(): Promise<void>;
  /** `onText` receives the growing question where the engine can stream. The budget is kept outside: this is only called while a question is due. */
  nextQuestion(
    input: NextQuestionInput,
    options?: { signal?: AbortSignal; onText?: (textSoFar: string) => void },
  ): Promise<RouteResponse<typeof nextQuestion>>;
  result(input: ResultInput, options?: { signal?: AbortSignal }): Promise<RouteResponse<typeof surveyResult>>;
  reorder(input: ReorderInput, options?: { signal?: AbortSignal }): Promise<RouteResponse<typeof newOrderValueDrivers>>;
  philosophy(
    input: PhilosophyInput,
    options?: { signal?: AbortSignal },
  ): Promise<RouteResponse<typeof valuesPhilosophy>>;
}
