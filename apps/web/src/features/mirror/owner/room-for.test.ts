import { expect, test } from 'vitest';
import { roomFor } from './room-for.ts';

const people = (count: number): string[] => Array.from({ length: count }, (_, n) => `${n}@example.com`);

test.each([
  ['nobody yet', { closed: false, replies: 0, invited: [] }, { replies: 10, invitations: 10 }],
  ['seven replied by the link', { closed: false, replies: 7, invited: people(2) }, { replies: 3, invitations: 3 }],
  ['eight were invited', { closed: false, replies: 1, invited: people(8) }, { replies: 9, invitations: 2 }],
  ['ten replied', { closed: false, replies: 10, invited: people(1) }, { replies: 0, invitations: 0 }],
  ['closed', { closed: true, replies: 2, invited: [] }, { replies: 0, invitations: 0 }],
])('%s', (_, mirror, room) => {
  expect(roomFor(mirror)).toEqual(room);
});
