import type { SurveyEngine } from '../survey-engine.ts';
import { plainEngine } from './plain-engine.ts';

/** An engine that a test can hold, break, or make talk; never the same question twice, so that repeats show. */
export class GateEngine implements SurveyEngine {
  readonly name = 'gate';
  readonly version: string;

  constructor(version = 'gate 1') {
    this.version = version;
  }

  calls = 0;
  inputs: unknown[] = [];
  /** Runs before each answer. */
  before: () => Promise<void> | void = () => {};
  streams: readonly string[] = [];
  answers: Record<string, unknown> = {};

  idle = true;

  readonly isIdle = (): boolean => this.idle;

  readonly start = (): Promise<void> => Promise.resolve();

  readonly nextQuestion: SurveyEngine['nextQuestion'] = async (input, options) => {
    await this.#enter(input);
    for (const text of this.streams) options?.onText?.(text);
    return {
      ...(await plainEngine.nextQuestion(input)),
      next_question: `Question number ${this.calls}?`,
      ...this.answers,
    };
  };

  readonly result: SurveyEngine['result'] = async (input) => {
    await this.#enter(input);
    return { ...(await plainEngine.result(input)), archetype: `Archetype ${this.calls}`, ...this.answers };
  };

  readonly reorder: SurveyEngine['reorder'] = async (input) => {
    await this.#enter(input);
    return { ...(await plainEngine.reorder(input)), ...this.answers };
  };

  readonly checkOwnSentence: SurveyEngine['checkOwnSentence'] = async (input) => {
    await this.#enter(input);
    return { ...(await plainEngine.checkOwnSentence(input)), ...this.answers };
  };

  readonly philosophy: SurveyEngine['philosophy'] = async (input) => {
    await this.#enter(input);
    return { ...(await plainEngine.philosophy(input)), ...this.answers };
  };

  async #enter(input: unknown): Promise<void> {
    this.calls += 1;
    this.inputs.push(input);
    await this.before();
  }
}
