import { QUESTION_ALONE_MIN, QUESTION_DIRECT_MIN } from './policy.ts';
import type { Reader } from './reader/reader.ts';
import { wordsOf } from './text/language.ts';
import { sentencesOf } from './text/sentences.ts';

/** Ends as a question, and not within what somebody else said. */
const ENDS_AS_QUESTION = /\?\s*$/u;
/** "You know?", "no?": said after a sentence, and no question. */
const TAG = /,\s*(?:you (?:know|see|understand)|no|right|eh|huh)\?\s*$/iu;
const QUESTION_WORDS_MIN = 3;

/** So many at the beginning and at the end of an answer: each is read, and reading takes time. */
const QUESTIONS_READ_MAX = 3;

/** Put to the interviewer, also where the mark was left out; in quotation marks it was said to somebody else. */
const DIRECT =
  /^[^“”"]*\b(?:are|do|did|have|would|will|can|could) you\b(?! (?:know|see|remember|imagine|want)\b)[^“”"]*$/iu;
/** The same about the interview or about others who take it. */
const ABOUT_THIS =
  /^[^“”"]*\b(?:(?:may|can|might) i (?:ask|know (?=who|what|why|how|if|whether|where))|if i may ask|what (?:does )?(?:any of )?(?:this|it) (?:have|has) to do|what(?:['’]?s| is| are) (?:this|these|any of this|all this) (?:all )?(?:for|about)|what (?:this|it|any of this|all this) is (?:all )?(?:for|about)|(?:do|does|would) (?:(?:other|most|many) people|everybody|everyone|others)|is (?:it|that) (?:bad|odd|strange|weird|normal|wrong)|(?:this|it)(?: thing| stuff)? (?:had )?better (?:be|stay) (?:private|anonymous|confidential)|i (?:do )?hope (?:this|it) (?:is|stays) (?:private|anonymous|confidential)|(?:if|whether) (?:this|it)(?:['’]?s| is) (?:private|anonymous|confidential)|no answer (?:on|about) (?:private|privacy))\b[^“”"]*$/iu;

