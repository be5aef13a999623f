import type { Heard } from '../../apps/ai/src/engines/embedded/heard.ts';
import { understand } from '../../apps/ai/src/engines/embedded/understand.ts';

export interface ValuePair extends Heard {
  /** Which person, by the place in the whole list of the source. */
  readonly story: number;
}

export interface Person {
  readonly story: number;
  readonly answers: readonly string[];
}

/** An explanation shows up to two sentences per value. */
const QUOTES_PER_VALUE = 2;

export function numbered(people: readonly (readonly string[])[]): Person[] {
  return people.map((answers, story) => ({ story, answers }));
}

/** What a person would be shown: of the values heard in their answers, the strongest sentences. */
export async function valuePairs(people: readonly Person[], count = Infinity): Promise<ValuePair[]> {
  const pairs: ValuePair[] = [];
  for (const { story, answers } of people) {
    const { profile } = await understand(answers.map((answer) => ({ question: '', answer })));
    for (const { heard } of profile.values)
      pairs.push(...heard.slice(0, QUOTES_PER_VALUE).map((one) => ({ story, ...one })));
    if (pairs.length >= count) break;
  }
  return pairs.slice(0, count);
}

/** What a judgement is filed under. */
export function idOf(source: string, { story, answer, start, value }: ValuePair): string {
  return [source, story, answer, start, value].join(':');
}
