import type { APIRequestContext } from '@playwright/test';
import { finishedPerson, VALUES } from '../finished-person.ts';
import {
  closeMirror,
  deleteMirror,
  inviteByMail,
  mirrorPage,
  passInvitation,
  replyByLink,
  startMirror,
  takeReplyBack,
  wordOfOthers,
  type SaidByFriend,
} from '../mirror-people.ts';
import type { KeyHolder } from '../people.ts';
import type { Standalone } from '../standalone-server.ts';

/** People whose fingerprints others were asked about. */
export interface MirrorCast {
  /** Two replies, three people invited, and a name as long as one can be. */
  readonly asker: KeyHolder;
  /** Takes no more replies. */
  readonly formerAsker: KeyHolder;
  /** Ten have replied. */
  readonly fullAsker: KeyHolder;
  /** Three replies, one of them new. */
  readonly pausedAsker: KeyHolder;
  /** Pages of friends. */
  readonly mirrorPages: Readonly<
    Record<'open' | 'shared' | 'longName' | 'replied' | 'passed' | 'full' | 'closed' | 'ended' | 'own', string>
  >;
}

const LONG_NAME =
  'Maximiliane-Theodora Wolkenstein-Hohenfels von und zu Oberniederaltaich-Lautertal am Rande der Heide';

const repliesWith = (surprise: string): readonly SaidByFriend[] => [
  {
    picks: ['Honesty', 'Courage', surprise],
    saw: 'she told the board that the numbers were wrong, and stayed for the questions.',
    name: 'Jo',
  },
  {
    picks: ['Family', 'Honesty', surprise, 4],
    saw: 'our project was dropped in the middle of the night and everybody else had gone home: she called each of us herself, asked what we needed, and did not speak of blame once, neither then nor in the long weeks after, when it would have been easy to find somebody for it.',
  },
  { picks: ['Courage', 3, 5], saw: 'قالت الحقيقة أمام الجميع', name: 'نورة' },
  { picks: [2] },
];

/** Too few to be shown. */
const TWO_REPLIES: readonly SaidByFriend[] = [{ picks: [0, 1] }, { picks: [2] }];

export async function mirrorCastOf(
  request: APIRequestContext,
  server: Pick<Standalone, 'mailTo'>,
  holder: KeyHolder,
): Promise<MirrorCast> {
  const open = await startMirror(request, holder);
  const replied: string[] = [];
  const replies = repliesWith(await wordOfOthers(request, open, VALUES));
  for (const said of replies) replied.push(await replyByLink(request, open, said));

  const asker = await finishedPerson(request);
  await request.put('/api/users/me/name', {
    data: { firstName: LONG_NAME, lastName: LONG_NAME },
    headers: { authorization: `Bearer ${asker.token}` },
  });
  const longName = await startMirror(request, asker);
  const friends = ['grace', 'charles', 'katherine'].map((name) => `${name}.${process.pid}@example.com`);
  const [passed = ''] = await inviteByMail(request, server, asker, friends);
  await passInvitation(request, passed);
  for (const said of TWO_REPLIES) await replyByLink(request, longName, said);

  const formerAsker = await finishedPerson(request);
  const closed = await startMirror(request, formerAsker);
  await replyByLink(request, closed, { picks: [0] });
  await closeMirror(request, formerAsker);

  const endedAsker = await finishedPerson(request);
  await startMirror(request, endedAsker);
  const [ended = ''] = await inviteByMail(request, server, endedAsker, [`ended.${process.pid}@example.com`]);
  await deleteMirror(request, endedAsker);

  const fullAsker = await finishedPerson(request);
  const full = await startMirror(request, fullAsker);
  for (let person = 0; person < 10; person += 1) await replyByLink(request, full, { picks: [person] });

  const pausedAsker = await finishedPerson(request);
  const paused = await startMirror(request, pausedAsker);
  for (const pick of [0, 1]) await replyByLink(request, paused, { picks: [pick] });
  await takeReplyBack(request, await replyByLink(request, paused, { picks: [2] }));
  await replyByLink(request, paused, { picks: [3] });
  /** Of this one a stranger’s own device knows the way back. */
  const shared = await startMirror(request, await finishedPerson(request));

  return {
    asker,
    formerAsker,
    fullAsker,
    pausedAsker,
    mirrorPages: {
      open: mirrorPage(open),
      shared: mirrorPage(shared),
      longName: mirrorPage(longName),
      replied: mirrorPage(replied[1] ?? ''),
      passed: mirrorPage(passed),
      full: mirrorPage(full),
      closed: mirrorPage(closed),
      ended: mirrorPage(ended),
      own: mirrorPage(open),
    },
  };
}