/** Who reads it, or that nobody is to be told: put to us where it begins a sentence or clause, and is not what somebody whispered. */
const WHO_READS =
  /(?:^|[.!?,;:–-] ?|\b(?:and|but|so|ask|know|see|say|tell me|you (?:did ?n['’]?t|did not|never) (?:answer|say)) )who(?: else)?(?:['’]?s|(?: is| are| will| can| could| gets| get| has| have)\b)?(?: going)?(?: to)?(?: be)? (?:sees?|reads?|gets?|seeing|reading|getting) (?:this|these|it|the answers|my (?:answers?|words|stor(?:y|ies)|texts?))\b|(?:^\W*|[.!?] )(?:(?:and|but|so|ok|okay|anyway|well)\W+)*(?:(?:please|pls|plz) (?:do(?:n['’]?t| not)) (?:tell|show|share)|do(?:n['’]?t| not) (?:tell|show) [^.!?]{1,30}\b(?:please|pls|plz)|(?:please )?keep (?:this|that|it) between us|(?:is|are) (?:this|it|these|my answers) (?:all |really )?(?:private|anonymous|confidential|safe)\b|(?:does|will|can|could) (?:any(?:body|one)|some(?:body|one)|my (?:boss|manager|company|employer|hr)) (?:else )?(?:read|see|get) (?:this|it|these|my))\b/iu;

const isAboutThis = (sentence: string): boolean => ABOUT_THIS.test(sentence) || WHO_READS.test(sentence);

/** "I said yes, what else do you say". */
const TELLS_WHAT_WAS_SAID =
  /\b(?:said|told (?:him|her|them)|answered)\b.{0,100}\bwhat (?:else )?(?:do|can|could|would) you (?:say|do|answer|tell)\b/iu;

/** Whether somebody asks us something within what they tell. Read alone, since the reader hardly hears one question in a story. */
export async function asksUs(reader: Reader, answer: string, mayBeAboutAnything = true): Promise<boolean> {
  const sentences = sentencesOf(answer).map(({ quote }) => quote);
  if (isPlainlyPutToUs(sentences.at(-1) ?? '')) return true;
  const questions = (endsAsking(answer) ? sentences : sentences.filter(isPutToUs))
    .filter((quote) => ENDS_AS_QUESTION.test(quote) || !TELLS_WHAT_WAS_SAID.test(quote))
    .filter((quote) => isPutToUs(quote) || (mayBeAboutAnything && ENDS_AS_QUESTION.test(quote) && !TAG.test(quote)))
    .filter((quote) => wordsOf(quote).length >= QUESTION_WORDS_MIN);
  const read = new Set([...questions.slice(0, QUESTIONS_READ_MAX), ...questions.slice(-QUESTIONS_READ_MAX)]);
  for (const question of read)
    if ((await reader.read(question)).acts['question-to-us'] >= leastFor(question)) return true;
  return false;
}

const ECHO_WORDS_MAX = 6;
const ECHO_ANSWER_WORDS_MIN = 8;

/** Begins as a question of its own ("Will my wife read this?"), and repeats none. */
const ASKS =
  /^(?:(?:and|but|so|ok|okay|well),? )?(?:who|what|where|when|why|how|which|whose|will|would|do|does|did|is|are|am|was|were|can|could|should|shall|may|might|must|have|has)\b/iu;

/** "My care? To the people at work mostly, …": whoever repeats our question and answers it has asked nothing. */
export function withoutEcho(answer: string): string {
  const [first, second] = sentencesOf(answer);
  if (first === undefined || second === undefined || !ENDS_AS_QUESTION.test(first.quote)) return answer;
  const rest = answer.slice(second.start);
  const isEcho = wordsOf(first.quote).length <= ECHO_WORDS_MAX && wordsOf(rest).length >= ECHO_ANSWER_WORDS_MIN;
  return isEcho && !ASKS.test(first.quote) && !isPutToUs(first.quote) && askedAbout(first.quote)[0] === OTHER
    ? rest
    : answer;
}

/** So many sentences may come after a question that waits for an answer; whoever goes on for longer has answered it, or did not mean it. */
const SENTENCES_AFTER_MAX = 2;

/** Whether a question stands at the end, or is about something that we can answer wherever it stands. */
export function endsAsking(answer: string): boolean {
  if (askedAbout(answer)[0] !== OTHER) return true;
  const last = sentencesOf(answer).slice(-1 - SENTENCES_AFTER_MAX);
  return last.some(({ quote }) => quote.includes('?')) || !answer.includes('?');
}

const REPORTED = /\b(?:said|says|asked|asks|told|thought|goes|went|shouted)\b/iu;

/** Begins as a question to somebody. */
const BEGINS_DIRECT = /^(?:(?:and|but|so|ok|okay|well),? )?(?:do|did|are|have|would|could|can) you\b/iu;

/** "What would you have done?" at the end of an answer, and not told as somebody's words; without its mark where it begins as one or is about the interview. */
function isPlainlyPutToUs(sentence: string): boolean {
  if (REPORTED.test(sentence)) return false;
  return (
    (DIRECT.test(sentence) && (ENDS_AS_QUESTION.test(sentence) || BEGINS_DIRECT.test(sentence))) ||
    isAboutThis(sentence)
  );
}

/** Whether a sentence is about the interview itself, with a question mark or without. */
export const asksAboutThis = (answer: string): boolean => sentencesOf(answer).some(({ quote }) => isAboutThis(quote));

function isPutToUs(sentence: string): boolean {
  return DIRECT.test(sentence) || isAboutThis(sentence);
}

function leastFor(question: string): number {
  return isPutToUs(question) ? QUESTION_DIRECT_MIN : QUESTION_ALONE_MIN;
}

/** Asked by who has not answered yet. */
export const HOW_TO_ANSWER = 'what';
/** Asked by who just has. */
const IS_IT_FINE = 'fine';
/** Also said within a story, to somebody else. */
export const OFTEN_OF_STORY: ReadonlySet<string> = new Set([HOW_TO_ANSWER, IS_IT_FINE]);

/** What somebody asks the interviewer about, most telling wording first. */
const ASKED_ABOUT: readonly (readonly [string, RegExp])[] = [
  ['privacy', WHO_READS],
  [
    'privacy',
    /\b(?:(?:what|where)\b.{0,30}\b(?:the|my|these) answers|what happens (?:to|with) (?:the|my|these|all|what|this|it)\b|who (?:else )?(?:reads|sees|gets) (?:them|these|this|it|my)|privacy|private|anonym\w*|confidential\w*|stored?|retain|(?:who|anyone|anybody|someone|somebody|boss|employer|company|hr|manager|colleagues?|you) (?:is going to |can |will |could |would |else )*(?:sees?|reads?|gets?|keeps?|shares?|has access)(?: to)?(?: (?:this|it|these|my|what(?! i mean)|any of)|\?)|(?:my|the) (?:boss|employer|company|manager|hr)\b.{0,20}\b(?:see|read|get|find out)|shared with|(?:read|seen) by\b|(?<!\bdid )my (?:wife|husband|partner|mum|mom|dad|kids?|family)\b.{0,20}\b(?:see|read) (?:this|it|these|my answers|what i)\b|delete|my data|safe here)(?!\p{L})/iu,
  ],
  [
    'who',
    /\b(?:are you (?:a |an )?(?:real )?(?:robot|bot|human|person|ai|real|machine|program)|who (?:are you|is asking|made|wrote)|is (?:this|there) (?:a |an )?(?:ai|bot|human|person|someone)|(?:does|will) (?:a |any )?(?:human|machine|robot|bot)|only a (?:machine|program|robot|bot)|chat ?gpt)\b/iu,
  ],
  [
    'why',
    /\b(?:is there a reason|(?:have|has|got) (?:got )?(?:anything )?to do with|why (?:(?:do|are|would|should) )?you (?:ask|want|need|have|keep)|why (?:is|does|do|should) (?:this|that|it|i)\b|what(?:['’]?s| is| are)? (?:this|these|any of this|all this|that)(?: all)? (?:for|good for|about)|what (?:this|it|any of this|all this) is (?:all )?(?:for|about)|what(?:['’]?s| is) the point|what (?:do|will|would|am) i (?:going to )?(?:get|getting)\b|what (?:comes out|happens) (?:of (?:it|this)|at the end|in the end|then)|what do you (?:do|want) with)/iu,
  ],
  [
    'left',
    /\b(?:how many (?:more|questions|are left|are there|to go)|how much (?:longer|more of this)|(?:is|was) (?:this|that|it) the last|(?:nearly|almost) (?:done|there|finished)\?|can we (?:wrap|finish|stop))/iu,
  ],
  [
    'others',
    /\b(?:(?:do|does|did|would|what|how) (?:do |did |would )?(?:other people|most people|everybody else|everyone else|others)|(?:do|would) others|is it (?:just |only )?me|is every(?:one|body)['’]?s)\b/iu,
  ],
  [
    'length',
    /\b(?:how (?:long|much) (?:should|do|does|must|can|may|is|will|of)|how many (?:words|sentences|lines|do i)|(?:long|much|detailed?|short) enough|enough\?|enough detail|too (?:long|short|much)\b|word (?:count|limit))/iu,
  ],
  [
    IS_IT_FINE,
    /\b(?:is (?:it|that|this) (?:ok|okay|fine|all right|alright|what you|the (?:sort|kind) of)|does (?:it|that|this) (?:still |even |really )?count)\b/iu,
  ],
  [
    HOW_TO_ANSWER,
    /\b(?:what (?:exactly )?(?:do you (?:want|mean|need|expect|like)|should i|kind of|counts?\b)|what exactly|which (?:one )?(?:do you|should i)|(?<!why )do you (?:want|mean|need)|does (?:it|that|this) have to|(?<!(?:long|much) )(?:can|may|could|should) (?:i|it) (?:also |just )?(?:be|tell|write|say|use|choose|pick|skip|talk|give|answer|name|take|come)|am i (?:supposed|meant|doing|allowed)|i (?:do(?:n['’]?t| not) (?:quite |really )?(?:understand|get)|am not sure i (?:understand|get)) (?:the|this|that|your|what you) ?(?:question|mean|ask)?|not sure what you (?:mean|want|ask))\b/iu,
  ],
];
/** Something that we have no answer to. */
export const OTHER = 'other';
const ANSWERED_AT_ONCE = 2;

/** What somebody asks about, `OTHER` where we cannot tell; two things at most are answered. */
export function askedAbout(answer: string): readonly string[] {
  const question =
    answer
      .split(/(?<=[.!?])\s+/u)
      .filter((sentence) => sentence.includes('?') || isAboutThis(sentence))
      .join(' ') || answer;
  const found = new Set(ASKED_ABOUT.filter(([, pattern]) => pattern.test(question)).map(([about]) => about));
  return found.size === 0 ? [OTHER] : [...found].slice(0, ANSWERED_AT_ONCE);
}
