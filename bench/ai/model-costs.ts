import type { EngineOptions, SurveyEngine } from '@lf/ai/survey-engine';
import type { FastifyBaseLogger } from 'fastify';
import { info, mean, type Row } from './rows.ts';

const CALLS = ['nextQuestion', 'result', 'reorder', 'philosophy'] as const;
type CallName = (typeof CALLS)[number];
const NAMES: Record<CallName, string> = {
  nextQuestion: 'a question',
  result: 'a result',
  reorder: 'an order',
  philosophy: 'a philosophy',
};

/** What a model needs of time and tokens, and how often and why the embedded engine answered in its place. */
export class ModelCosts {
  readonly #fallbacks = new Map<string, number>();
  readonly #seconds = new Map<CallName, number[]>();
  #tokens = 0;
  #calls = 0;

  /** The engine warns with a reason when it falls back. */
  get log(): FastifyBaseLogger {
    const nothing = () => undefined;
    const warn = ({ reason = 'unknown' }: { reason?: string }) =>
      void this.#fallbacks.set(reason, (this.#fallbacks.get(reason) ?? 0) + 1);
    const log = { fatal: nothing, error: nothing, warn, info: nothing, debug: nothing, trace: nothing };
    return { ...log, silent: nothing, level: 'warn', child: () => log } as unknown as FastifyBaseLogger;
  }

  watch(engine: SurveyEngine): SurveyEngine {
    const tokens = {
      isLeft: () => Promise.resolve(true),
      spend: (count: number) => {
        this.#tokens += count;
        return Promise.resolve();
      },
    };
    const timed = async <T>(name: CallName, ask: (options: EngineOptions) => Promise<T>): Promise<T> => {
      const begun = performance.now();
      this.#calls += 1;
      try {
        return await ask({ tokens });
      } finally {
        const seconds = (performance.now() - begun) / 1_000;
        this.#seconds.set(name, [...(this.#seconds.get(name) ?? []), seconds]);
      }
    };
    return {
      name: engine.name,
      version: engine.version,
      start: () => engine.start(),
      nextQuestion: (input) => timed('nextQuestion', (options) => engine.nextQuestion(input, options)),
      result: (input) => timed('result', (options) => engine.result(input, options)),
      reorder: (input) => timed('reorder', (options) => engine.reorder(input, options)),
      checkOwnSentence: (input) => engine.checkOwnSentence(input),
      philosophy: (input) => timed('philosophy', (options) => engine.philosophy(input, options)),
    };
  }

  rows(): Row[] {
    const fell = [...this.#fallbacks.values()].reduce((sum, count) => sum + count, 0);
    const why = [...this.#fallbacks].map(([reason, count]) => `${reason} ${count}`).join(', ');
    return [
      info('calls that fell back to the embedded engine', fell, `of ${this.#calls}${why === '' ? '' : `: ${why}`}`),
      info('tokens, input and output', this.#tokens, `${Math.round(this.#tokens / Math.max(1, this.#calls))} a call`),
      ...CALLS.flatMap((call) => {
        const seconds = (this.#seconds.get(call) ?? []).toSorted((a, b) => a - b);
        const slow = seconds[Math.ceil(seconds.length * 0.95) - 1];
        return slow === undefined
          ? []
          : [info(`${NAMES[call]}: seconds, 95%`, slow, `mean ${mean(seconds).toFixed(2)} of ${seconds.length}`)];
      }),
    ];
  }
}
