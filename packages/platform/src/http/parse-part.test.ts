import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HttpError, malformed } from './errors.ts';
import { parsePart } from './parse-part.ts';

const REQUIRED = 'A name is a required field';
const TOO_LONG = 'Invalid: too long a name';
const REFUSED = 'Too small a reason, and unrecognized';

const body = z.strictObject({
  name: z.string(REQUIRED).check(z.minLength(1, REQUIRED), z.maxLength(5, TOO_LONG)),
  reason: z.optional(z.string().check(z.refine((text) => text !== 'none', REFUSED))),
  code: z.optional(z.string().check(z.maxLength(3))),
  kind: z.optional(z.union([z.literal('one'), z.literal('two')])),
  items: z.optional(z.array(z.string('An item is words.'))),
});

const refusal = (given: unknown, part: 'body' | 'query' | 'params' = 'body') => {
  try {
    parsePart(body, part, given);
  } catch (error) {
    if (error instanceof HttpError) return { status: error.statusCode, messages: error.messages };
    throw error;
  }
  return undefined;
};

const MALFORMED = { status: 400, messages: malformed().messages };
const broken = (...messages: string[]) => ({ status: 422, messages });

describe('a body is refused', () => {
  test.each([
    ['a rule with words of its own', { name: 'Methuselah' }, broken(TOO_LONG)],
    ['words that sound like the library’s', { name: 'Ann', reason: 'none' }, broken(REFUSED)],
    ['a required field that is missing', {}, broken(REQUIRED)],
    ['two rules, each said once', { name: '', reason: 'none' }, broken(REQUIRED, REFUSED)],
    ['a bound that no person can meet', { name: 'Ann', code: 'abcd' }, MALFORMED],
    ['a rule and such a bound', { name: '', code: 'abcd' }, MALFORMED],
    ['a field of another type', { name: 7 }, MALFORMED],
    ['null for words', { name: null }, MALFORMED],
    ['an item of another type', { name: 'Ann', items: [7] }, MALFORMED],
    ['a field nobody knows', { name: 'Ann', admin: true }, MALFORMED],
    ['none of the kinds', { name: 'Ann', kind: 'three' }, MALFORMED],
    ['no object', 'Ann', MALFORMED],
    ['nothing at all', undefined, MALFORMED],
  ])('%s', (_, given, expected) => {
    expect(refusal(given)).toEqual(expected);
  });

  // A library that says it otherwise, or in another tongue, must not move a status code.
  test('whatever zod calls its own refusals', () => {
    const before = z.config();
    z.config({ localeError: () => 'Das stimmt so nicht' });
    try {
      expect(refusal({ name: 'Ann', code: 'abcd' })).toEqual(MALFORMED);
      expect(refusal({ name: 'Methuselah' })).toEqual(broken(TOO_LONG));
    } finally {
      z.config({ localeError: before.localeError });
    }
  });
});

test('an address that breaks a rule is malformed: nobody typed it into a form', () => {
  expect(refusal({ name: '' }, 'query')).toEqual(MALFORMED);
  expect(refusal({ name: 'Methuselah' }, 'params')).toEqual(MALFORMED);
});

test('what is right comes out parsed', () => {
  expect(parsePart(body, 'body', { name: 'Ann' })).toEqual({ name: 'Ann' });
  expect(parsePart(z.strictObject({}), 'query', undefined)).toEqual({});
  expect(parsePart(undefined, 'body', { name: 'Ann' })).toBeUndefined();
});

test.each(['query', 'params'] as const)('%s that hold a NUL character or half an emoji are refused', (part) => {
  for (const name of ['a\0b', 'a\uD83D']) expect(refusal({ name }, part)).toMatchObject({ status: 400 });
  expect(refusal({ name: 'Ann' }, part)).toBeUndefined();
});
