import { isUnsure } from '../safety/safety-notice.ts';
import type { ToldAnswer } from '../told-answer.ts';

/** Asked or said about the safety notice itself, or that there is no danger; "people think I am fine" is neither. */
const OF_NOTICE =
  /\b(?:samaritans|safety (?:thing|notice|message|box)|(?:that|this|the) (?:notice|warning|help (?:thing|box|message|text))|help ?line (?:numbers?|notice|thing|message|box)|hot ?line numbers?|(?:why|what)\b[^.!?]{0,40}\b(?:help ?lines?|hot ?lines?|numbers? (?:to call|up there)|phone numbers?)|you (?:have )?misread|(?:nobody|no one|i['’]?m not|i am not) (?:is )?in (?:any )?danger)\b|(?:^|[.!?,;]\s*)i(?:['’]?m| am) (?:perfectly |quite |totally |all )?(?:fine|ok|okay|all ?right|alright|grand)(?=[.,;!?]|$| thanks?\b)/iu;

const isSureCry = (one: ToldAnswer): boolean => one.act === 'crisis' && !isUnsure(one);

/** Whoever wonders about the notice that came with the last question is told why it can come; nobody who is in danger by their own words. */
export function asksAboutNotice(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  return last !== undefined && told.at(-2)?.act === 'crisis' && !isSureCry(last) && OF_NOTICE.test(last.item.answer);
}

/** A line that names help on a low score comes with the first such answer and from the third on, and not to whoever wondered about it; always, where somebody was surely in danger. */
export function isLineSaid(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  if (last === undefined || !isUnsure(last) || told.some(isSureCry)) return false;
  return told.filter(isUnsure).length === 2 || told.some((_, at) => asksAboutNotice(told.slice(0, at + 1)));
}
