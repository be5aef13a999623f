import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import { askedAbout, asksAboutThis } from '../asks-us.ts';
import { pick, pickFresh } from '../pick.ts';
import { ACT_MIN, HEAVY_MIN, LOSS_MIN_MOURNED, PAINFUL_MIN, THANKED_MIN, VERY_HEAVY_MIN } from '../policy.ts';
import { actTexts } from '../texts/authored-texts.ts';
import { mentionsDeath, tellsOfCloseDeath, tellsOfDeath, tellsOfDeathInPassing } from '../text/told-death.ts';
import { tellsOfHarm } from '../text/hard-home.ts';
import { tellsOfSilence } from '../text/told-silence.ts';
import { isUnsure } from '../safety/safety-notice.ts';
import {
  asksToGoOn,
  closesSubject,
  firstWordsOf,
  isPainful,
  mayHurt,
  tellsHardKind,
  tellsStory,
  type ToldAnswer,
} from '../told-answer.ts';
import { asksAboutNotice, retractsCry, wondersAboutNotice } from './about-notice.ts';
import { complains, correctsSympathy, isTiredOfThanks, missesQuestion, wondersWhatWeMeant } from './complaint.ts';
import { type Confession, confessionOf } from './confession.ts';
import { asksOfLoss, isGentle, offersToStay } from './gentle-texts.ts';
import { kindToTakeUp } from './kind-to-take-up.ts';
import { HARD_TAKEN_UP_TEXTS, isHardKind, takenUpTexts } from './taken-up.ts';
import { CONFLICT } from './topics.ts';
import { formsOf, isThanksAlone, withoutThanks } from './without-thanks.ts';

/** A sentence on the last answer, said before the next question; undefined where none is called for. `isStaying`: the next question is about the same. */
export function reactionTo(told: readonly ToldAnswer[], seed: string, isStaying = false): string | undefined {
  const last = told.at(-1);
  if (last === undefined) return undefined;
  const isOfDeath = tellsOfDeath(last.item.answer);
  // Whoever blames themselves for a death is not thanked for their honesty; and a quarrel after a funeral gets no condolence.
  const { loss, grief } = last.reading.acts;
  const isMourned = tellsOfCloseDeath(last.item.answer) || loss >= LOSS_MIN_MOURNED || grief >= ACT_MIN.grief;
  const ofLoss = isMourned ? 'loss' : 'sad';
  const onDeath = (words: string) => (words === 'wrong' && isOfDeath ? ofLoss : words);
  // Condolences twice in a row are none.
  const isCondoled =
    asksOfLoss(last.item.follow_up) || formsOf('loss').some((text) => last.item.question.includes(text));
  const say = (kind: string) => {
    // Praise for a good memory would ignore that somebody in it has died.
    if (kind === 'fond') return freshText('thanks', told, seed);
    // Nor does whoever was hurt by somebody mourn them for certain.
    return freshText(kind === 'loss' && (isCondoled || tellsOfHarm(last.item.answer)) ? 'sad' : kind, told, seed);
  };
  const { answer } = last.item;
  // Told lightly or in few words, and not in a story of somebody else.
  const isToldBefore = told.slice(0, -1).some(({ item }) => tellsOfCloseDeath(item.answer));
  const tellsOfCloseLoss = tellsOfCloseDeath(answer) && !tellsOfDeathInPassing(answer) && !isToldBefore;
  const answersAbout = (only?: ReadonlySet<string>) =>
    askedAbout(answer)
      .filter((about) => only === undefined || only.has(about))
      .map((about) => say(`question-to-us-${about}`)?.replace('{left}', questionsLeft(told.length)));
  // Beside what else must be said, what somebody asks about the interview is answered.
  const withAnswer = (words: string | undefined) =>
    [words, ...(asksAboutThis(answer) ? answersAbout(ANSWERED_BESIDE) : [])].join(' ');
  if (retractsCry(told)) return withAnswer(say('crisis'));
  if (asksAboutNotice(told) && wondersAboutNotice(last))
    // A death is not passed over for that.
    return withAnswer(isOfDeath ? `${say(ofLoss)} ${say('notice')}` : say('notice'));
  if (correctsSympathy(told)) return say('misread');
  if (missesQuestion(told)) return say('unasked');
  if (told.length > 1 && complains(last)) return say('complaint');
  if (wondersWhatWeMeant(told)) return say('unclear');
  switch (last.act) {
    case 'crisis':
      if (!isUnsure(last)) return withAnswer(say('crisis'));
      // A line that names help says nothing about what was told.
      if (tellsOfCloseDeath(answer)) return withAnswer(say('loss'));
      return withAnswer(
        say(last.reading.acts.heavy >= HEAVY_MIN || isGentle(last.item.follow_up) ? 'heavy' : 'thanks'),
      );
    case 'refusal': {
      // What was told before it is heard first.
      if (tellsOfCloseDeath(last.item.answer)) return `${say('loss')} ${say('left')}`;
      const isHard = last.reading.acts.heavy >= PAINFUL_MIN || isGentle(last.item.follow_up);
      return isHard ? `${say('heavy')} ${say('left')}` : say('refusal');
    }
    case 'grief': {
      const words = firstWordsOf(last);
      // A good memory of somebody who is mourned: thanks alone would pass over that.
      if (words === 'fond') return say(isOfDeath || mentionsDeath(last.item.answer) ? 'loss' : 'sad');
      if (!tellsOfCloseDeath(last.item.answer) && words !== 'loss' && words !== 'heavy') return say(onDeath(words));
      // Where neither a death is told nor the reader certain, nobody may have been lost.
      return say(words === 'loss' || isOfDeath || mentionsDeath(last.item.answer) ? 'loss' : 'sad');
    }
    case 'question-to-us': {
      const answered = answersAbout();
      if (tellsOfCloseDeath(last.item.answer)) return [say('loss'), ...answered].join(' ');
      return (last.reading.acts.heavy >= HEAVY_MIN ? [say('heavy'), ...answered] : answered).join(' ');
    }
    case 'guilt':
    case 'story': {
      const confession = confessionOf(last);
      if (confession !== undefined && isFirst(told, confession)) return say(onDeath(confession));
      if (asksOfLoss(last.item.follow_up)) return say('sad');
      if (tellsOfCloseLoss && !isCondoled) return say('loss');
      const words = firstWordsOf(last);
      if (!isStaying && !isDue(told)) return undefined;
      if (tellsOfCloseDeath(last.item.answer) && (isStaying || words === 'loss' || words === 'heavy'))
        return say('loss');
      if (words === 'fond' && last.reading.acts.heavy >= HEAVY_MIN && (isOfDeath || mentionsDeath(last.item.answer)))
        return say('loss');
      if (words === 'fond' && beginsWithWords(last.item.question)) return undefined;
      if (GENERAL.has(words) && tellsHardKind(last)) {
        const takenUp = takenUpIn(told, seed);
        if (takenUp !== undefined) return takenUp;
      }
      return say(words === 'nothing' ? 'heavy' : onDeath(words));
    }
    case 'abstract':
      return tellsOfCloseLoss && !isCondoled ? say('loss') : undefined;
    default:
      return undefined;
  }
}

