import type { OwnMirror } from '@lf/contract/mirror';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReplyCount } from './reply-count.tsx';

const VIEW = { people: 3, both: [], onlyOthers: [], notSeen: [], surprises: [], sentences: [] };
const MIRROR: OwnMirror = { link: '', closed: false, invited: [], replies: 4, waiting: 1, view: VIEW };

test.each([
  ['more can come', MIRROR, WORDS.waiting(1)],
  ['more can come, two wait', { ...MIRROR, replies: 9, waiting: 2 }, WORDS.waiting(2)],
  ['closed', { ...MIRROR, closed: true }, WORDS.tooLate(1)],
  ['ten have replied', { ...MIRROR, replies: 10, waiting: 2 }, WORDS.tooLate(2)],
] as const)('replies that wait, %s', (_, mirror, words) => {
  expect(renderToStaticMarkup(<ReplyCount mirror={mirror} />)).toContain(`<p>${words}</p>`);
});

test('nothing is said where none waits', () => {
  const html = renderToStaticMarkup(<ReplyCount mirror={{ ...MIRROR, replies: 3, waiting: 0 }} />);
  expect(html).not.toContain('<p>');
});

test.each([
  ['none', { replies: 0 }, WORDS.none],
  ['two', { replies: 2 }, WORDS.below(2)],
  ['none, closed', { replies: 0, closed: true }, 'Nobody replied.'],
  ['two, closed', { replies: 2, closed: true }, WORDS.closedBelow(2)],
  ['one of three is new', { replies: 3, waiting: 1 }, WORDS.paused(3, 1)],
  ['two of four are new', { replies: 4, waiting: 2 }, WORDS.paused(4, 2)],
  ['one of three is new, closed', { replies: 3, waiting: 1, closed: true }, WORDS.pausedForGood(3, 1)],
  ['two of four are new, closed', { replies: 4, waiting: 2, closed: true }, WORDS.pausedForGood(4, 2)],
] as const)('replies that cannot be seen, %s', (_, change, words) => {
  const mirror: OwnMirror = { ...MIRROR, waiting: 0, ...change, view: null };
  const html = renderToStaticMarkup(<ReplyCount mirror={mirror} />);
  expect(html.replaceAll(/<\/?strong>/gu, '')).toContain(`<p>${words}</p>`);
  for (const waiting of [1, 2]) expect(html).not.toContain(WORDS.waiting(waiting));
});

test('ten are all there can be', () => {
  const html = renderToStaticMarkup(<ReplyCount mirror={{ ...MIRROR, replies: 10, waiting: 0 }} />);
  expect(html).toContain('Ten people have replied. Nobody else can.');
  const closed = renderToStaticMarkup(<ReplyCount mirror={{ ...MIRROR, replies: 10, waiting: 0, closed: true }} />);
  expect(closed).not.toContain(WORDS.full);
});
