import type { ToldAnswer } from '../told-answer.ts';

/** Whoever wonders about the safety notice that came with the last question is told why it can come. */
const OF_NOTICE =
  /\b(?:notice|safety|samaritans|help (?:thing|box|message|text)|help ?lines?|warning|hot ?lines?|numbers? (?:to call|up there)|(?:tele)?phone numbers?|i(?:['’]?m| am) (?:perfectly |quite |totally |all )?(?:fine|ok|okay|all ?right|alright|safe|grand|well)|no(?:t| one| ?body)(?: is)? in danger|you misread)\b/iu;

export const asksAboutNotice = (told: readonly ToldAnswer[]): boolean =>
  told.at(-2)?.act === 'crisis' && OF_NOTICE.test(told.at(-1)?.item.answer ?? '');

/** Whether somebody has said, right after a notice, that there is no danger: what only may be one brings no other line. */
export const hasDenied = (told: readonly ToldAnswer[]): boolean =>
  told.some((_, at) => asksAboutNotice(told.slice(0, at + 1)));
