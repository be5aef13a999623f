import { expect, it } from 'vitest';
import { VALUE_TEXTS } from './stranger-text/values.ts';
import { groupOfValue, VALUE_GROUP_NAMES, VALUE_GROUPS } from './value-groups.ts';

it('every value of the catalogue is in one group', () => {
  const grouped = VALUE_GROUP_NAMES.flatMap((group): readonly string[] => VALUE_GROUPS[group]);
  expect(grouped.toSorted()).toEqual(Object.keys(VALUE_TEXTS).toSorted());
});

it('knows a value in other capitals, and no word of a person’s own', () => {
  expect(groupOfValue('financial security')).toBe('Safety');
  expect(groupOfValue('Sunday dinners')).toBeUndefined();
});
