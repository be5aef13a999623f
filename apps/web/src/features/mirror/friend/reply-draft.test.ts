import { MIRROR_PICKS_MAX } from '@lf/domain/together-limits';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  EMPTY_DRAFT,
  isEmpty,
  isFull,
  onCards,
  oneLine,
  replyOf,
  sawValueOf,
  saysTheSame,
  withText,
  withToggled,
} from './reply-draft.ts';

const VALUES = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom', 'Humor'];
const five = VALUES.slice(0, MIRROR_PICKS_MAX).reduce(withToggled, EMPTY_DRAFT);

describe('picking', () => {
  test('adds a word, and takes it back', () => {
    const picked = withToggled(withToggled(EMPTY_DRAFT, 'Honesty'), 'Family');
    expect(picked.picks).toEqual(['Honesty', 'Family']);
    expect(withToggled(picked, 'Honesty').picks).toEqual(['Family']);
  });

  test('stops at five; one of the five can still be taken back', () => {
    expect(isFull(five)).toBe(true);
    expect(withToggled(five, 'Humor')).toBe(five);
    expect(withToggled(five, 'Honesty').picks).toHaveLength(MIRROR_PICKS_MAX - 1);
  });

  test('keeps only words that are on the page', () => {
    expect(onCards(five, [{ value: 'Family' }, { value: 'Humor' }]).picks).toEqual(['Family']);
  });
});

describe('the sentence', () => {
  test('is about the chosen word while that is picked, else about the first, as long as nothing is written', () => {
    const chosen = { ...five, sawValue: 'Growth' };
    expect(sawValueOf(chosen)).toBe('Growth');
    expect(sawValueOf(withToggled(chosen, 'Growth'))).toBe('Honesty');
    expect(sawValueOf(EMPTY_DRAFT)).toBe('');
  });

  test('never moves to another word by itself, and is found again with its own', () => {
    const written = withText(five, 's');
    expect(written.sawValue).toBe('Honesty');
    const taken = withText(withToggled(written, 'Honesty'), 'she');
    expect(sawValueOf(taken)).toBe('');
    expect(sawValueOf(withToggled(taken, 'Honesty'))).toBe('Honesty');
    expect(sawValueOf({ ...taken, sawValue: 'Family' })).toBe('Family');
    // Written anew from the beginning, it is about the word that is shown then.
    expect(withText(withText(taken, ''), 'h').sawValue).toBe('Family');
  });

  test.each([
    ['one\ntwo', 'one two'],
    ['one\r\n\r\ntwo', 'one two'],
    ['one\u2028two', 'one two'],
    ['one\u0000\u007F\u0085two', 'one two'],
    ['\u202Eowt\u202C \u2066one\u2069', 'owt one'],
    ['as it is', 'as it is'],
    ['שלום \u200Fعليكم', 'שלום \u200Fعليكم'],
  ])('%j is one line: %j', (text, line) => expect(oneLine(text)).toBe(line));
});

describe('what is sent', () => {
  test('leaves out what is empty, and a name without a sentence', () => {
    expect(replyOf({ ...five, sawText: '  ', name: 'Jo' })).toEqual({ picks: five.picks });
  });

  test('has neither control characters nor such as turn the writing, in the sentence and in the name', () => {
    const written = {
      picks: ['Family'],
      sawValue: 'Family',
      sawText: 'she\tstayed\u202E.',
      name: '\u202AJo\nLee\u202C',
    };
    expect(replyOf(written)).toMatchObject({ saw: { text: 'she stayed.' }, name: 'Jo Lee' });
    expect(replyOf({ ...written, name: '\u0000' })).not.toHaveProperty('name');
    expect(replyOf({ ...written, sawText: '\u2066\u2069' })).toEqual({ picks: ['Family'] });
  });

  test('has the sentence with its word, and the name', () => {
    const reply = replyOf({ picks: ['Family'], sawValue: 'Family', sawText: ' she stayed. ', name: ' Jo ' });
    expect(reply).toEqual({ picks: ['Family'], saw: { value: 'Family', text: 'she stayed.' }, name: 'Jo' });
  });
});

describe('a draft beside a reply that has arrived', () => {
  const reply = { picks: ['Family', 'Humor'], saw: { value: 'Humor', text: 'she laughed.' }, name: 'Jo' };

  test.each([
    ['as it was sent', {}, true],
    ['picked in another order', { picks: ['Humor', 'Family'] }, true],
    ['with room around the words', { sawText: ' she laughed. ', name: 'Jo ' }, true],
    ['with another word', { picks: ['Humor', 'Growth'] }, false],
    ['with a word fewer', { picks: ['Humor'] }, false],
    ['about another word', { sawValue: 'Family' }, false],
    ['with another sentence', { sawText: 'she laughed' }, false],
    ['without its sentence', { sawText: '' }, false],
    ['with another name', { name: 'Lee' }, false],
  ])('%s', (_, change, isSame) => expect(saysTheSame({ ...draftOf(reply), ...change }, reply)).toBe(isSame));

  test('a name without a sentence is no difference', () => {
    const bare = { picks: ['Family'] };
    expect(saysTheSame({ ...draftOf(bare), name: 'Jo' }, bare)).toBe(true);
  });
});

test.each([
  [EMPTY_DRAFT, true],
  [{ ...EMPTY_DRAFT, sawValue: 'Family', sawText: ' ' }, true],
  [{ ...EMPTY_DRAFT, picks: ['Family'] }, false],
  [{ ...EMPTY_DRAFT, sawText: 'she' }, false],
  [{ ...EMPTY_DRAFT, name: 'Jo' }, false],
])('%j is nothing to keep: %s', (draft, isNothing) => expect(isEmpty(draft)).toBe(isNothing));
