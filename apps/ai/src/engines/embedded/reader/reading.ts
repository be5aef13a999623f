import type { ValueSide } from '@lf/contract/survey';
import type { Sentence } from '../text/sentences.ts';

export const FIRST_WORDS = ['nothing', 'loss', 'fond', 'hard', 'hurt', 'wrong', 'brave'] as const;
export type FirstWords = (typeof FIRST_WORDS)[number];

/** In the order of the model's outputs (`apps/ai/training/reader/model.py`). */
export const ACTS = [
  'story',
  'abstract',
  'thin',
  'refusal',
  'grief',
  'guilt',
  'question-to-us',
  'no-value',
  // Hard to tell: a kind listener would say a word before asking on.
  'heavy',
  // Which first words such a listener would choose, by what the answer is mainly about; the highest counts.
  ...FIRST_WORDS,
] as const;
export type Act = (typeof ACTS)[number];
/** Kinds of things told that a listener can take up in one sentence, in the order of the model's outputs (`apps/ai/training/reader/model.py`). */
export const KINDS = [
  'silence',
  'hard-childhood',
  'parents-apart',
  'young-carer',
  'little-money',
  'shamed',
  'unfair',
  'betrayed',
  'separation',
  'illness',
  'caring',
  'worry-child',
  'someone-ill',
  'lost-livelihood',
  'frightening',
  'lonely',
  'left-home',
  'far-away',
  'gave-up',
  'failed',
  'unsaid',
  'overworked',
  'bad-boss',
  'stood-up',
  'principle',
  'helped',
  'took-charge',
  'risk',
  'persisted',
  'achieved',
  'made',
  'absorbed',
  'helped-by',
  'believed-in-me',
  'taught',
  'few-words',
  'good-boss',
  'close-friend',
  'warm-home',
  'love',
  'new-life',
  'joy',
  'calm-place',
  'funny',
  'mischief',
  'early-scene',
  'still-there',
  'self-knowledge',
  'sees-otherwise',
  'reconciled',
  'said-sorry',
  'wish',
  'came-far',
] as const;
export type Kind = (typeof KINDS)[number];
export const WAYS = [
  'Peacekeeper',
  'Rescuer',
  'Commander',
  'Prosecutor',
  'Performer',
  'Perfecter',
  'Fortress',
  'Logician',
  'Watchtower',
  'Escape Artist',
] as const;
export const SIDES: readonly ValueSide[] = ['lived', 'missed', 'short'];

/** One sentence, read in the context of its answer. All scores are probabilities. */
export interface ReadSentence extends Sentence {
  /** That it shows any value at all. */
  readonly telling: number;
  /** By the catalogue's order. */
  readonly values: Float32Array;
  readonly side: ValueSide;
  /** By the order of WAYS: that it tells of this way of coping. */
  readonly coping: Float32Array;
  /** That it says how the person lives or what they believe. */
  readonly rule: number;
  /** That it can be understood without the sentences before it, and says something by itself. */
  readonly alone: number;
  /** That somebody who has read nothing else knows who and what it is about. */
  readonly clear: number;
  /** That a good editor would print it, with what belongs to it, under a value of the person's. */
  readonly fit: number;
}

export interface Reading {
  readonly sentences: readonly ReadSentence[];
  readonly acts: Readonly<Record<Act, number>>;
  /** That somebody is in danger now. */
  readonly crisis: number;
  /** Direction of the answer in the space of the follow-ups. */
  readonly match: Float32Array;
  /** By the order of KINDS: that the answer tells something of this kind. */
  readonly kinds: Float32Array;
}
