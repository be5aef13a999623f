import type { Narrative } from '@lf/contract/narrative';

/** What a fingerprint says of one value: a sentence of the person's, or else what was written about it. */
export interface SaidOfValue {
  readonly quote?: string;
  readonly text?: string;
}

type Kept = Pick<Narrative, 'evidence' | 'valuesExplanation'>;

/**
 * The first sentence that was kept for each value. Unlike on the result page it stands under every value that it was kept for: a comparison
 * shows each value by itself. A value may be called 'constructor': only the record's own entries count.
 */
export function saidOfValues({ evidence = [], valuesExplanation }: Kept): (value: string) => SaidOfValue {
  return (value) => {
    const kept = evidence.find((sentence) => sentence.value === value && sentence.quote.trim() !== '');
    if (kept !== undefined) return { quote: kept.quote };
    const explained = Object.hasOwn(valuesExplanation, value) ? valuesExplanation[value] : undefined;
    const text = evidence.find((sentence) => sentence.value === value)?.text ?? explained ?? '';
    return text.trim() === '' ? {} : { text };
  };
}
