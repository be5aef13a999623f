import { MIRROR_PEOPLE_MAX, MIRROR_REPLIES_MIN } from '../together-limits.ts';

const replies = (count: number): string => (count === 1 ? '1 reply' : `${count} replies`);

/** The owner's section of the result page: asking people who know one, and what they have seen. */
export const MIRROR_OWNER_MESSAGES = {
  what: 'Ask three to ten people who know you which values they have seen in you.',
  theySee:
    'They see your first name and ten words, five of them yours and not marked. They never see your answers, your philosophy or your archetype.',
  youSee:
    'You see nothing of what they say before three have replied. It is for looking at yourself, not for rating people.',
  start: 'Ask people who know me',
  starting: 'One moment…',
  linkTitle: 'A link for people who know you',
  linkHelp: 'Send it yourself, to three to ten people. They need no account.',
  giveLink: 'Get the link for them',
  linkNotCopied: 'Your browser did not allow copying. Please mark the link above and copy it yourself.',
  shareTitle: 'What have you seen in me?',
  inviteTitle: 'Or we write to them',
  emailsLabel: 'Email addresses',
  emailsHint: 'One per line, or separated by commas. Each person gets a link of their own.',
  left: (count: number): string =>
    count === 1 ? 'You can invite 1 more person.' : `You can invite ${count} more people.`,
  noneLeft: `You have invited ${MIRROR_PEOPLE_MAX} people. There is no room for more.`,
  doubtful: (words: readonly string[]): string => `Not an email address: ${words.join(', ')}`,
  invite: (count: number): string => (count <= 1 ? 'Send the invitation' : `Send ${count} invitations`),
  inviting: 'Sending…',
  invitedNow: 'The invitations are on their way.',
  invitedTitle: (count: number): string => `Invited by email (${count})`,
  invitedHelp: 'We do not show which of them have replied.',
  none: `No replies yet. You see what people say once ${MIRROR_REPLIES_MIN} have replied.`,
  below: (count: number): string => `${replies(count)} so far. You can read them once there are three.`,
  closedBelow: (count: number): string => `${replies(count)}. Fewer than three are not shown.`,
  waiting: (count: number): string =>
    count === 1
      ? '1 more reply is waiting. It is added together with others, so that nobody can tell whose it is.'
      : `${count} more replies are waiting. They are added together with others, so that nobody can tell whose they are.`,
  tooLate: (count: number): string =>
    count === 1
      ? '1 reply came too late to be added without showing whose it is.'
      : `${count} replies came too late to be added without showing whose they are.`,
  sentenceAbout: (value: string): string => `About ${value}`,
  signed: (name: string): string => `Signed: ${name}`,
  hide: 'Hide',
  hideBy: (value: string): string => `Hide the sentence about ${value}`,
  showAgain: 'Show again',
  showAgainBy: (value: string): string => `Show again the sentence about ${value}`,
  hiddenSentences: (count: number): string => `Show hidden sentences (${count})`,
  report: 'Report',
  reportBy: (value: string): string => `Report the sentence about ${value}`,
  reportTitle: 'Report this sentence?',
  reportText: 'It goes to the people who run this site, and it is hidden here at once.',
  reportNot: 'Do not report',
  reportNow: 'Report it',
  reported: 'Thank you. The sentence is hidden, and the people who run this site will look at it.',
  closed: 'You have stopped taking replies.',
  close: 'Stop taking replies',
  closeTitle: 'Stop taking replies?',
  closeText:
    'Nobody can reply any more, by your link or by email. This cannot be undone. What you see now stays, as long as nobody takes a reply back. Fewer than three replies, or one that is still waiting alone, are not shown.',
  closeNot: 'Keep taking replies',
  remove: 'Delete everything',
  removeTitle: 'Delete everything people said?',
  removeText:
    'Every reply, every sentence and every address is deleted, and the links stop working. This cannot be undone.',
  removeNot: 'Keep everything',
  removed: 'Everything is deleted.',
} as const;
