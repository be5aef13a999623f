import { expect, test } from 'vitest';
import { boughtKeyState, type BoughtKeyFacts } from './bought-key-state.ts';

const own: BoughtKeyFacts = { status: 'active', revoked: false, own: true, gift: null };
const mail = { byMail: true, mailDue: false, mailed: false, refused: false };

test.each<[string, BoughtKeyFacts, string]>([
  ['the buyer has not used it', own, 'free'],
  ['the buyer is in the survey', { ...own, status: 'used' }, 'own_started'],
  ['the buyer has finished', { ...own, status: 'completed' }, 'own_finished'],
  ['given by link', { ...own, gift: { ...mail, byMail: false } }, 'link'],
  ['a mail is to be written', { ...own, gift: { ...mail, mailDue: true, mailed: true } }, 'waiting'],
  ['the mail is in the outbox', { ...own, gift: mail }, 'waiting'],
  ['the mail has left', { ...own, gift: { ...mail, mailed: true } }, 'sent'],
  ['the address was refused', { ...own, gift: { ...mail, mailed: true, refused: true } }, 'not_reached'],
  ['somebody claimed it', { ...own, own: false }, 'claimed'],
  ['somebody started', { ...own, own: false, status: 'used' }, 'started'],
  ['somebody finished', { ...own, own: false, status: 'completed' }, 'finished'],
  ['it was refunded', { ...own, revoked: true }, 'refunded'],
  ['its holder has left', { ...own, own: false, status: null }, 'deleted'],
])('%s', (_, facts, state) => {
  expect(boughtKeyState(facts)).toBe(state);
});
