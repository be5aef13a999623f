import { createHash } from 'node:crypto';
import { MODEL_SHA256 } from '../encoder/encoder.ts';
import { bareSentences } from './bare-sentences.ts';
import { catalogue } from './catalogue.ts';

export type Tone = 'lived' | 'violated';

/** The value of a bare sentence: none. */
const NO_VALUE = -1;

/** One sentence that a value sounds like. `name` anchors stand for the value's own name and meaning, `bare` ones for no value at all. */
export interface Anchor {
  readonly value: number;
  readonly kind: Tone | 'name' | 'bare';
  readonly sentence: string;
}

/** In the catalogue's order; the committed vectors stand in the same order. */
export const anchors: readonly Anchor[] = [
  ...catalogue.flatMap((value, index) => [
    { value: index, kind: 'name' as const, sentence: value.name },
    { value: index, kind: 'name' as const, sentence: value.verbPhrase },
    { value: index, kind: 'name' as const, sentence: `${value.name}: ${value.definition}` },
    ...value.lived.map((sentence) => ({ value: index, kind: 'lived' as const, sentence })),
    ...value.violated.map((sentence) => ({ value: index, kind: 'violated' as const, sentence })),
  ]),
  ...bareSentences.map((sentence) => ({ value: NO_VALUE, kind: 'bare' as const, sentence })),
];

/** The vectors belong to these sentences read by this model, and to nothing else. */
export const ANCHORS_HASH = createHash('sha256')
  .update(JSON.stringify([MODEL_SHA256, anchors.map((anchor) => anchor.sentence)]))
  .digest('hex');