/** Words that a sentence on the certain kind of what was told takes the place of. */
const GENERAL: ReadonlySet<string> = new Set(['nothing', 'heavy', 'hard', 'hurt']);
/** Words that it never takes the place of. */
const ITS_OWN: ReadonlySet<string> = new Set(['loss', 'wrong']);

/** The sentence that takes up what the last answer told, with thanks where that is hard; one of each kind in an interview. */
function takenUpIn(told: readonly ToldAnswer[], seed: string): string | undefined {
  const last = told.at(-1);
  const kind = last === undefined ? undefined : kindToTakeUp(told);
  if (last === undefined || kind === undefined || ITS_OWN.has(firstWordsOf(last))) return undefined;
  const texts = takenUpTexts(kind);
  if (texts.some((text) => told.some(({ item }) => item.question.includes(text)))) return undefined;
  const text = pick(texts, seed);
  // Other words in place of the thanks would be a second sentence of sympathy.
  if (!isHardKind(kind) || isTiredOfThanks(told)) return text;
  return `${text} ${freshOf(actTexts('heavy'), told, seed)}`;
}

/** What is answered beside words that must be said anyway. */
const ANSWERED_BESIDE: ReadonlySet<string> = new Set(['privacy', 'who', 'why', 'left']);

/** How far the interview is, in words: the question that is asked now is the one after those told. */
function questionsLeft(told: number): string {
  const left = BASE_QUESTIONS - told - 1;
  if (left < 0) return 'you have answered them all';
  if (left === 0) return 'this is the last one';
  return left === 1 ? 'there is one more after this one' : `there are ${left} more after this one`;
}

/** Before another subject, whoever told something painful may stay with it, and so in fewer words whoever told something that may be; each text once, said more often it would be a formula. */
export function offerToStay(told: readonly ToldAnswer[]): string | undefined {
  const last = told.at(-1);
  const isReply = last?.act === 'abstract' && last.item.follow_up !== undefined;
  if (last === undefined || !(tellsStory(last) || isReply) || closesSubject(last) || asksToGoOn(last)) return undefined;
  if (complains(last) || correctsSympathy(told) || asksAboutNotice(told) || missesQuestion(told)) return undefined;
  const isHard = isPainful(last) || confessionOf(last) !== undefined || isGentle(last.item.follow_up);
  const isSaid = (text: string) => told.some(({ item }) => item.question.includes(text));
  const mayBeHard = mayHurt(last) && !offersToStay(last.item.question);
  if (isHard) return actTexts('offer').find((text) => !isSaid(text));
  return mayBeHard ? actTexts('brief-offer').find((text) => !isSaid(text)) : undefined;
}

