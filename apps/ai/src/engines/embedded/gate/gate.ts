import { isSkipped } from '@lf/domain/question-budget';
import { isCrisis } from './crisis.ts';
import { isGibberish } from './gibberish.ts';
import { isOtherLanguage, wordsOf } from './language.ts';
import { isPainful } from './painful.ts';

/**
 * How an answer may be met. Swearing is just speech, and so is "ignore your instructions": neither has a kind of its own.
 * `declined` is an answer that says there is none ("I don't know"); `thin` has too little in it to hear much.
 */
export type Gate =
  | 'skipped'
  | 'crisis'
  | 'empty'
  | 'other-language'
  | 'gibberish'
  | 'declined'
  | 'thin'
  | 'painful'
  | 'plain';

const THIN_WORDS_MAX = 18;

const DECLINED =
  /^(?:(?:i )?(?:really |honestly |just )?(?:do ?n['’]?o?t|dont|can['’]?t|cannot|can not) (?:know|remember|recall|think of (?:any|one|anything|something)|say|have (?:any|one))(?: any(?:thing)?| one| of any(?:thing)?| it| that| really| right now| at the moment)*|idk|dunno|no idea|not sure|no|nope|none|nothing(?: (?:comes to mind|special|really))?|n\/?a|no comment|pass|next|skip(?: (?:it|this|that))?|never|no memory|nobody|no one|not really|whatever)[\s.!…]*$/iu;

export function gateOf(answer: string): Gate {
  if (isSkipped(answer)) return 'skipped';
  if (isCrisis(answer)) return 'crisis';
  const words = wordsOf(answer);
  if (words.length === 0) return 'empty';
  if (DECLINED.test(answer.trim())) return 'declined';
  if (isOtherLanguage(answer)) return 'other-language';
  if (isGibberish(answer)) return 'gibberish';
  if (isPainful(answer)) return 'painful';
  return words.length < THIN_WORDS_MAX ? 'thin' : 'plain';
}

/** Whether an answer may be listened to for values at all. */
export function isEvidence(answer: string): boolean {
  const gate = gateOf(answer);
  return gate !== 'skipped' && gate !== 'empty' && gate !== 'gibberish' && gate !== 'declined';
}
