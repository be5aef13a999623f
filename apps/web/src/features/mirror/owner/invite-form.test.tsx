// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { json, lateAnswer, leave, press, refusal, type Answers } from '../../../testing/drawn.tsx';
import { drawSection, mirrorAnswer, STARTED, type DrawnSection } from './testing/drawn-section.tsx';

let drawn: DrawnSection;
afterEach(() => leave(drawn));

const draw = async (answers: Answers): Promise<void> => {
  drawn = await drawSection({ 'GET mirror': [mirrorAnswer(STARTED)], ...answers });
};
const text = () => document.body.textContent;
const invited = (already: readonly string[], emails: string[]) =>
  json({ mirror: { ...STARTED, invited: emails }, alreadyInvited: already });

function field(): HTMLTextAreaElement {
  const area = document.querySelector('textarea');
  if (area === null) throw new Error('no field');
  return area;
}

async function type(words: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), words);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('says how many invitations are on their way, until something else is typed', async () => {
  await draw({ 'POST invitations': [invited([], ['a@example.com', 'b@example.com'])] });
  await type('a@example.com b@example.com');
  await press(WORDS.invite(2));
  expect(text()).toContain('Your invitations are on their way.');
  expect(field().value).toBe('');
  await type('c');
  expect(text()).not.toContain('on their way');
});

it('names those who had been invited before', async () => {
  const emails = ['a@example.com', 'b@example.com'];
  await draw({ 'POST invitations': [invited(['a@example.com'], emails), invited(emails, emails)] });
  for (const [says, sent] of [
    [WORDS.alreadyInvited(['a@example.com']), true],
    [WORDS.alreadyInvited(emails), false],
  ] as const) {
    await type(emails.join('\n'));
    await press(WORDS.invite(2));
    expect(text()).toContain(says);
    expect(text().includes(WORDS.invitedNow(1))).toBe(sent);
  }
});

it('does not say that they are on their way when the next list is refused', async () => {
  await draw({ 'POST invitations': [invited([], ['a@example.com'])] });
  await type('a@example.com');
  await press(WORDS.invite(1));
  await press(WORDS.invite(0));
  expect(text()).not.toContain(WORDS.invitedNow(1));
  expect(text()).toContain('Please enter at least one email address.');
});

it('names an address without an @', async () => {
  await draw({});
  await type('a@example.com, charles.example.com');
  await press(WORDS.invite(1));
  expect(text()).toContain('Not an email address: charles.example.com');
  expect(drawn.asked).toEqual(['GET mirror']);
});

it('cannot be typed into while it is sent', async () => {
  const { answer, comes } = lateAnswer();
  await draw({ 'POST invitations': [answer] });
  await type('a@example.com');
  await press(WORDS.invite(1));
  expect(field().readOnly).toBe(true);
  await comes(refusal(409, 'email_unconfirmed'));
  expect([field().readOnly, field().value]).toEqual([false, 'a@example.com']);
});

it('keeps what was typed for after a reload, and forgets it when it is sent', async () => {
  await draw({});
  await type('a@example.com');
  act(() => drawn.root.unmount());
  document.body.replaceChildren();
  await draw({ 'POST invitations': [invited([], ['a@example.com'])] });
  expect(field().value).toBe('a@example.com');
  await press(WORDS.invite(1));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('lf.invite'))).toEqual([]);
});

it('gives way to what has become of the mirror, and says why', async () => {
  await draw({
    'GET mirror': [mirrorAnswer(STARTED), mirrorAnswer({ ...STARTED, closed: true })],
    'POST invitations': [refusal(409, 'mirror_closed')],
  });
  await type('a@example.com');
  await press(WORDS.invite(1));
  expect(text()).toContain('refused: mirror_closed');
  expect(text()).toContain(WORDS.closed);
  expect(document.querySelector('textarea')).toBeNull();
});

it('takes over what another tab has added, instead of overwriting it', async () => {
  await draw({});
  await type('a@example.com');
  const key = Object.keys(localStorage).find((name) => name.startsWith('lf.invite.')) ?? '';
  localStorage.setItem(key, JSON.stringify({ text: 'a@example.com b@example.com', unsaved: false }));
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(field().value).toBe('a@example.com b@example.com');
});
