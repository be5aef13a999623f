import { MIRROR_NAME_CHARACTERS_MAX, MIRROR_SENTENCE_CHARACTERS_MAX } from '@lf/domain/together-limits';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { hasSentence, sawValueOf, type ReplyDraft } from './reply-draft.ts';

/** A message where something is wrong. */
const when = (isWrong: boolean, message: string): string | undefined => (isWrong ? message : undefined);

/** What keeps a draft from being sent. */
export function problemsOf(draft: ReplyDraft) {
  const isSaid = hasSentence(draft);
  return {
    picks: when(draft.picks.length === 0, WORDS.nonePicked),
    word: when(isSaid && sawValueOf(draft) === '', WORDS.sawValueMissing),
    text: when(draft.sawText.trim().length > MIRROR_SENTENCE_CHARACTERS_MAX, MIRROR_MESSAGES.sentenceTooLong),
    name: when(isSaid && draft.name.trim().length > MIRROR_NAME_CHARACTERS_MAX, MIRROR_MESSAGES.nameTooLong),
  };
}

export const canBeSent = (draft: ReplyDraft): boolean =>
  Object.values(problemsOf(draft)).every((problem) => problem === undefined);
