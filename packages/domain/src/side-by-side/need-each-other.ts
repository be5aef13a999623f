import { groupOfValue, type ValueGroupName } from '../value-groups.ts';
import { valueKey } from '../value-name.ts';
import { isBefore, NEEDS } from './needs.ts';
import type { NamedSide, NeededPair, ShownSide } from './sides.ts';

const PAIRS_MIN = 2;
const PAIRS_MAX = 3;
/** A pair that pulls less than this is shown only where there would be too few. */
const THIRD_STRENGTH_MIN = 2;

interface PlacedValue {
  readonly name: string;
  readonly key: string;
  readonly group: ValueGroupName;
  readonly place: number;
}

interface Candidate {
  readonly own: PlacedValue;
  readonly other: PlacedValue;
  readonly strength: number;
  /** The sentence with its places still open: it is shown once at most. */
  readonly sentence: string;
  readonly text: string;
  /** The same for both people: between pairs of equal strength and place it decides. */
  readonly name: string;
}

/** Only values of the catalog: nothing is known about what a word of the person's own is near to. */
const placed = (values: readonly string[]): readonly PlacedValue[] =>
  values.flatMap((name, place) => {
    const group = groupOfValue(name);
    return group === undefined ? [] : [{ name, key: valueKey(name), group, place }];
  });

/** Whose value is `{a}`, whoever of the two looks at it. */
const isFirst = (one: PlacedValue, other: PlacedValue): boolean =>
  one.group === other.group ? one.key < other.key : isBefore(one.group, other.group);

function candidateOf(own: PlacedValue, other: PlacedValue): Candidate | null {
  const [a, b] = isFirst(own, other) ? [own, other] : [other, own];
  const need = NEEDS[a.group][b.group];
  if (need === undefined) return null;
  const [strength, sentence] = need;
  const text = sentence.replaceAll(/\{[ab]\}/gu, (gap) => (gap === '{a}' ? a.name : b.name));
  return { own, other, strength, sentence, text, name: `${a.key}, ${b.key}` };
}

const byNeed = (left: Candidate, right: Candidate): number =>
  right.strength - left.strength ||
  left.own.place + left.other.place - (right.own.place + right.other.place) ||
  Math.min(left.own.place, left.other.place) - Math.min(right.own.place, right.other.place) ||
  (left.name < right.name ? -1 : 1);

function isTaken(candidate: Candidate, taken: readonly Candidate[]): boolean {
  return taken.some(
    ({ own, other, sentence }) =>
      own.key === candidate.own.key || other.key === candidate.other.key || sentence === candidate.sentence,
  );
}

/**
 * Two or three pairs of a value of each that need each other, fewer where there are not enough: first what pulls most in
 * different directions, then what stands high in both orders. Both people get the same pairs with the same texts.
 */
export function needEachOther(own: ShownSide, other: NamedSide): readonly NeededPair[] {
  const [mine, theirs] = [placed(own.values), placed(other.values)];
  const isAlone = (value: PlacedValue, side: readonly PlacedValue[]): boolean =>
    side.every(({ key }) => key !== value.key);
  const candidates = mine
    .filter((value) => isAlone(value, theirs))
    .flatMap((left) =>
      theirs.filter((value) => isAlone(value, mine)).flatMap((right) => candidateOf(left, right) ?? []),
    )
    .toSorted(byNeed);
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    const isWorthIt = taken.length < PAIRS_MIN || candidate.strength >= THIRD_STRENGTH_MIN;
    if (taken.length < PAIRS_MAX && isWorthIt && !isTaken(candidate, taken)) taken.push(candidate);
  }
  return taken.map((pair) => ({ own: pair.own.name, other: pair.other.name, text: pair.text }));
}
