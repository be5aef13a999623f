import { describe, expect, it } from 'vitest';
import { isAdmission, isAmends, isKept, isOneDeed, isToday } from './deeds.ts';

describe('a deed', () => {
  it('is one where it is told in the past, and not where it is kept up', () => {
    expect(isOneDeed('I told her the check had come.')).toBe(true);
    expect(isOneDeed('I was at every meeting and never at my own table.')).toBe(true);
    expect(isOneDeed('i knew i was wrong about the hedge and i never said')).toBe(true);
    expect(isOneDeed('Since then I always say how often I checked.')).toBe(false);
    expect(isOneDeed('I put him on the first helicopter.')).toBe(true);
    expect(isOneDeed('Start of every job I make the tea and I ask how they are and I shut up.')).toBe(false);
    expect(isOneDeed('After that I never left the pier.')).toBe(false);
    expect(isOneDeed('In all those years I never sent anybody away.')).toBe(false);
  });

  it.each([
    'I phoned him the next day and said I was out of order.',
    'I went then to her in the hall and said it was a mistake of me.',
    'i took her a costa next morning and said sorry but you cant unsay it.',
    'I apologized next day, and told her my real reason.',
    'I ran after in the street and I said it is false what I said.',
    'I told the board what I had done before lunch.',
    'I went and took it out of his file and told him it was my screw up.',
    'I have asked her pardon.',
    'Went back up and said sorry to the lady and all.',
    'I went down to her and told her that I had been wrong about the day.',
  ])('makes up for another one: %s', (sentence) => {
    expect(isAmends(sentence)).toBe(true);
  });

  it.each([
    'I lied to her about the money.',
    'She never apologized for it.',
    'I was right about the boiler.',
    'It took me two years to apologise, and I did it by letter, which was also cowardly.',
    'I never said sorry.',
  ])('does not: %s', (sentence) => {
    expect(isAmends(sentence)).toBe(false);
  });
});

it('an admission says what was done; being sorry does not', () => {
  expect(isAdmission('I told the board what I had done before lunch.')).toBe(true);
  expect(isAdmission('I took her a coffee and said sorry.')).toBe(false);
});

describe('what is kept up', () => {
  it('is told of now also where only the reader finds a rule', () => {
    const sentence = 'Everything I send the board, Ines sees first.';
    expect(isKept(sentence, 0.9)).toBe(true);
    expect(isKept(sentence, 0.2)).toBe(false);
    expect(isKept('But if I am exact, also my own comfort.', 0.9)).toBe(false);
    expect(isKept('i still do that and its not clever.', 0.9)).toBe(false);
  });

  it.each([
    'Now I count to five before I speak.',
    'Then I ask the one who is against me, tell me again what you see.',
    'Since then I have not signed a thing I had not seen.',
    "I don't talk first two minutes because I know my mouth.",
  ])('is told of now: %s', (sentence) => {
    expect(isKept(sentence)).toBe(true);
  });

  it.each([
    'I was frightened, is all, and I was not going to let on.',
    'But honestly also my picture of myself as the guy who says no to money.',
    'I talked and talked, I did not leave even one hole for her to enter.',
    "He stayed at my sister's for seven months, and he's all right now.",
    'Usually I make a joke, and sometimes I use it to get out of the room.',
    "I can be sarcastic at people who can't answer back, which is the cheap kind.",
  ])('is not: %s', (sentence) => {
    expect(isKept(sentence)).toBe(false);
  });
});

it('a sentence without an end is read in no time', () => {
  for (const hostile of ["'".repeat(20_000), 'i said '.repeat(5_000), 'i'.repeat(20_000), 'never i '.repeat(5_000)])
    expect([isOneDeed(hostile), isAmends(hostile), isKept(hostile)]).toHaveLength(3);
});

describe('what the person does today', () => {
  it.each([
    'I still check the small numbers first.',
    'Now I always read the whole file before I sign.',
    'Every Friday I ring the ones who have not come in.',
    'Since then I greet the cleaners by name.',
  ])('%s', (sentence) => expect(isToday(sentence)).toBe(true));

  it.each([
    'I still think about it and I am not proud.',
    'Now and again I count what the pension would have been.',
    'I still miss him every day.',
    'He still calls me every Sunday.',
    'I went there every day and sat with her.',
  ])('is not: %s', (sentence) => expect(isToday(sentence)).toBe(false));
});
