import type { ClassicAnswers } from './answers.ts';
import { explainValue } from './explain-value.ts';
import { orderedValues } from './order.ts';
import { writePhilosophy } from './philosophy.ts';
import type { TextPair } from '../joined-text.ts';

interface NarrativeValues {
  readonly values: readonly string[];
  readonly valuesExplanation: readonly TextPair[];
  readonly valuesPhilosophy: string;
}

/** What the result says about the values: it needs none of the archetypes' texts. */
export function narrativeValues(answers: ClassicAnswers): NarrativeValues {
  const values = orderedValues(answers);
  return {
    values,
    valuesExplanation: values.map((value) => [value, explainValue(answers, value)]),
    valuesPhilosophy: answers.philosophy.trim() || writePhilosophy(answers, values),
  };
}
