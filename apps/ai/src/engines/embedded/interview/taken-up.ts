import { TAKEN_UP_MIN, TAKEN_UP_MIN_CLEAR, TAKEN_UP_MIN_DOUBTFUL } from '../policy.ts';
import { type Kind, KINDS, type Reading } from '../reader/reading.ts';
import { takenUpTable } from '../texts/authored-texts.ts';

const CLEAR: ReadonlySet<Kind> = new Set(['early-scene', 'joy', 'calm-place', 'good-boss', 'funny', 'mischief']);
const DOUBTFUL: ReadonlySet<Kind> = new Set([
  'self-knowledge',
  'helped',
  'absorbed',
  'achieved',
  'unsaid',
  'little-money',
]);

function leastFor(kind: Kind): number {
  if (CLEAR.has(kind)) return TAKEN_UP_MIN_CLEAR;
  return DOUBTFUL.has(kind) ? TAKEN_UP_MIN_DOUBTFUL : TAKEN_UP_MIN;
}

/** The kind of what was told, where the reader is certain of it. */
export function kindOf({ reading: { kinds } }: { readonly reading: Reading }): Kind | undefined {
  const highest = Math.max(...kinds);
  const kind = KINDS[kinds.indexOf(highest)];
  return kind !== undefined && highest >= leastFor(kind) ? kind : undefined;
}

/** Whether it is hard to tell: its sentence is said with thanks, and its question stays with it. */
export const isHardKind = (kind: Kind): boolean => takenUpTable(kind, 'hard').length > 0;

/** The sentences that take something of this kind up. */
export const takenUpTexts = (kind: Kind): readonly string[] => [
  ...takenUpTable(kind, 'hard'),
  ...takenUpTable(kind, 'light'),
];

/** Those of all hard kinds: each is a word of sympathy. */
export const HARD_TAKEN_UP_TEXTS: readonly string[] = KINDS.filter(isHardKind).flatMap(takenUpTexts);

/** How likely it is that something of a hard kind is told. */
export const hardest = ({ reading: { kinds } }: { readonly reading: Reading }): number =>
  Math.max(...KINDS.map((kind, at) => (isHardKind(kind) ? (kinds[at] ?? 0) : 0)));
