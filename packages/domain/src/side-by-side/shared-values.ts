import { valueKey } from '../value-name.ts';

/** Values that stand in both, once each, as the first of the two wrote them and in their order. */
export function sharedValues(own: readonly string[], other: readonly string[]): readonly string[] {
  const theirs = new Set(other.map(valueKey));
  const shared = new Map<string, string>();
  for (const value of own) {
    const key = valueKey(value);
    if (theirs.has(key) && !shared.has(key)) shared.set(key, value);
  }
  return [...shared.values()];
}
