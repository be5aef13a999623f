import { MIRROR_NAME_CHARACTERS_MAX, MIRROR_SENTENCE_CHARACTERS_MAX } from '@lf/domain/together-limits';
import { expect, test } from 'vitest';
import { canBeSent, problemsOf } from './reply-problems.ts';

const DRAFT = { picks: ['Family'], sawValue: 'Family', sawText: 'she stayed.', name: 'Jo' };
const LONG_NAME = 'x'.repeat(MIRROR_NAME_CHARACTERS_MAX + 1);

test.each([
  ['nothing is picked', { picks: [], sawText: '' }, ['picks']],
  ['the word of the sentence is not picked', { picks: ['Humor'] }, ['word']],
  ['the sentence is too long', { sawText: 'x'.repeat(MIRROR_SENTENCE_CHARACTERS_MAX + 1) }, ['text']],
  ['the name is too long', { name: LONG_NAME }, ['name']],
  ['a name that is too long signs nothing', { name: LONG_NAME, sawText: '' }, []],
  ['all is well', {}, []],
])('%s', (_, change, wrong) => {
  const draft = { ...DRAFT, ...change };
  const found = Object.entries(problemsOf(draft)).filter(([, problem]) => problem !== undefined);
  expect(found.map(([part]) => part)).toEqual(wrong);
  expect(canBeSent(draft)).toBe(wrong.length === 0);
});
