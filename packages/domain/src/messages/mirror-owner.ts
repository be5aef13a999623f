import { MIRROR_PEOPLE_MAX } from '../together-limits.ts';

const replies = (count: number): string => (count === 1 ? '1 reply' : `${count} replies`);

/** The owner's section of the result page: asking people who know one, and what they have seen. */
export const MIRROR_OWNER_MESSAGES = {
  what: 'Ask three to ten people who know you which values they have seen in you.',
  theySee:
    'They see your first name and ten words. Five are your values, and nothing shows which. This does not show them your answers, your philosophy or your archetype.',
  youSee:
    'You can read what they say once three have replied. This is for thinking about yourself, not for rating anybody.',
  start: 'Ask people who know me',
  starting: 'One moment…',
  /** Heard, not seen: the link itself comes. */
  started: 'Your link is ready.',
  linkTitle: 'A link for people who know you',
  linkHelp: 'Send it yourself, to three to ten people. They need no account.',
  copyLink: 'Copy link',
  /** Where the device has a share sheet. */
  shareLink: 'Share link',
  linkNotCopied: 'Your browser did not allow copying. Please select the link above and copy it yourself.',
  shareTitle: 'What have you seen in me?',
  inviteTitle: 'Or let us email them',
  emailsLabel: 'Email addresses',
  emailsHint: 'One per line, or separated by commas. Each person gets a link of their own.',
  left: (count: number): string =>
    count === 1 ? 'You can invite 1 more person by email.' : `You can invite ${count} more people by email.`,
  noneLeft: `You have invited ${MIRROR_PEOPLE_MAX} people by email. We cannot email more, but your link still works.`,
  doubtful: (words: readonly string[]): string => `Not an email address: ${words.join(', ')}`,
  invite: (count: number): string => (count <= 1 ? 'Send the invitation' : `Send ${count} invitations`),
  inviting: 'Sending…',
  invitedNow: (count: number): string =>
    count === 1 ? 'Your invitation is on its way.' : 'Your invitations are on their way.',
  alreadyInvited: (emails: readonly string[]): string =>
    `Already invited, so we sent no second email: ${emails.join(', ')}`,
  invitedTitle: (count: number): string => `Invited by email (${count})`,
  invitedHelp: 'We do not show which of them have replied.',
  none: 'No replies yet. You can read what people say once three have replied.',
  below: (count: number): string => `${replies(count)} so far. You can read what people say once three have replied.`,
  closedBelow: (count: number): string =>
    count === 0 ? 'Nobody replied.' : `You got ${replies(count)}. We show replies only when there are at least three.`,
  /** Enough have replied, and some of them have come or been changed since the others were last shown. */
  paused: (count: number, waiting: number): string =>
    waiting === 1
      ? `${replies(count)}. One of them is new or was changed. We show all of them once more people have replied, so that the timing does not tell you whose it is.`
      : `${replies(count)}. Some of them are new or were changed. We show all of them once more people have replied, so that the timing does not tell you whose they are.`,
  pausedForGood: (count: number, waiting: number): string =>
    waiting === 1
      ? `You got ${replies(count)}. One of them is new or was changed, and its timing would tell you whose it is. So we cannot show them.`
      : `You got ${replies(count)}. Some of them are new or were changed, and their timing would tell you whose they are. So we cannot show them.`,
  waiting: (count: number): string =>
    count === 1
      ? '1 more reply is waiting. We show it together with a later one, so that its timing does not tell you whose it is.'
      : `${count} more replies are waiting. We show them together with a later one, so that their timing does not tell you whose they are.`,
  tooLate: (count: number): string =>
    count === 1
      ? 'There is 1 more reply that we cannot show you: its timing would tell you whose it is.'
      : `There are ${count} more replies that we cannot show you: their timing would tell you whose they are.`,
  full: 'Ten people have replied. Nobody else can.',
  sentenceAbout: (value: string): string => `About ${value}`,
  signed: (name: string): string => `Signed: ${name}`,
  hide: 'Hide',
  hideBy: (value: string): string => `Hide the sentence about ${value}`,
  showAgain: 'Show again',
  showAgainBy: (value: string): string => `Show again the sentence about ${value}`,
  /** Heard, not seen: the sentence itself goes, or comes. */
  hidden: 'Hidden.',
  shownAgain: 'Shown again.',
  hiddenSentences: (count: number): string => `Show hidden sentences (${count})`,
  report: 'Report',
  reportBy: (value: string): string => `Report the sentence about ${value}`,
  reportTitle: 'Report this sentence?',
  reportText: 'The people who run this site will read this sentence. It is hidden from your page at once.',
  reportNot: 'Go back',
  reportNow: 'Report it',
  reported: 'Thank you. The sentence is hidden, and the people who run this site will look at it.',
  closed: 'You have stopped taking replies.',
  /** Heard, not seen: the line above comes. */
  nowClosed: 'Nobody can reply anymore.',
  close: 'Stop taking replies',
  closeTitle: 'Stop taking replies?',
  closeText:
    'After this nobody can reply, neither by your link nor by an invitation. This cannot be undone. What you see now stays unless somebody takes a reply back. If you have fewer than three replies, you will not see them. You may also never see replies that are still waiting.',
  closeNot: 'Keep taking replies',
  remove: 'Delete all replies',
  removeTitle: 'Delete everything people said?',
  removeText:
    'Every reply, every sentence and every address is deleted, and the links stop working. Your fingerprint stays as it is. This cannot be undone.',
  removeNot: 'Keep the replies',
  removed: 'All replies are deleted.',
} as const;
