// @vitest-environment happy-dom
import { openMirror, withdrawMirrorReply } from '@lf/contract/mirror';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from './reply-draft.ts';
import { keepDraft, keptDraft, replySecretFor } from './kept-invitation.ts';
import { loadInvitation } from './load-invitation.ts';
import { takeBackReply } from './take-back-reply.ts';

const UNKNOWN = { statusCode: 404, code: 'mirror_unknown', messages: ['There is nothing behind this link.'] };
const OPEN = { state: 'open', shared: true, firstName: 'Ada', cards: [], changeable: true };

/** How each call is answered. */
let answers: Record<string, () => Response>;

beforeEach(() => {
  localStorage.clear();
  answers = {
    [withdrawMirrorReply.path]: () => new Response(null, { status: 204 }),
    [openMirror.path]: () => Response.json(OPEN),
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const path = Object.keys(answers).find((end) => address.endsWith(end));
    return (
      (path === undefined ? undefined : answers[path]?.()) ?? Response.json({ apiBaseUrl: '/api', aiBaseUrl: '/ai' })
    );
  });
});
afterEach(() => void vi.unstubAllGlobals());

const unknown = () => Response.json(UNKNOWN, { status: 404 });
const storedFor = (secret: string): string | null => localStorage.getItem(`lf.mirror.${secret}`);

test('a reply that an earlier attempt took back is taken back: its answer was lost', async () => {
  const before = replySecretFor('ada');
  answers[withdrawMirrorReply.path] = unknown;
  expect(await takeBackReply('ada', before)).toEqual(OPEN);
  expect(replySecretFor('ada')).not.toBe(before);
});

test.each([
  ['nothing came back', () => Response.error()],
  ['we are busy', () => Response.json({ statusCode: 503, code: 'busy', messages: ['Later.'] }, { status: 503 })],
  ['something between us has no such page', () => new Response('<h1>Not found</h1>', { status: 404 })],
])('%s: the reply is not said to be taken back', async (_, answer) => {
  const before = replySecretFor('ada');
  answers[withdrawMirrorReply.path] = answer;
  await expect(takeBackReply('ada', before)).rejects.toThrow();
  expect(replySecretFor('ada')).toBe(before);
});

test('of a link with nothing behind it nothing stays on the device, but for what somebody typed', async () => {
  answers[openMirror.path] = unknown;
  await expect(loadInvitation('nobody')).rejects.toThrow();
  expect(storedFor('nobody')).toBeNull();
  const draft = { ...EMPTY_DRAFT, picks: ['Honesty'] };
  keepDraft('ada', draft);
  await expect(loadInvitation('ada')).rejects.toThrow();
  expect(keptDraft('ada')).toEqual(draft);
});

test('a link that could not be opened this time is kept as it is', async () => {
  const before = replySecretFor('ada');
  answers[openMirror.path] = () => Response.json({ statusCode: 503 }, { status: 503 });
  await expect(loadInvitation('ada')).rejects.toThrow();
  expect(replySecretFor('ada')).toBe(before);
});