const tellsSomething = (one: ToldAnswer): boolean => tellsStory(one) || one.act === 'abstract' || one.act === 'thin';

/** So many answers after something painful. */
const NEAR = 3;

/**
 * Said before another subject where no certain words are called for: the sentence that takes up what was told, or, where its kind is not certain,
 * thanks or that it was heard: without them every new question seems not to have listened. Thanks for what
 * may be hard or wrong, or comes soon after something painful; for what is surely light thanks or that it was heard, since either every time is a formula. Before a question about the same
 * (`isStaying`) only thanks, and not right after other words.
 */
export function wordsFor(told: readonly ToldAnswer[], seed: string, isStaying = false): string | undefined {
  const last = told.at(-1);
  if (last === undefined || !tellsSomething(last)) return undefined;
  const takenUp = takenUpIn(told, seed);
  if (takenUp !== undefined) return takenUp;
  const { heavy, wrong } = last.reading.acts;
  const isHard = heavy >= HEAVY_MIN;
  const isTold = last.act === 'story' && last.item.follow_up === undefined;
  if (isStaying && tellsOfSilence(last.item.answer)) return freshText('heavy', told, seed);
  // In a conflict something painful is told, whatever it weighs.
  if (isStaying && Math.max(heavy, wrong) < THANKED_MIN && last.item.topic !== CONFLICT) return undefined;
  if (isStaying && heavy < PAINFUL_MIN && beginsWithWords(last.item.question)) return undefined;
  if (isGentle(last.item.follow_up) || isHard) return freshText('heavy', told, seed);
  const heard = actTexts(isTold ? 'scene' : 'thought');
  const { question, answer } = last.item;
  // Soon after something painful nobody hears that it makes sense.
  const isNearPain = told.slice(-NEAR).some(isPainful);
  const mayBeHard = mayHurt(last) || mentionsDeath(answer) || tellsOfDeath(answer) || offersToStay(question);
  if ((mayBeHard || isNearPain) && !isTiredOfThanks(told)) return freshText('thanks', told, seed);
  return freshOf(isTiredOfThanks(told) ? heard : [...heard, ...actTexts('thanks')], told, seed);
}

const WORDS_BEFORE = [
  'thanks',
  'heavy',
  'sad',
  'loss',
  'hard',
  'hurt',
  'wrong',
  'self-insult',
  'first-told',
  'unthanked',
  'unthanked-wrong',
];

const beginsWithWords = (question: string): boolean =>
  [...WORDS_BEFORE.flatMap(formsOf), ...HARD_TAKEN_UP_TEXTS].some((text) => question.startsWith(text));

function freshText(kind: string, told: readonly ToldAnswer[], seed: string): string | undefined {
  const text = freshOf(actTexts(kind), told, seed);
  if (kind === 'crisis' || !isTiredOfThanks(told)) return text;
  if (text !== undefined && !isThanksAlone(text)) return withoutThanks(text);
  // What is hard gets another word then.
  return freshOf(actTexts(CONFESSED.has(kind) ? 'unthanked-wrong' : 'unthanked'), told, seed);
}

const CONFESSED: ReadonlySet<string> = new Set(['wrong', 'first-told', 'self-insult']);

function freshOf(texts: readonly string[], told: readonly ToldAnswer[], seed: string): string | undefined {
  return pickFresh(
    texts,
    (text) => told.filter(({ item }) => item.question.includes(withoutThanks(text))).length,
    seed,
  );
}

/** Whoever confesses something is never left without a word the first time, whatever was said before. */
function isFirst(told: readonly ToldAnswer[], confession: Confession): boolean {
  return told.filter((one) => confessionOf(one) === confession).length === 1;
}

/** Words for every answer would be worth nothing. */
const WORDS_MAX = 4;

/** Words are said where they are called for; but not twice in a row, unless somebody died or it is very hard. */
function isDue(told: readonly ToldAnswer[]): boolean {
  const last = told.at(-1);
  if (last === undefined || firstWordsOf(last) === 'nothing') return false;
  if (firstWordsOf(last) === 'loss' || last.reading.acts.heavy >= VERY_HEAVY_MIN) return true;
  // A light word takes none from something painful.
  const called = told.map((one) => (isPainful(last) ? isPainful(one) : firstWordsOf(one) !== 'nothing'));
  return called.at(-2) !== true && called.filter(Boolean).length <= WORDS_MAX;
}
