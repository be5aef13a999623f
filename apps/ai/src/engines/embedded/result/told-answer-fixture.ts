import { catalogue } from '../catalogue/catalogue.ts';
import { ACTS, type Act, KINDS, WAYS } from '../reader/reading.ts';
import type { ToldAnswer } from '../told-answer.ts';

interface Scores {
  readonly rules?: Readonly<Record<string, number>>;
  readonly alone?: Readonly<Record<string, number>>;
}

/** For tests: an answer of these sentences, with scores that no training changes. */
export function answerOf(quotes: readonly string[], { rules = {}, alone = {} }: Scores = {}): ToldAnswer {
  let start = 0;
  const sentences = quotes.map((quote) => {
    const at = start;
    start += quote.length + 1;
    return {
      quote,
      start: at,
      end: at + quote.length,
      telling: 0.8,
      values: new Float32Array(catalogue.length),
      side: 'lived' as const,
      coping: new Float32Array(WAYS.length),
      rule: rules[quote] ?? 0.1,
      alone: alone[quote] ?? 0.1,
      clear: alone[quote] ?? 0.1,
      fit: 0.8,
    };
  });
  return {
    item: { question: 'Q', answer: quotes.join(' ') },
    act: 'story',
    reading: {
      sentences,
      acts: Object.fromEntries(ACTS.map((act) => [act, 0])) as Record<Act, number>,
      crisis: 0,
      match: new Float32Array(192),
      kinds: new Float32Array(KINDS.length),
    },
  };
}
