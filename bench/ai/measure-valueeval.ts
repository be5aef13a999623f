import { encode } from '../../apps/ai/src/engines/embedded/encoder/encoder.ts';
import { macroF1 } from '../../apps/ai/training/f1.ts';
import { readArguments } from '../../apps/ai/training/read-data.ts';
import { categoryProbabilities, valueHead } from '../../apps/ai/training/value-head.ts';
import type { Row } from './rows.ts';

export async function measureValueEval(data: string, split: string): Promise<Row[]> {
  const { items } = readArguments(data, split);
  if (items.length === 0) return [];
  const head = await valueHead();
  const vectors = await encode(items.map(({ premise }) => premise));
  const probabilities = vectors.map((vector) => categoryProbabilities(vector, head));
  const value = macroF1(
    probabilities,
    items.map(({ labels }) => labels),
    head.thresholds,
  );
  return [
    {
      measure: `ValueEval'23 macro F1, ${split}`,
      value,
      target: 0.45,
      better: 'higher',
      note: 'thresholds were chosen on validation',
    },
  ];
}
