// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetSavedDrafts } from '../../../lib/drafts-on-this-device.ts';
import { keepInviteDraft, readInviteDraft } from './invite-draft.ts';

beforeEach(() => localStorage.clear());

test('each person has a draft for each key, and an empty one is none', () => {
  keepInviteDraft('ada', 'KEY1', 'grace@example.com');
  expect(readInviteDraft('ada', 'KEY1')).toBe('grace@example.com');
  expect(readInviteDraft('ada', 'KEY2')).toBe('');
  expect(readInviteDraft('bob', 'KEY1')).toBe('');
  keepInviteDraft('ada', 'KEY1', ' \n');
  expect(localStorage).toHaveLength(0);
});

test('whoever logs out leaves no addresses behind', () => {
  keepInviteDraft('ada', 'KEY1', 'grace@example.com');
  forgetSavedDrafts('ada');
  expect(readInviteDraft('ada', 'KEY1')).toBe('');
});

test('what is no draft is none', () => {
  for (const text of ['{', 'null', '3', '{"text":3}']) {
    localStorage.setItem('lf.invite.ada.KEY1', text);
    expect(readInviteDraft('ada', 'KEY1')).toBe('');
  }
});
