// @vitest-environment happy-dom
import { openMirror, replyToMirror, type MirrorReply } from '@lf/contract/mirror';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, keptDraft, replySecretFor } from './kept-invitation.ts';
import { loadInvitation } from './load-invitation.ts';
import { EMPTY_DRAFT } from './reply-draft.ts';
import { isRepliedOtherwise, sendReply } from './send-reply.ts';

const CARDS = ['Honesty', 'Family'].map((value) => ({ value, text: '' }));
const OTHERWISE = { statusCode: 409, code: 'mirror_replied_otherwise', messages: ['It had arrived.'] };
const DRAFT = { picks: ['Honesty'], sawValue: 'Honesty', sawText: 'she said so.', name: '' };
const SAID = { picks: ['Honesty'], saw: { value: 'Honesty', text: 'she said so.' } };

const sent: unknown[] = [];
let answer: () => Response;

const replied = (reply: MirrorReply) => () =>
  Response.json(
    { state: 'replied', shared: true, firstName: 'Ada', cards: CARDS, reply, changeable: true },
    { status: 201 },
  );

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (![replyToMirror.path, openMirror.path].some((path) => address.endsWith(path)))
      return Response.json({ apiBaseUrl: '/api', aiBaseUrl: '/ai' });
    sent.push(typeof request?.body === 'string' && JSON.parse(request.body));
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('what has arrived is forgotten here; what was written meanwhile is not', async () => {
  answer = replied(SAID);
  keepDraft('ada', DRAFT);
  await sendReply('ada', DRAFT, false);
  expect(keptDraft('ada')).toEqual(EMPTY_DRAFT);
  const later = { ...DRAFT, sawText: 'she said so twice.' };
  keepDraft('ada', later);
  await sendReply('ada', DRAFT, false);
  expect(keptDraft('ada')).toEqual(later);
});

test('another reply is there: the draft stays, and replaces it only when that is wanted', async () => {
  const replySecret = replySecretFor('ada');
  keepDraft('ada', DRAFT);
  answer = () => Response.json(OTHERWISE, { status: 409 });
  const refusal: unknown = await sendReply('ada', DRAFT, false).catch((error: unknown) => error);
  expect(isRepliedOtherwise(refusal)).toBe(true);
  expect(keptDraft('ada')).toEqual(DRAFT);
  answer = replied(SAID);
  await sendReply('ada', DRAFT, true);
  expect(sent).toEqual([
    { secret: 'ada', replySecret, ...SAID },
    { secret: 'ada', replySecret, ...SAID, replaces: true },
  ]);
});

test.each([
  ['the same', DRAFT, EMPTY_DRAFT],
  ['nothing at all', { ...EMPTY_DRAFT, sawValue: 'Honesty' }, EMPTY_DRAFT],
  ['newer', { ...DRAFT, name: 'Jo' }, { ...DRAFT, name: 'Jo' }],
])('opened again with a draft that is %s', async (_, draft, left) => {
  keepDraft('ada', draft);
  answer = replied(SAID);
  await loadInvitation('ada');
  expect(keptDraft('ada')).toEqual(left);
});
