import { CRISIS_STRONG_MIN, HEAVY_MIN } from '../policy.ts';
import { isByLowScore } from '../safety/crisis.ts';
import { tellsOfHarmNow } from '../safety/harm-now.ts';
import { isUnsure } from '../safety/safety-notice.ts';
import { wordsOf } from '../text/language.ts';
import type { ToldAnswer } from '../told-answer.ts';

/** Asked or said about the safety notice itself, or that there is no danger. */
const OF_NOTICE =
  /\b(?:samaritans(?! (?:could|did|do|were|told|never|hung)\b)|safety (?:thing|notice|message|box)|(?:that|this|the) (?:notice|warning|help (?:thing|box|message|text))|help ?line (?:numbers?|notice|thing|message|box)|hot ?line numbers?|(?:why|what)\b[^.!?]{0,40}\b(?:help ?lines?|hot ?lines?|numbers? (?:to call|up there)|phone numbers?)|you (?:have )?misread|(?:nobody|no one|i['’]?m not|i am not) (?:is )?in (?:any )?danger)\b/iu;

/** "Ha, a helpline. I'm only tired.", "that box was a bit much": light, where one has just been named; not "Another helpline. I tried them all." */
const NAMES_IT =
  /^\W*(?:(?:ha(?:ha)?|lol|oh|er|uh|um|ok|okay|right|wow|i(?:['’]?m| am) (?:ok|okay|fine))\W+)*(?:(?:(?:an?|the|another) )?(?:help|hot) ?lines?\W+(?:really\W+)?i(?:['’]?m| am| was) (?:only|just|fine|ok|okay|all ?right|alright|grand)\b|(?:that|this|the) (?:box|leaflet|(?:help|hot) ?line) (?:was|is) (?:a bit|quite|rather|maybe) (?:much|over)|(?:that|this|the) box (?:was|is)(?:(?:n['’]?t| not) (?:needed|necessary)| (?:a lot|too much|unnecessary))(?=[.,;!]|$))/iu;

/** Whom it frightened, or who is tired of it, and who tells nothing hard with it. */
const FRIGHTENED =
  /\b(?:that|this|your) box (?:gave me a (?:fright|scare|start|shock)|(?:scared|frightened|startled) me)\b|\b(?:that|the|this) box again\b/iu;

/** "I'm fine", but not "people think I am fine": whoever sounds like danger in the same answer may well say so. */
const FINE =
  /(?:^|[.!?,;]\s*)i(?:['’]?m| am) (?:perfectly |quite |totally |all )?(?:fine|ok|okay|all ?right|alright|grand)(?=[.,;!?]|$| thanks?\b)/iu;

/** "im fine forget it", "never mind, next question", "it was a joke": said in few words. */
const TAKES_BACK =
  /\b(?:i|we)(?:['’]?m| am|['’]?re| are) (?:\p{L}+ )?(?:fine|good|ok|okay|all ?right|alright|grand|joking|kidding)\b|\b(?:forget|ignore|delete|scratch) (?:it|that|me|about (?:it|that)|what i|i (?:said|wrote)|this)\b|\bnever ?mind\b|\b(?:just|only) (?:joking|kidding|tired|words)\b|\b(?:was|were) (?:only |just )?(?:a )?jok(?:e|ing)\b|\b(?:did ?n['’]?t|did not) (?:really )?mean (?:it|that)\b|\btake (?:it|that) back\b|\bdo(?:n['’]?t| not) (?:worry about|mind) (?:me|it|that)\b|\ball (?:good|fine|ok)\b|^\W*(?:jk|lol)\b/iu;

const PASSING_WORDS_MAX = 12;
const WHY =
  /\bwhy (?:did|do|are|have|would) you (?:show|giv|gave|send|sent|think)|\btake (?:that|it|this) away\b|\bi was only (?:talking|joking|saying)\b/iu;

/** No doubt about it: plain words, harm at home, or a score so high that hardly anything harmless has it. */
export const isStrongCry = ({ act, item, reading }: ToldAnswer): boolean =>
  act === 'crisis' && (tellsOfHarmNow(item.answer) || !isByLowScore(item.answer, reading, CRISIS_STRONG_MIN));

/** Whoever wonders about the notice that came with the last question is told why it can come; nobody who is surely in danger, or was. */
export function asksAboutNotice(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  if (last === undefined || told.at(-2)?.act !== 'crisis' || told.some(isStrongCry)) return false;
  const { answer } = last.item;
  if (OF_NOTICE.test(answer) || (last.act !== 'crisis' && FINE.test(answer)) || isFrightened(last)) return true;
  return (last.act !== 'crisis' || isUnsure(last)) && NAMES_IT.test(answer);
}

const isFrightened = ({ act, item, reading }: ToldAnswer): boolean =>
  act !== 'crisis' && reading.acts.heavy < HEAVY_MIN && FRIGHTENED.test(item.answer);

/** Who says in passing that they are fine, and then tells something, does not want to hear about the notice. */
export function wondersAboutNotice(one: ToldAnswer): boolean {
  const { answer } = one.item;
  if (OF_NOTICE.test(answer) || NAMES_IT.test(answer) || isFrightened(one) || WHY.test(answer)) return true;
  return wordsOf(answer).length <= PASSING_WORDS_MAX;
}

/** Whether somebody who was surely in danger takes it back right after it, says that they are fine, or speaks of the notice: they are shown it again. */
export function retractsCry(told: readonly ToldAnswer[]): boolean {
  const [before, last] = told.slice(-2);
  if (before === undefined || last === undefined || !isStrongCry(before)) return false;
  const { answer } = last.item;
  if (TAKES_BACK.test(answer) && wordsOf(answer).length <= PASSING_WORDS_MAX) return true;
  return FINE.test(answer) || OF_NOTICE.test(answer) || NAMES_IT.test(answer);
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
