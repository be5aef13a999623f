import { pickFresh } from '../pick.ts';
import { VERY_HEAVY_MIN } from '../policy.ts';
import { actTexts, noteTexts } from '../texts/authored-texts.ts';
import { languageOf } from '../text/language.ts';
import { tellsOfCloseDeath } from '../text/told-death.ts';
import { isHeavy, type ToldAnswer } from '../told-answer.ts';
import { type Confession, confessionOf } from './confession.ts';

/** What somebody asks the interviewer about, most telling wording first. */
const ASKED_ABOUT: readonly (readonly [string, RegExp])[] = [
  [
    'privacy',
    /\b(?:privacy|private|anonym\w*|confidential\w*|stored?|(?:who|anyone|anybody|someone|somebody|boss|employer|company|hr|manager|colleagues?|you) (?:is going to |can |will |could |would |else )*(?:sees?|reads?|gets?|keeps?|shares?|has access)(?: to)?(?: (?:this|it|these|my|what|any of)|\?)|(?:my|the) (?:boss|employer|company|manager|hr)\b.{0,20}\b(?:see|read|get|find out)|shared with|delete|my data|safe here)(?!\p{L})/iu,
  ],
  [
    'who',
    /\b(?:are you (?:a |an )?(?:real )?(?:robot|bot|human|person|ai|real|machine|program)|who (?:are you|is asking|made|wrote)|is (?:this|there) (?:a |an )?(?:ai|bot|human|person|someone)|(?:does|will) (?:a |any )?(?:human|machine|robot|bot)|only a (?:machine|program|robot|bot)|chat ?gpt)\b/iu,
  ],
  [
    'why',
    /\b(?:is there a reason|(?:have|has|got) (?:got )?(?:anything )?to do with|why (?:(?:do|are|would|should) )?you (?:ask|want|need|have|keep)|why (?:is|does|do|should) (?:this|that|it|i)\b|what(?:['’]?s| is| are)? (?:this|these|any of this|all this|that)(?: all)? (?:for|good for|about)|what(?:['’]?s| is) the point|what do you (?:do|want) with)/iu,
  ],
  [
    'length',
    /\b(?:how (?:long|much) (?:should|do|does|must|can|may|is|will|of)|how many (?:more )?(?:questions|words|sentences|lines|are left|do i)|(?:long|much|detailed?|short) enough|enough\?|enough detail|too (?:long|short|much)\b|word (?:count|limit))/iu,
  ],
  [
    'what',
    /\b(?:what (?:exactly )?(?:do you (?:want|mean|need|expect|like)|should i|kind of|counts?\b)|what exactly|which (?:one )?(?:do you|should i)|(?<!why )do you (?:want|mean|need)|is (?:it|that|this) (?:ok|okay|fine|all right|what you)|does (?:it|that|this) (?:count|have to)|(?<!(?:long|much) )(?:can|may|could|should) (?:i|it) (?:also |just )?(?:be|tell|write|say|use|choose|pick|skip|talk|give|answer|name|take|come)|am i (?:supposed|meant|doing|allowed))\b/iu,
  ],
];

/** A sentence on the last answer, said before the next question; undefined where none is called for. */
export function reactionTo(told: readonly ToldAnswer[], seed: string): string | undefined {
  const last = told.at(-1);
  if (last === undefined) return undefined;
  const say = (kind: string) =>
    pickFresh(actTexts(kind), (text) => told.filter(({ item }) => item.question.includes(text)).length, seed);
  switch (last.act) {
    case 'refusal':
      return say(last.act);
    case 'grief':
      // A funeral may be a warm memory, and condolences twice in a row are none.
      return say(tellsOfCloseDeath(last.item.answer) && told.at(-2)?.act !== 'grief' ? 'grief' : 'sad');
    case 'question-to-us':
      return askedAbout(last.item.answer)
        .map((about) => say(`question-to-us-${about}`))
        .join(' ');
    case 'guilt':
    case 'story': {
      const confession = confessionOf(last);
      if (confession !== undefined && isFirst(told, confession)) return say(confession);
      if (!isThanked(told)) return undefined;
      if (tellsOfCloseDeath(last.item.answer)) return say('grief');
      return say(last.reading.acts.heavy >= VERY_HEAVY_MIN ? 'very-heavy' : 'heavy');
    }
    default:
      return undefined;
  }
}

/** Said between a word on a confession or on something very hard and a question about something else, which would seem not to have listened; undefined elsewhere. */
export function changeOfSubject(told: readonly ToldAnswer[], seed: string): string | undefined {
  const last = told.at(-1);
  if (last === undefined || (last.act !== 'guilt' && last.act !== 'story')) return undefined;
  const isConfessed = last.act === 'guilt' || confessionOf(last) !== undefined;
  if (!isConfessed && last.reading.acts.heavy < VERY_HEAVY_MIN) return undefined;
  if (tellsOfCloseDeath(last.item.answer)) return undefined;
  return pickFresh(
    actTexts('change-of-subject'),
    (text) => told.filter(({ item }) => item.question.includes(text)).length,
    seed,
  );
}

/** Whoever confesses something is never left without a word the first time, whatever was said before. */
function isFirst(told: readonly ToldAnswer[], confession: Confession): boolean {
  return told.filter((one) => confessionOf(one) === confession).length === 1;
}

/** Thanks for every answer would be worth nothing. */
const THANKS_MAX = 4;

/** What is hard to tell is thanked for; but not twice in a row, the first confession apart. */
function isThanked(told: readonly ToldAnswer[]): boolean {
  const heavy = told.map(isHeavy);
  return heavy.at(-1) === true && heavy.at(-2) !== true && heavy.filter(Boolean).length <= THANKS_MAX;
}

const ANSWERED_AT_ONCE = 2;

/** What somebody asks about; two things at most are answered. */
function askedAbout(answer: string): readonly string[] {
  const question =
    answer
      .split(/(?<=[.!?])\s+/u)
      .filter((sentence) => sentence.includes('?'))
      .join(' ') || answer;
  const found = ASKED_ABOUT.filter(([, pattern]) => pattern.test(question)).map(([about]) => about);
  return found.length === 0 ? ['other'] : found.slice(0, ANSWERED_AT_ONCE);
}

/** A short note beside the question, about the answer before it; each kind at most once in a row of answers. */
export function noteOn(told: readonly ToldAnswer[], seed: string): string | undefined {
  const last = told.at(-1);
  if (last === undefined) return undefined;
  const isFirst = told.filter(({ act }) => act === last.act).length === 1;
  const texts = (kind: string) => pickFresh(noteTexts(kind), () => 0, seed);
  if (last.act === 'gibberish' || last.act === 'empty') return texts(last.act);
  if (last.act === 'other-language' && isFirst) {
    const own = noteTexts(`other-language-${languageOf(last.item.answer)}`)[0];
    return own ?? noteTexts('other-language-en')[0];
  }
  return last.act === 'thin' && isFirst ? texts('thin') : undefined;
}
