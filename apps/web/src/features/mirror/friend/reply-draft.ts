import type { MirrorReply } from '@lf/contract/mirror';
import { isSameReply } from '@lf/domain/mirror/same-reply';
import { MIRROR_PICKS_MAX } from '@lf/domain/together-limits';
import type { ReplyBody } from '../api/reply-to-mirror.ts';

/** What somebody has picked and typed, and not sent yet. */
export interface ReplyDraft {
  readonly picks: readonly string[];
  /** Which of the picks the sentence is about. It stays when that pick is taken back: whoever picks it again finds all as it was. */
  readonly sawValue: string;
  readonly sawText: string;
  readonly name: string;
}

export const EMPTY_DRAFT: ReplyDraft = { picks: [], sawValue: '', sawText: '', name: '' };

/** A word that was chosen for a sentence alone is nothing to keep. */
export const isEmpty = ({ picks, sawText, name }: ReplyDraft): boolean =>
  picks.length === 0 && `${sawText}${name}`.trim() === '';

export const isFull = ({ picks }: ReplyDraft): boolean => picks.length >= MIRROR_PICKS_MAX;

/** Picked where it was not, taken back where it was. One too many changes nothing. */
export function withToggled(draft: ReplyDraft, value: string): ReplyDraft {
  if (draft.picks.includes(value)) return { ...draft, picks: draft.picks.filter((pick) => pick !== value) };
  return isFull(draft) ? draft : { ...draft, picks: [...draft.picks, value] };
}

/** What is written is one line, also where it was pasted from several, and nothing in it turns the words around it. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/[\u202A-\u202E\u2066-\u2069]+/gu, '');

const textOf = (draft: ReplyDraft): string => oneLine(draft.sawText).trim();

/** Only a sentence is signed. */
export const hasSentence = (draft: ReplyDraft): boolean => textOf(draft) !== '';

/**
 * The word that the sentence is about. Before anything is written it is the first, unless another was chosen; what is written never moves to
 * another word by itself.
 */
export function sawValueOf(draft: ReplyDraft): string {
  const { picks, sawValue } = draft;
  if (picks.includes(sawValue)) return sawValue;
  return hasSentence(draft) ? '' : (picks[0] ?? '');
}

/** With the first letter the word that is shown is the chosen one. */
export const withText = (draft: ReplyDraft, sawText: string): ReplyDraft => ({
  ...draft,
  sawText,
  sawValue: sawValueOf(draft) || draft.sawValue,
});

/** The draft as far as it is about these cards. */
export function onCards(draft: ReplyDraft, cards: readonly { readonly value: string }[]): ReplyDraft {
  return { ...draft, picks: draft.picks.filter((pick) => cards.some(({ value }) => value === pick)) };
}

export function replyOf(draft: ReplyDraft): Pick<ReplyBody, 'picks' | 'saw' | 'name'> {
  const picks = [...draft.picks];
  if (!hasSentence(draft)) return { picks };
  const name = oneLine(draft.name).trim();
  return { picks, saw: { value: sawValueOf(draft), text: textOf(draft) }, ...(name === '' ? {} : { name }) };
}

/** A reply that has arrived, to be changed. */
export const draftOf = ({ picks, saw, name = '' }: MirrorReply): ReplyDraft => ({
  picks,
  sawValue: saw?.value ?? '',
  sawText: saw?.text ?? '',
  name,
});

/** Sent anew, it would be the same reply. */
export const saysTheSame = (draft: ReplyDraft, reply: MirrorReply): boolean => isSameReply(replyOf(draft), reply);
