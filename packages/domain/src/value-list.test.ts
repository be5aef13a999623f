import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADD_VALUES_MESSAGES } from './messages/add-values.ts';
import {
  addValue,
  additionProblem,
  canAdd,
  deleteValue,
  editValue,
  finishEditing,
  isNextEnabled,
  isRowLocked,
  restoreValues,
  rowProblem,
  type ValueList,
  valueListHint,
  valueListOf,
  valueListWarning,
  valuesIn,
} from './value-list.ts';

const FIVE = ['Trust', 'Family', 'Growth', 'Courage', 'Joy'];
const TEN = [...FIVE, 'Honesty', 'Play', 'Care', 'Order', 'Peace'];

describe('hints and Next', () => {
  it.each([
    [[], ADD_VALUES_MESSAGES.tooFew, false],
    [FIVE.slice(0, 4), ADD_VALUES_MESSAGES.tooFew, false],
    [FIVE, ADD_VALUES_MESSAGES.upTo, true],
    [TEN.slice(0, 9), ADD_VALUES_MESSAGES.upTo, true],
    [TEN, ADD_VALUES_MESSAGES.upTo, true],
    [[...TEN, 'Eleventh'], ADD_VALUES_MESSAGES.upTo, false],
    [[...FIVE.slice(0, 4), 'R2D'], ADD_VALUES_MESSAGES.upTo, false],
    [[...FIVE, 'joy'], ADD_VALUES_MESSAGES.upTo, false],
    [[...FIVE, ' '], ADD_VALUES_MESSAGES.upTo, false],
  ])('%j', (values, hint, enabled) => {
    const list = valueListOf(values);
    expect(valueListHint(list)).toBe(hint);
    expect(isNextEnabled(list)).toBe(enabled);
  });

  it.each([
    [FIVE, 'Zest', true],
    [FIVE, '  ', true],
    [FIVE, 'Zest 2', false],
    [FIVE, 'joy', false],
    [TEN, 'Zest 2', true],
    [FIVE.slice(0, 4), 'Zest', false],
  ])('%j with "%s" in the field', (values, typed, enabled) => {
    expect(isNextEnabled(valueListOf(values), typed)).toBe(enabled);
  });
});

describe('warnings', () => {
  it.each([
    ['Self-Respect', undefined],
    ['Été à deux', undefined],
    ['勇気', undefined],
    ['हिम्मत', undefined],
    ['Trust!', ADD_VALUES_MESSAGES.lettersOnly],
    ['Trust_me', ADD_VALUES_MESSAGES.lettersOnly],
    ['4 ever', ADD_VALUES_MESSAGES.lettersOnly],
    ['a,b', ADD_VALUES_MESSAGES.lettersOnly],
    ['', ADD_VALUES_MESSAGES.empty],
    ['  ', ADD_VALUES_MESSAGES.empty],
    ['-', ADD_VALUES_MESSAGES.empty],
    ['x'.repeat(61), ADD_VALUES_MESSAGES.tooLong],
    [' TRUST ', ADD_VALUES_MESSAGES.twice],
  ])('%j -> %s', (typed, warning) => {
    expect(valueListWarning(editValue(valueListOf(FIVE), 4, typed))).toBe(warning);
  });

  it('locks the other rows while one is empty, and frees them when it is filled', () => {
    const emptied = editValue(valueListOf(FIVE), 2, '');
    expect([0, 1, 2, 3, 4].filter((id) => isRowLocked(emptied, id))).toEqual([0, 1, 3, 4]);
    expect(canAdd(emptied)).toBe(false);
    expect(deleteValue(emptied, 0)).toBe(emptied);
    expect(editValue(emptied, 1, 'Kin')).toBe(emptied);
    expect(isRowLocked(editValue(emptied, 2, 'G'), 0)).toBe(false);
    expect(valuesIn(deleteValue(emptied, 2))).toEqual(['Trust', 'Family', 'Courage', 'Joy']);
  });
});

describe('adding', () => {
  it.each([
    ['honesty', 'Honesty'],
    ['  inner   peace ', 'Inner peace'],
    ['émotion', 'Émotion'],
    ['self-respect', 'Self-respect'],
  ])('%j becomes %j', (typed, added) => {
    expect(valuesIn(addValue(valueListOf(FIVE), typed)).at(-1)).toBe(added);
  });

  it.each([
    ['', undefined],
    ['   ', undefined],
    ['joy', 'twice'],
    ['no1', 'characters'],
  ])('%j is not added', (typed, problem) => {
    const list = valueListOf(FIVE);
    expect(addValue(list, typed)).toBe(list);
    expect(additionProblem(list, typed)).toBe(problem);
  });

  it('stops at ten', () => {
    const full = valueListOf(TEN);
    expect(canAdd(full)).toBe(false);
    expect(addValue(full, 'More')).toBe(full);
  });
});

it('restores what the list began with', () => {
  const changed = deleteValue(addValue(valueListOf(FIVE), 'Zest'), 0);
  expect(valuesIn(restoreValues(changed))).toEqual(FIVE);
});

it('explains only with its own words, even for a value called constructor', () => {
  const list = valueListOf(['constructor', 'Joy'], { explanations: { Joy: 'light' } });
  expect(list.rows.map((row) => row.explanation)).toEqual(['', 'light']);
});

describe('whatever the person does', () => {
  const word = fc.oneof(fc.constantFrom(...TEN, 'joy', '', 'R2', ' - '), fc.string({ unit: 'grapheme', maxLength: 8 }));
  const action = fc.oneof(
    word.map((typed) => (list: ValueList) => addValue(list, typed)),
    fc.tuple(fc.nat(14), word).map(
      ([id, typed]) =>
        (list: ValueList) =>
          editValue(list, id, typed),
    ),
    fc.nat(14).map((id) => (list: ValueList) => deleteValue(list, id)),
    fc.nat(14).map((id) => (list: ValueList) => finishEditing(list, id)),
    fc.constant(restoreValues),
  );
  const start = fc.subarray(TEN).map((values) => valueListOf(values));

  it('never holds more than ten rows nor two rows of one id', () => {
    fc.assert(
      fc.property(start, fc.array(action), (list, actions) => {
        const end = actions.reduce((current, act) => act(current), list);
        expect(end.rows.length).toBeLessThanOrEqual(10);
        expect(new Set(end.rows.map((row) => row.id)).size).toBe(end.rows.length);
      }),
    );
  });

  it('lets Next through only with 5 to 10 good and different values', () => {
    fc.assert(
      fc.property(start, fc.array(action), (list, actions) => {
        const end = actions.reduce((current, act) => act(current), list);
        if (!isNextEnabled(end)) return;
        const values = valuesIn(end);
        expect(values.length).toBeGreaterThanOrEqual(5);
        expect(new Set(values.map((value) => value.toLowerCase())).size).toBe(values.length);
        expect(values.every((value) => /^[\p{L}\p{M} -]*\p{L}[\p{L}\p{M} -]*$/u.test(value))).toBe(true);
        expect(end.rows.every((row) => rowProblem(end, row.id) === undefined)).toBe(true);
      }),
    );
  });

  it('capitalising twice is capitalising once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = finishEditing(editValue(valueListOf(FIVE), 0, typed), 0);
        expect(finishEditing(once, 0)).toEqual(once);
      }),
    );
  });
});
