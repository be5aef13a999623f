import { replyToMirrorBody } from '@lf/contract/mirror';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetDraft,
  forgetDraftIf,
  forgetInvitation,
  forgetPass,
  forgetUnlessDrafted,
  hasPassed,
  keepDraft,
  keptDraft,
  rememberPassed,
  replySecretFor,
} from './kept-invitation.ts';
import { EMPTY_DRAFT } from './reply-draft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

const DRAFT = { picks: ['Honesty'], sawValue: 'Honesty', sawText: 'she said so', name: 'Jo' };

describe('the draft', () => {
  test('is kept by invitation: two people’s links do not mix', () => {
    keepDraft('ada', DRAFT);
    expect(keptDraft('ada')).toEqual(DRAFT);
    expect(keptDraft('grace')).toEqual(EMPTY_DRAFT);
  });

  test('goes when the reply has arrived; what finds the reply again stays', () => {
    keepDraft('ada', DRAFT);
    const secret = replySecretFor('ada');
    forgetDraft('ada');
    expect(keptDraft('ada')).toEqual(EMPTY_DRAFT);
    expect(replySecretFor('ada')).toBe(secret);
  });

  test('stays when another one has arrived', () => {
    keepDraft('ada', DRAFT);
    forgetDraftIf('ada', ({ sawText }) => sawText === 'she did not');
    expect(keptDraft('ada')).toEqual(DRAFT);
    forgetDraftIf('ada', ({ sawText }) => sawText === DRAFT.sawText);
    expect(keptDraft('ada')).toEqual(EMPTY_DRAFT);
  });

  test('stays with a pass, and when somebody thinks again, however often', () => {
    const secret = replySecretFor('ada');
    keepDraft('ada', DRAFT);
    for (let turn = 0; turn < 2; turn += 1) {
      rememberPassed('ada');
      expect([keptDraft('ada'), hasPassed('ada')]).toEqual([DRAFT, true]);
      forgetPass('ada');
      // A mailed invitation stays passed on our side until the reply: the second press finds no pass here.
      forgetPass('ada');
      expect([keptDraft('ada'), hasPassed('ada')]).toEqual([DRAFT, false]);
    }
    expect(replySecretFor('ada')).toBe(secret);
  });

  test('is all that is worth keeping of a link with nothing behind it', () => {
    replySecretFor('ada');
    rememberPassed('ada');
    forgetUnlessDrafted('ada');
    expect(stored.size).toBe(0);
    keepDraft('ada', DRAFT);
    forgetUnlessDrafted('ada');
    expect(keptDraft('ada')).toEqual(DRAFT);
  });

  test.each(['{', 'null', '[]', '{"draft":{"picks":"Honesty","name":7}}', '{"replySecret":1,"passed":"yes"}'])(
    '%s in the storage counts as nothing',
    (text) => {
      stored.set('lf.mirror.ada', text);
      expect([keptDraft('ada'), hasPassed('ada')]).toEqual([EMPTY_DRAFT, false]);
    },
  );
});

describe('the secret of a reply', () => {
  test('is the same at every attempt, another for another invitation, and new after the reply was taken back', () => {
    const first = replySecretFor('ada');
    expect(replySecretFor('ada')).toBe(first);
    expect(replySecretFor('grace')).not.toBe(first);
    forgetInvitation('ada');
    expect(replySecretFor('ada')).not.toBe(first);
  });

  test('has the form that the contract asks for', () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const replySecret = replySecretFor(`friend ${turn}`);
      expect(replyToMirrorBody.safeParse({ secret: 'ada', replySecret, picks: ['Honesty'] }).success).toBe(true);
    }
  });
});
