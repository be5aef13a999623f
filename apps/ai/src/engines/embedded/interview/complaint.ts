import { askedAbout, HOW_TO_ANSWER, OTHER } from '../asks-us.ts';
import { HEAVY_MIN, PAINFUL_MIN } from '../policy.ts';
import { wordsOf } from '../text/language.ts';
import { withoutQuotations } from '../text/quotations.ts';
import type { AnswerAct, ToldAnswer } from '../told-answer.ts';
import { asksOfLoss } from './gentle-texts.ts';
import { HARD_TAKEN_UP_TEXTS } from './taken-up.ts';
import { formsOf } from './without-thanks.ts';

/** Said about our last question or what we said before it: we had missed something, or taken it for something else. */
const COMPLAINT =
  /\b(?:you (?:still )?(?:did ?n['’]t|did not|have ?n['’]t|have not|never) (?:really )?(?:(?:answer(?:ed)?|repl(?:y|ied))\b|(?:listen(?:ed)? to|read|hear(?:d)?) (?:me|my|what i)\b)|(?<!\b(?:if|when|once) )you (?:just )?(?:ignored|skipped|missed|dodged|ducked) (?:my|mine|that|it)\b|ignored my (?:question|answer)|i(?: have|['’]ve)? (?:just |already |sort of )told you\b|i(?: have|['’]ve)? told you (?:that|this|it|about that|already|so)\b|i was ?(?:n['’]?t|not) (?:really )?(?:refusing|complaining|asking you)|i (?:did ?n['’]t|did not) (?:really )?ask you|you need ?n['’]?t have|that(?:['’]s| is| was) not what i (?:asked|said|meant)|you (?:just )?(?:change|changed) the subject|not sure you (?:took|heard|read)|were ?(?:n['’]?t|not) you listening|that(?:['’]s| is) (?:quite )?a (?:jump|leap)(?=[.,;!?]|$| (?:from|that)\b)|i tell you .{1,60} and you (?:ask|want))|^\W*(?:(?:well|but|yes|yeah|ok|okay|as|like|hm+|wow|haha?)\W+)*(?:i(?: have|['’]ve)? (?:just|already|sort of) (?:said|answered|wrote)\b|i thought i(?: had|['’]d)? (?:just |already )?(?:described|told|said|answered|given) (?:you|one|it|that|this|so)\b|i said i(?: would|['’]d|['’]ll| will) leave it(?: there| at that)?(?=[.;!]|$)|(?:that(?:['’]s| is) an? )?(?:funny|odd|strange) (?:one|question|thing) to ask\b)/iu;
/** Said by whoever finds that they are thanked too often; the second only at the beginning. */
const THANKED_OFTEN =
  /\byou(?: do| sure)? (?:say thank(?:s| you)|thank me)\b[^.!?]{0,20}\b(?:a lot|again|every|each|so often|too often)\b|\byou(?: do)? (?:like|love) (?:saying thank you|thanking)\b|\bthere you go thanking me\b|\bscript (?:that )?say(?:ing|s) thank(?:s| you)\b/iu;
const THANKED_AGAIN =
  /^\W*(?:(?:and|ok|okay|well|lol|haha?|please|you)\W+)*(?:(?:do(?:n['’]?t| not)|need ?n['’]?t|no need to) (?:have to |need to )?(?:keep )?thank(?:ing)? me(?! (?:he|she|they|for)\b|,? (?:he|she|they) said)|stop thanking me|(?:again with the|enough with the|again|there it is again),? thank(?:s| you)\b)/iu;
/** Said by whoever got sympathy for something that was not sad: with something good beside it, since "Don't be sorry, I deserved it." sets nothing right. */
const GOOD = /(?:funny|happy|good|great|lovely|fun)\b(?! (?:until|till|beating|hiding))/u.source;
const BEFORE = /^\W*(?:(?:ah|oh|no|ha(?:ha)?|well|but)\W+)*/u.source;
const NO_SORROW =
  /(?:no need to be|you (?:do(?:n['’]?t| not) (?:have|need) to|need(?:n['’]?t| not)) be|do(?:n['’]?t| not) be) (?:so )?sorry/u
    .source;
const NOT_SAD = new RegExp(
  `${BEFORE}(?:(?:hard|sad)\\?\\W+(?:(?:no|nah|not really|not at all)\\W+)?(?:it|that) was (?:just )?(?:a )?${GOOD}|${NO_SORROW}\\b[^.!?]{0,40}\\b(?:nobody died|laugh\\w*|${GOOD}))|\\bwrong end of the stick\\b`,
  'iu',
);
/** The same in a reply to a question about it, where nothing was lost. */
const WAS_GOOD = new RegExp(
  `${BEFORE}(?:it|that) was(?:n['’]?t| not) (?:all that |that |so |really )*(?:hard|sad)[.,!;]\\W[^.!?]*\\b(?:laugh(?:ed|ing)?|${GOOD})|^\\W*(?:(?:ah|oh)\\W+)?no\\W+(?:no\\W+)?(?:it|that) was (?:a )?${GOOD}`,
  'iu',
);
/** Said by whoever does not know what we asked: "Saw what?", "Not sure what you're after." */
const UNCLEAR =
  /^\W*(?:(?:hm+|um|er|eh|sorry|ha(?:ha)?|ok|okay|well)\W+)*(?:(?:saw|run into|think of) what\?|(?:what|how) (?:do |did )?(?:you|u) mean(?=\?|[.!]|\s*$|,? (?:by|in|with|the|that|this|for)\b)|how u mean\b|let what be\?|where does which\b|get away from\?|which (?:one|part|bit) do you mean\b)|\bnot sure (?:what|which|where) you(?:['’]re| are)? (?:after|mean|asking|getting at)\b|\bi do(?:n['’]?t| not) (?:really |quite )?(?:understand|get|follow) (?:the|this|that|your) question\b|\bthe question (?:is(?: not|n['’]?t)|does(?: not|n['’]?t)) (?:very |well |so )?(?:clear|specified|make sense|parse)\b|(?:^|[.!?] )(?:that |it )?does(?:n['’]?t| not) parse(?=[.!?]|$)/iu;
/** Said by whoever had expected to be asked about something: "I thought you would ask why", "you dont ask about Marek, fine". */
const EXPECTED =
  /(?:^|(?<!\b(?:said|says|me|laughed|goes|went))[.,;!?] (?:but )?)(?:i )?thought you(?:['’]?d| would| might| were going to) ask (?:me )?(?:about (?!(?:that|this|it)\b)|why|what|who|how)\b/iu;
const NOT_ASKED =
  /^\W*(?:(?:[Oo]k|[Oo]kay|[Ss]o|[Aa]nd|[Bb]ut|[Rr]ight|[Ww]ell)\W+)*[Yy]ou (?:do ?n['’]?t|did ?n['’]?t|do not|did not) ask (?:me )?about (?:my |him\b|her\b|me\b|\p{Lu})[^.!?,]{0,12}(?=[.,!?]|$)/u;
/** Said with patience by whoever then tells a story all the same. */
const TOLD_BEFORE = /\bi(?: have|['’]ve)? (?:just |already |sort of )?told you\b(?: (?:that|this|it|already|so)\b)?/giu;
const STORY_WORDS_MIN = 40;
const HARD_WORDS_MIN = 12;
/** A complaint stands at the beginning of an answer. */
const SENTENCES = 2;

/** Whether somebody complains about the interview, and asks nothing that we can answer instead. */
export function complains({ act, item, reading }: ToldAnswer): boolean {
  if (act === 'crisis' || act === 'grief') return false;
  // Whoever tells something hard speaks of others.
  const { heavy, wrong } = reading.acts;
  if (Math.max(heavy, wrong) >= PAINFUL_MIN && wordsOf(item.answer).length >= HARD_WORDS_MIN) return false;
  if (act === 'question-to-us' && !askedAbout(item.answer).includes(OTHER)) return false;
  const said = beginningOf({ reading });
  if (isTired({ reading })) return true;
  return COMPLAINT.test(wordsOf(item.answer).length >= STORY_WORDS_MIN ? said.replaceAll(TOLD_BEFORE, '') : said);
}

const NOT_COMPLAINING: ReadonlySet<AnswerAct> = new Set(['crisis', 'grief', 'refusal']);

/** Whether somebody says what they had expected to be asked about, and tells nothing hard with it. */
export function missesQuestion(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  if (last === undefined || told.length < 2 || NOT_COMPLAINING.has(last.act)) return false;
  // What we can answer is answered.
  if (last.act === 'question-to-us' && !askedAbout(last.item.answer).includes(OTHER)) return false;
  const said = beginningOf(last);
  return last.reading.acts.heavy < HEAVY_MIN && (EXPECTED.test(said) || NOT_ASKED.test(said));
}

const GOES_ON_WORDS_MIN = 12;
const ASKS_HOW = /\b(?:should|can|could|may) (?:i|it)\b/iu;

/** Whether somebody wonders what our question was about, and tells nothing hard with it. */
export function wondersWhatWeMeant(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  if (last === undefined || told.length < 2 || last.act === 'crisis' || last.act === 'grief') return false;
  // What we can answer is answered; how to answer has been found by whoever went on.
  const about = askedAbout(last.item.answer);
  const hasGoneOn =
    about[0] === HOW_TO_ANSWER &&
    wordsOf(last.item.answer).length >= GOES_ON_WORDS_MIN &&
    !ASKS_HOW.test(last.item.answer);
  if (last.act === 'question-to-us' && !about.includes(OTHER) && !hasGoneOn) return false;
  return last.reading.acts.heavy < PAINFUL_MIN && UNCLEAR.test(beginningOf(last));
}

/** Whether somebody sets right that what they told was not sad, and tells nothing sad with it. */
export function correctsSympathy(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  if (last === undefined || told.at(-2)?.act === 'crisis' || !isSympathy(last.item.question)) return false;
  if (last.act === 'crisis' || last.act === 'question-to-us' || last.reading.acts.heavy >= PAINFUL_MIN) return false;
  const { follow_up } = last.item;
  const isAboutIt = follow_up !== undefined && !asksOfLoss(follow_up);
  return NOT_SAD.test(beginningOf(last)) || (isAboutIt && WAS_GOOD.test(beginningOf(last)));
}

const SYMPATHY = [...['loss', 'hard', 'hurt'].flatMap(formsOf), ...HARD_TAKEN_UP_TEXTS];
const isSympathy = (question: string): boolean => SYMPATHY.some((text) => question.startsWith(text));

const beginningOf = ({ reading }: Pick<ToldAnswer, 'reading'>): string =>
  withoutQuotations(
    reading.sentences
      .slice(0, SENTENCES)
      .map(({ quote }) => quote)
      .join(' '),
  );

const REPORTED = /[,”"] (?:i|he|she|they) (?:tell|told|says?|said)\b/iu;

/** "Thanks for sharing", you sound like our retro. */
const THANKS_QUOTED = /^\W*["“']thank(?:s| you)\b[^"”]{0,40}["”'],? you (?:sound|say|are|keep|always)\b/iu;

/** It may also be the last thing that is said, where nobody else says it. */
function isTired({ reading }: Pick<ToldAnswer, 'reading'>): boolean {
  const said = beginningOf({ reading });
  const last = withoutQuotations(reading.sentences.at(-1)?.quote ?? '');
  if (THANKED_AGAIN.test(said) || THANKS_QUOTED.test(reading.sentences[0]?.quote ?? '')) return true;
  return [said, last].some((part) => THANKED_OFTEN.test(part) && !REPORTED.test(part));
}

/** Whether somebody has said so: they are not thanked any more. */
export const isTiredOfThanks = (told: readonly ToldAnswer[]): boolean => told.some(isTired);
