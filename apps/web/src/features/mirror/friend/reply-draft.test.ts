import { MIRROR_PICKS_MAX } from '@lf/domain/together-limits';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, isFull, onCards, oneLine, replyOf, sawValueOf, withToggled } from './reply-draft.ts';

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
  test('is about the chosen word while that is picked, else about the first', () => {
    const chosen = { ...five, sawValue: 'Growth' };
    expect(sawValueOf(chosen)).toBe('Growth');
    expect(sawValueOf(withToggled(chosen, 'Growth'))).toBe('Honesty');
    expect(sawValueOf(EMPTY_DRAFT)).toBe('');
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
  test('leaves out what is empty', () => {
    expect(replyOf({ ...five, sawText: '  ', name: '' })).toEqual({ picks: five.picks });
  });

  test('has neither control characters nor such as turn the writing, in the sentence and in the name', () => {
    const written = { picks: ['Family'], sawValue: '', sawText: 'she\tstayed\u202E.', name: '\u202AJo\nLee\u202C' };
    expect(replyOf(written)).toMatchObject({ saw: { text: 'she stayed.' }, name: 'Jo Lee' });
    expect(replyOf({ ...written, sawText: '\u2066\u2069', name: '\u0000' })).toEqual({ picks: ['Family'] });
  });

  test('has the sentence with its word, and the name', () => {
    const reply = replyOf({ picks: ['Family'], sawValue: '', sawText: ' she stayed. ', name: ' Jo ' });
    expect(reply).toEqual({ picks: ['Family'], saw: { value: 'Family', text: 'she stayed.' }, name: 'Jo' });
  });
});
