import { MIRROR_CARDS, MIRROR_OWN_CARDS } from '../together-limits.ts';
import { strangerValueText } from '../stranger-text.ts';
import { groupOfValue, VALUE_GROUP_NAMES, VALUE_GROUPS, type ValueGroupName } from '../value-groups.ts';
import { valueKey } from '../value-name.ts';
import type { Seeded } from '../fingerprint-art/seeded.ts';

/** Of the words that are not the owner's so many are near one of theirs; the rest are far from all. */
const NEAR_CARDS = 2;

/** The same items in an order that the given numbers decide. */
export function shuffled<T>(items: readonly T[], random: Seeded): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item);
}

/** Of a longer list the core, the next three and the outcome: where a fingerprint begins and where it leads. */
export function ownCards(values: readonly string[]): readonly string[] {
  return values.length <= MIRROR_OWN_CARDS ? values : [...values.slice(0, MIRROR_OWN_CARDS - 1), ...values.slice(-1)];
}

/** One value of each group, in the order of the groups, that the owner does not have. */
function oneOfEach(groups: readonly ValueGroupName[], taken: ReadonlySet<string>, random: Seeded): string[] {
  return groups.flatMap((group) => {
    const free = VALUE_GROUPS[group].filter((value) => !taken.has(valueKey(value)));
    return shuffled<string>(free, random).slice(0, 1);
  });
}

/** The words that friends see: the owner's and others, mixed. The owner's remaining values are never among the others. */
export function mirrorCards(values: readonly string[], random: Seeded): readonly string[] {
  const own = ownCards(values);
  const taken = new Set(values.map(valueKey));
  const groupsOf = (names: readonly string[]) =>
    new Set(names.map(groupOfValue).filter((group) => group !== undefined));
  const [shown, all] = [groupsOf(own), groupsOf(values)];
  const near = oneOfEach(shuffled([...shown], random), taken, random).slice(0, NEAR_CARDS);
  const usedGroups = groupsOf(near);
  const rest = shuffled(VALUE_GROUP_NAMES, random).filter((group) => !usedGroups.has(group));
  // Groups that none of the owner's values belong to come first; somebody with ten values may leave few of them.
  const farFirst = rest.toSorted((left, right) => Number(all.has(left)) - Number(all.has(right)));
  const far = oneOfEach(farFirst, taken, random);
  return shuffled([...own, ...[...near, ...far].slice(0, MIRROR_CARDS - own.length)], random);
}

/** A sentence beside each word; beside none where one has none: its absence would mark the owner's own word. */
export function cardTexts(cards: readonly string[]): readonly { readonly value: string; readonly text: string }[] {
  const texts = cards.map((value) => ({ value, text: strangerValueText(value) }));
  return texts.every(({ text }) => text !== '') ? texts : texts.map(({ value }) => ({ value, text: '' }));
}
