import { catalogue } from '../../apps/ai/src/engines/embedded/catalogue/catalogue.ts';
import { readSentence } from '../../apps/ai/src/engines/embedded/evidence/read-sentence.ts';
import { WHOLE_ANSWER_WORDS_MAX } from '../../apps/ai/src/engines/embedded/evidence/weights.ts';
import { sentencesOf, wordCount } from '../../apps/ai/src/engines/embedded/text/sentences.ts';
import { repairSpelling } from '../../apps/ai/src/engines/embedded/text/spelling.ts';
import { wordRanks } from '../../apps/ai/src/engines/embedded/text/word-ranks.ts';
import type { LabelledMemory } from '../../apps/ai/training/read-data.ts';
import { mean, type Row } from './rows.ts';

/** The ear alone: is the value read most clearly in a memory one that a reader accepts? */
export async function measureMemories(name: string, memories: readonly LabelledMemory[]): Promise<Row[]> {
  const first: number[] = [];
  const third: number[] = [];
  for (const { text, accept } of memories) {
    const nearest = await nearestValues(text);
    first.push(accept.includes(nearest[0] ?? '') ? 1 : 0);
    third.push(nearest.slice(0, 3).some((value) => accept.includes(value)) ? 1 : 0);
  }
  const note = `${memories.length} memories`;
  return [
    { measure: `hit@1, ${name}`, value: mean(first), target: 0.75, better: 'higher', note },
    { measure: `hit@3, ${name}`, value: mean(third), target: 0.92, better: 'higher', note },
  ];
}

/** The values by the sentence of the memory that comes nearest to each. */
async function nearestValues(text: string): Promise<string[]> {
  const ranks = await wordRanks();
  const whole = wordCount(text) <= WHOLE_ANSWER_WORDS_MAX ? repairSpelling(text.trim(), ranks) : undefined;
  const best = new Map<string, number>();
  for (const { quote } of sentencesOf(text)) {
    for (const { value, score } of await readSentence(repairSpelling(quote, ranks), whole)) {
      const valueName = catalogue[value]?.name ?? '';
      best.set(valueName, Math.max(best.get(valueName) ?? -1, score));
    }
  }
  return [...best].toSorted((a, b) => b[1] - a[1]).map(([valueName]) => valueName);
}
