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
    ['as it is', 'as it is'],
  ])('%j is one line: %j', (text, line) => expect(oneLine(text)).toBe(line));
});

describe('what is sent', () => {
  test('leaves out what is empty', () => {
    expect(replyOf({ ...five, sawText: '  ', name: '' })).toEqual({ picks: five.picks });
  });

  test('has the sentence with its word, and the name', () => {
    const reply = replyOf({ picks: ['Family'], sawValue: '', sawText: ' she stayed. ', name: ' Jo ' });
    expect(reply).toEqual({ picks: ['Family'], saw: { value: 'Family', text: 'she stayed.' }, name: 'Jo' });
  });
});
