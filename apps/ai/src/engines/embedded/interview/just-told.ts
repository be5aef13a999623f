import type { ToldAnswer } from '../told-answer.ts';
import { LEADER, PEACE, PERSON } from './topics.ts';

/** Somebody the person worked under. */
const BOSS =
  /\bmy (?:\p{L}+ ){0,3}(?:boss|manager|supervisor|director|team lead(?:er)?|foreman|captain|sergeant|head(?: ?teacher|master|mistress| of)|coach)\b/iu;
/** Too much quiet. */
const LONELY =
  /\b(?:lonely|lonel(?:ier|iness)|too (?:much )?(?:quiet|silen\w+)|quieter|without (?:using my voice|(?:talking|speaking) to any(?:one|body))|(?:can(?:no|['’]?)t|could ?n['’]?t) (?:sleep in|stand|bear) (?:the )?(?:quiet|silence))\b/iu;
const HOURS = /\bhours\b|\ball (?:afternoon|morning|evening|night|day)\b|\btrack of time\b/iu;
const BEST_DAY =
  /\b(?:the|my) best (?:\p{L}+ )?(?:day|afternoon|evening|morning|week|moment)\b(?! (?:for|to)\b)|\bbest (?:day|afternoon|evening|morning|week) (?:i|we|of)\b/iu;
/** Somebody close, or a name that was told before. */
const CLOSE_ONE =
  /\b(?:my|our) (?:\p{L}+ ){0,2}(?:brother|sister|mother|mum|mom|father|dad|wife|husband|partner|boyfriend|girlfriend|sons?|daughters?|kids?|children|gran(?:ny)?|grand(?:ma|pa|mother|father|dad|son|daughter)|nan|aunt|uncle|cousin|best friend|ex)\b/iu;
const NAME =
  /(?<=[\p{L},] )(?!\p{L}+day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English)\b)\p{Lu}\p{Ll}{2,}/gu;

function speaksOfSomebody(told: readonly ToldAnswer[]): boolean {
  const answers = told.map(({ item }) => item.answer);
  const last = answers.at(-1) ?? '';
  const before = new Set(answers.slice(0, -1).flatMap((answer) => answer.match(NAME) ?? []));
  return CLOSE_ONE.test(last) || (last.match(NAME) ?? []).some((name) => before.has(name));
}

export const tellsOfBoss = ({ item }: ToldAnswer): boolean => BOSS.test(item.answer);
export const tellsOfBestDay = ({ item }: ToldAnswer): boolean => BEST_DAY.test(item.answer);

/** Where asking for a topic would seem not to have listened: somebody else, right after somebody close was told of; a calm place, where it is too quiet; what was told in the last answers. */
const JUST_TOLD: ReadonlyMap<string, (told: readonly ToldAnswer[]) => boolean> = new Map([
  [PERSON, speaksOfSomebody],
  [LEADER, (told) => told.slice(-2).some(tellsOfBoss)],
  [PEACE, (told) => LONELY.test(told.at(-1)?.item.answer ?? '')],
  ['free-hours', (told) => told.slice(-3).some(({ item }) => HOURS.test(item.answer))],
]);

export const isJustTold = (topic: string, told: readonly ToldAnswer[]): boolean =>
  JUST_TOLD.get(topic)?.(told) === true;
