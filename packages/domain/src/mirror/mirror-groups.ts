import { isSameValue } from '../value-name.ts';

export interface SeenValue {
  readonly value: string;
  /** How many of the people picked it. */
  readonly people: number;
}

export interface MirrorSurprise extends SeenValue {
  readonly kind: 'seen_by_others' | 'core_not_seen';
}

export interface MirrorGroups {
  readonly people: number;
  readonly both: readonly SeenValue[];
  readonly onlyOthers: readonly SeenValue[];
  readonly notSeen: readonly string[];
  readonly surprises: readonly MirrorSurprise[];
}

/** More than two things do not surprise anymore. */
const SURPRISES_BY_OTHERS_MAX = 2;

interface MirrorReplies {
  /** The words that friends saw. */
  readonly cards: readonly string[];
  /** The owner's values, the core first. */
  readonly values: readonly string[];
  /** What each person picked. */
  readonly picks: readonly (readonly string[])[];
}

/** What others see beside what the owner sees. Most picked first, the owner's order between equals. */
export function mirrorGroups({ cards, values, picks }: MirrorReplies): MirrorGroups {
  const people = picks.length;
  const seen = (value: string): SeenValue => ({ value, people: picks.filter((one) => one.includes(value)).length });
  const byPeople = (left: SeenValue, right: SeenValue) => right.people - left.people;
  const own = values.flatMap((value) => cards.filter((card) => isSameValue(card, value)).slice(0, 1)).map(seen);
  const others = cards
    .filter((card) => !values.some((value) => isSameValue(card, value)))
    .map(seen)
    .toSorted(byPeople);
  const [core] = own;
  const byMany = others.filter((one) => one.people > 1 && one.people * 2 >= people).slice(0, SURPRISES_BY_OTHERS_MAX);
  return {
    people,
    both: own.filter((one) => one.people > 0).toSorted(byPeople),
    onlyOthers: others.filter((one) => one.people > 0),
    notSeen: own.filter((one) => one.people === 0).map(({ value }) => value),
    surprises: [
      ...byMany.map((one) => ({ ...one, kind: 'seen_by_others' as const })),
      ...(core?.people === 0 ? [{ ...core, kind: 'core_not_seen' as const }] : []),
    ],
  };
}
