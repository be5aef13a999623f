import { describe, expect, it } from 'vitest';
import { NO_CLASSIC_ANSWERS } from '@lf/domain/classic/answers';
import { craftNarrative, toJoinedNarrative } from '@lf/domain/classic/narrative';
import { joinList, joinPairs } from '@lf/domain/joined-text';
import { saveValuesBody } from './narrative.ts';

const values = ['Trust', 'Family', 'Growth', 'Courage', 'Self-Respect'];
const lists = {
  userId: 'u1',
  licenseCode: 'ABCD-EFGH',
  values,
  valuesExplanation: { Trust: 'Held, always: even then; yes', Family: 'Home\\ground' },
  valuesPhilosophy: 'You hold on; and you let go, too.',
  archetype: 'Fortress',
  archetypeExplanation: 'It keeps you safe.',
  triggers: ['Being rushed, watched', 'Silence'],
  triggersExplanation: { 'Being rushed, watched': 'Time is taken: from you;; twice', Silence: 'No answer' },
};

describe('saving the narrative', () => {
  it('reads both forms as one', () => {
    const joined = {
      ...lists,
      values: joinList(lists.values),
      valuesExplanation: joinPairs(Object.entries(lists.valuesExplanation)),
      triggers: joinList(lists.triggers),
      triggersExplanation: joinPairs(Object.entries(lists.triggersExplanation)),
    };
    expect(saveValuesBody.parse(joined)).toEqual(lists);
    expect(saveValuesBody.parse(lists)).toEqual(lists);
  });

  it.each([
    [values.slice(0, 4)],
    ['Trust,Family,Growth,Courage'],
    [[...values, 'trust']],
    [[...values, 'R2D2']],
    [[...values, ' - ']],
    [[...values, 'a', 'b', 'c', 'd', 'e', 'f']],
    [12],
  ])('refuses %j as values', (bad) => {
    expect(saveValuesBody.safeParse({ ...lists, values: bad }).success).toBe(false);
  });

  it('says what is wrong in the words of the screen', () => {
    const refused = saveValuesBody.safeParse({ ...lists, values: 'Trust,Family' });
    expect(refused.error?.issues.map((issue) => issue.message)).toEqual(['Please, add at least 5 value-drivers']);
  });

  it.each([
    ['an explanation of a value that is not in the list', { valuesExplanation: { Trust: 'a', Wisdom: 'b' } }],
    ['an explanation of a trigger that is not in the list', { triggersExplanation: { Noise: 'a' } }],
    [
      'more about the triggers than their page holds',
      {
        triggers: 'abcdefg'.split(''),
        triggersExplanation: Object.fromEntries('abcdefg'.split('').map((name) => [name, 'a'.repeat(2_000)])),
      },
    ],
    ['parts of a trigger that is not in the list', { triggerParts: { Noise: { why: 'a', move: 'b' } } }],
    [
      'parts of the archetype without an end',
      { archetypeParts: { did: 'a'.repeat(9_000), protects: '', gift: '', cost: '', move: '' } },
    ],
    ['a philosophy of 120 lines', { valuesPhilosophy: 'a\n'.repeat(119) }],
    ['an explanation of 100 lines', { archetypeExplanation: 'a\u2028'.repeat(99) }],
    [
      'more quotes than the answers can hold',
      {
        evidence: Array.from({ length: 20 }, () => ({
          value: 'Trust',
          quote: 'a'.repeat(6_000),
          answer: 0,
          start: 0,
          end: 6_000,
        })),
      },
    ],
  ])('refuses %s', (_, change) => {
    expect(saveValuesBody.safeParse({ ...lists, ...change }).success).toBe(false);
  });

  it('takes an explanation of a value that is written with other capitals', () => {
    expect(saveValuesBody.safeParse({ ...lists, valuesExplanation: { trust: 'a' } }).success).toBe(true);
  });

  it('keeps the parts of archetype and triggers', () => {
    const parts = {
      archetypeParts: { scene: 'I left.', did: 'a', protects: 'b', gift: 'c', cost: 'd', move: 'e' },
      triggerParts: { Silence: { quote: 'Nobody answered.', why: 'a', move: 'b' } },
    };
    expect(saveValuesBody.parse({ ...lists, ...parts })).toMatchObject(parts);
  });

  it('refuses fields it does not know', () => {
    expect(saveValuesBody.safeParse({ ...lists, admin: true }).success).toBe(false);
  });
});

it('takes the narrative of the classic flow with its parts', () => {
  const told = {
    'conflict-moment': 'We fought over the house. I said nothing for a week.',
    'best-boss': 'She had trust.',
  };
  const narrative = craftNarrative({
    ...NO_CLASSIC_ANSWERS,
    stories: { ...NO_CLASSIC_ANSWERS.stories, ...told },
    potentialValues: ['Trust', 'Love', 'Hard work', 'Honesty', 'Patience'],
  });
  const { archetypeParts, triggerParts, evidence } = narrative;
  const body = {
    userId: 'u1',
    licenseCode: 'K-1',
    ...toJoinedNarrative(narrative),
    archetypeParts,
    triggerParts,
    evidence,
  };
  expect(saveValuesBody.safeParse(body).data).toMatchObject({
    archetypeParts: { scene: 'I said nothing for a week.' },
    evidence: [{ value: 'Trust', quote: 'She had trust.' }],
  });
});
