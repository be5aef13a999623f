import { MIRROR_PICKS_MAX } from '@lf/domain/together-limits';
import type { ReplyBody } from '../api/reply-to-mirror.ts';

/** What somebody has picked and typed, and not sent yet. */
export interface ReplyDraft {
  readonly picks: readonly string[];
  /** Which of the picks the sentence is about; one that is not picked any more counts as none. */
  readonly sawValue: string;
  readonly sawText: string;
  readonly name: string;
}

export const EMPTY_DRAFT: ReplyDraft = { picks: [], sawValue: '', sawText: '', name: '' };

export const isFull = ({ picks }: ReplyDraft): boolean => picks.length >= MIRROR_PICKS_MAX;

/** Picked where it was not, taken back where it was. One too many changes nothing. */
export function withToggled(draft: ReplyDraft, value: string): ReplyDraft {
  if (draft.picks.includes(value)) return { ...draft, picks: draft.picks.filter((pick) => pick !== value) };
  return isFull(draft) ? draft : { ...draft, picks: [...draft.picks, value] };
}

/** What is written is one line, also where it was pasted from several, and nothing in it turns the words around it. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/[\u202A-\u202E\u2066-\u2069]+/gu, '');

export function sawValueOf({ picks, sawValue }: ReplyDraft): string {
  return picks.includes(sawValue) ? sawValue : (picks[0] ?? '');
}

/** The draft as far as it is about these cards. */
export function onCards(draft: ReplyDraft, cards: readonly { readonly value: string }[]): ReplyDraft {
  return { ...draft, picks: draft.picks.filter((pick) => cards.some(({ value }) => value === pick)) };
}

export function replyOf(draft: ReplyDraft): Pick<ReplyBody, 'picks' | 'saw' | 'name'> {
  const text = oneLine(draft.sawText).trim();
  const name = oneLine(draft.name).trim();
  return {
    picks: [...draft.picks],
    ...(text === '' ? {} : { saw: { value: sawValueOf(draft), text } }),
    ...(name === '' ? {} : { name }),
  };
}
