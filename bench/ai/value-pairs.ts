import type { Heard } from '../../apps/ai/src/engines/embedded/heard.ts';
import { understand } from '../../apps/ai/src/engines/embedded/understand.ts';
import type { Story } from '../../apps/ai/training/read-data.ts';

export interface ValuePair extends Heard {
  /** Index into the stories. */
  readonly story: number;
}

/** An explanation shows up to two sentences per value. */
const QUOTES_PER_VALUE = 2;

/** What a person would be shown: of each story's values that were heard, the strongest sentences. */
export async function valuePairs(stories: readonly Story[], count: number): Promise<ValuePair[]> {
  const pairs: ValuePair[] = [];
  for (const [story, { text }] of stories.entries()) {
    const { profile } = await understand([{ question: '', answer: text }]);
    for (const { heard } of profile.values) pairs.push(...heard.slice(0, QUOTES_PER_VALUE).map((one) => ({ story, ...one })));
    if (pairs.length >= count) break;
  }
  return pairs.slice(0, count);
}
