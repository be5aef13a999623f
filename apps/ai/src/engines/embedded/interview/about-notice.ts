import { CRISIS_STRONG_MIN } from '../policy.ts';
import { isByLowScore } from '../safety/crisis.ts';
import { isUnsure } from '../safety/safety-notice.ts';
import type { ToldAnswer } from '../told-answer.ts';

/** Asked or said about the safety notice itself, or that there is no danger; "people think I am fine" is neither. */
const OF_NOTICE =
  /\b(?:samaritans|safety (?:thing|notice|message|box)|(?:that|this|the) (?:notice|warning|help (?:thing|box|message|text))|help ?line (?:numbers?|notice|thing|message|box)|hot ?line numbers?|(?:why|what)\b[^.!?]{0,40}\b(?:help ?lines?|hot ?lines?|numbers? (?:to call|up there)|phone numbers?)|you (?:have )?misread|(?:nobody|no one|i['’]?m not|i am not) (?:is )?in (?:any )?danger)\b|(?:^|[.!?,;]\s*)i(?:['’]?m| am) (?:perfectly |quite |totally |all )?(?:fine|ok|okay|all ?right|alright|grand)(?=[.,;!?]|$| thanks?\b)/iu;

/** No doubt about it: plain words, or a score so high that hardly anything harmless has it. */
const isStrongCry = ({ act, item, reading }: ToldAnswer): boolean =>
  act === 'crisis' && !isByLowScore(item.answer, reading, CRISIS_STRONG_MIN);

/** Whoever wonders about the notice that came with the last question is told why it can come; nobody who is surely in danger, or was, and sounds like it again. */
export function asksAboutNotice(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  if (last === undefined || told.at(-2)?.act !== 'crisis' || !OF_NOTICE.test(last.item.answer)) return false;
  return last.act !== 'crisis' || !told.some(isStrongCry);
}

/**
 * Whether the notice is left out: for whoever wonders about the one before, and then on a low score, where it comes with the first such answer and
 * from the third on. Never where somebody was surely in danger.
 */
export function isNoticeLeftOut(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  if (last === undefined || told.some(isStrongCry)) return false;
  if (asksAboutNotice(told)) return true;
  const hasWondered = told.some((_, at) => asksAboutNotice(told.slice(0, at + 1)));
  return isUnsure(last) && (hasWondered || told.filter(isUnsure).length === 2);
}
