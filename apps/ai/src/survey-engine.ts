import type { RouteBody, RouteResponse } from '@lf/contract/define-route';
import type {
  checkOwnSentence,
  newOrderValueDrivers,
  nextQuestion,
  surveyResult,
  valuesPhilosophy,
} from '@lf/contract/survey';

type Asked<B> = Omit<B, 'user_id' | 'license_code'>;

export type NextQuestionInput = Asked<RouteBody<typeof nextQuestion>>;
export type ResultInput = Asked<RouteBody<typeof surveyResult>>;
export type ReorderInput = Asked<RouteBody<typeof newOrderValueDrivers>>;
export type OwnSentenceInput = Asked<RouteBody<typeof checkOwnSentence>>;
export type PhilosophyInput = Asked<RouteBody<typeof valuesPhilosophy>>;

/** What a model may still cost, for whom the service asks; the embedded engine costs nothing. */
export interface TokenBudget {
  isLeft(): Promise<boolean>;
  spend(tokens: number): Promise<void>;
}

export interface EngineOptions {
  readonly signal?: AbortSignal | undefined;
  readonly tokens?: TokenBudget | undefined;
}

export interface QuestionOptions extends EngineOptions {
  /** Receives the question as soon as it may be shown, where the engine can stream. */
  readonly onText?: ((textSoFar: string) => void) | undefined;
}

/** The interface of every engine, embedded or hosted. It never learns who the person is. Every engine passes `testing/engine-conformance.ts`. */
export interface SurveyEngine {
  readonly name: string;
  /** Name, model, prompts, texts: whatever changes what it would answer. Part of the key of stored answers. */
  readonly version: string;
  /** Loads what it needs; resolves when the first call would be fast. */
  start(): Promise<void>;
  /**
   * Whether it has nothing to do just now. Only engines whose questions cost nothing but time say so: while they are idle, the question
   * for an answer that is still being written may be asked for.
   */
  isIdle?(): boolean;
  /** The budget of questions is kept outside: this is only called while a question is due. */
  nextQuestion(input: NextQuestionInput, options?: QuestionOptions): Promise<RouteResponse<typeof nextQuestion>>;
  result(input: ResultInput, options?: EngineOptions): Promise<RouteResponse<typeof surveyResult>>;
  reorder(input: ReorderInput, options?: EngineOptions): Promise<RouteResponse<typeof newOrderValueDrivers>>;
  checkOwnSentence(input: OwnSentenceInput, options?: EngineOptions): Promise<RouteResponse<typeof checkOwnSentence>>;
  philosophy(input: PhilosophyInput, options?: EngineOptions): Promise<RouteResponse<typeof valuesPhilosophy>>;
}
