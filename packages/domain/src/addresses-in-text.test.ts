import { expect, test } from 'vitest';
import { addressesInText, addressesWithoutAt } from './addresses-in-text.ts';

test.each([
  ['one to a line', 'a@example.com\r\nb@example.com\n', ['a@example.com', 'b@example.com']],
  [
    'commas and semicolons',
    'a@example.com, b@example.com;c@example.com',
    ['a@example.com', 'b@example.com', 'c@example.com'],
  ],
  [
    'a CSV with names',
    'Name,Email\n"Lovelace, Ada",ada@example.com\nBob,BOB@example.com',
    ['ada@example.com', 'bob@example.com'],
  ],
  ['a mail program', 'Ada Lovelace <ada@example.com>, "Bob" <bob@example.com>', ['ada@example.com', 'bob@example.com']],
  ['twice the same', 'a@example.com A@Example.com', ['a@example.com']],
  ['a sentence', 'Please write to mailto:a@example.com.', ['a@example.com']],
  ['none', 'nobody here', []],
])('%s', (_, text, addresses) => {
  expect(addressesInText(text)).toEqual({ addresses, doubtful: [] });
});

test('what looks like an address and is none is named', () => {
  expect(addressesInText('ada@example.com, bob@, @carl, x@y')).toMatchObject({
    addresses: ['ada@example.com'],
    doubtful: expect.arrayContaining(['bob@', '@carl']),
  });
});

test.each([
  [
    'a forgotten @',
    'ada@example.com, charles.example.com\nmary.example.org.',
    ['charles.example.com', 'mary.example.org'],
  ],
  ['twice the same', 'charles.example.com charles.example.com', ['charles.example.com']],
  ['initials, titles, dates, sums', 'J.R.R. Dr. Ada <ada@example.com> 12.11.2026 49.00 and so on...', []],
])('words without an @, %s', (_, text, words) => {
  expect(addressesWithoutAt(text)).toEqual(words);
});
