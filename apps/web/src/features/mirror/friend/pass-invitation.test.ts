// @vitest-environment happy-dom
import { openMirror, passMirror, withdrawMirrorReply, type MirrorReply } from '@lf/contract/mirror';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasPassed, keepDraft, keptDraft } from './kept-invitation.ts';
import { passInvitation } from './pass-invitation.ts';
import { draftOf } from './reply-draft.ts';

const SAID: MirrorReply = { picks: ['Honesty'] };
const DRAFT = draftOf(SAID);
const INVITATION = { shared: true, firstName: 'Ada', cards: [{ value: 'Honesty', text: '' }], changeable: true };

/** What is stored of this friend. */
let reply: MirrorReply | undefined;
let withdrawal: () => Response;
const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  withdrawal = () => {
    reply = undefined;
    return new Response(null, { status: 204 });
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const path = [openMirror, passMirror, withdrawMirrorReply].find((route) => address.endsWith(route.path))?.path;
    if (path === undefined) return Response.json({ apiBaseUrl: '/api', aiBaseUrl: '/ai' });
    asked.push(path);
    if (path === withdrawMirrorReply.path) return withdrawal();
    if (path === passMirror.path) return new Response(null, { status: 204 });
    return Response.json({ ...INVITATION, ...(reply ? { state: 'replied', reply } : { state: 'open' }) });
  });
  keepDraft('ada', DRAFT);
});
afterEach(() => void vi.unstubAllGlobals());

test('where nothing is stored nothing is taken back, and what was typed stays', async () => {
  reply = undefined;
  const { invitation, isTakenBack } = await passInvitation('ada', { draft: DRAFT, lost: [DRAFT] });
  expect([invitation.state, isTakenBack]).toEqual(['passed', false]);
  expect(asked).not.toContain(withdrawMirrorReply.path);
  expect([hasPassed('ada'), keptDraft('ada')]).toEqual([true, DRAFT]);
});

test('a reply that arrived without its answer is taken back, and what was typed stays', async () => {
  reply = SAID;
  const { invitation, isTakenBack } = await passInvitation('ada', { draft: DRAFT, lost: [DRAFT] });
  expect([invitation.state, isTakenBack]).toEqual(['passed', true]);
  expect(reply).toBeUndefined();
  expect([hasPassed('ada'), keptDraft('ada')]).toEqual([true, DRAFT]);
});

test('a reply of an attempt before the last one is taken back, too', async () => {
  reply = SAID;
  const later = draftOf({ picks: ['Honesty', 'Family'] });
  const { isTakenBack } = await passInvitation('ada', { draft: later, lost: [DRAFT, later] });
  expect([isTakenBack, reply]).toEqual([true, undefined]);
});

test('it is not said to be gone when it could not be taken back', async () => {
  reply = SAID;
  withdrawal = () => Response.error();
  await expect(passInvitation('ada', { draft: DRAFT, lost: [DRAFT] })).rejects.toThrow();
  expect([hasPassed('ada'), keptDraft('ada')]).toEqual([false, DRAFT]);
});

test.each([
  ['nothing was sent here', []],
  ['another one was sent here', [draftOf({ picks: ['Family'] })]],
])('a reply that another tab sent is shown, not deleted: %s', async (_, lost) => {
  reply = SAID;
  const { invitation } = await passInvitation('ada', { draft: DRAFT, lost });
  expect(invitation.state).toBe('replied');
  expect(asked).toEqual([openMirror.path]);
  expect(hasPassed('ada')).toBe(false);
});
