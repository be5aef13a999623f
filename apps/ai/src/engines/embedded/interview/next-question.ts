import type { RouteResponse } from '@lf/contract/define-route';
import type { nextQuestion as route } from '@lf/contract/survey';
import { pickFresh } from '../pick.ts';
import { scorePairs } from '../proposals/propose-values.ts';
import { quotable } from '../quotable.ts';
import { SAFETY_NOTICE, safetyNoticeFor } from '../safety/safety-notice.ts';
import { actTexts } from '../texts/authored-texts.ts';
import { mentionsDeath, tellsOfDeath } from '../text/told-death.ts';
import { asksToGoOn, closesSubject, mayHurt, type ToldAnswer } from '../told-answer.ts';
import { isNoticeLeftOut, retractsCry } from './about-notice.ts';
import { correctsSympathy, missesQuestion } from './complaint.ts';
import { chooseFollowUp } from './choose-follow-up.ts';
import { gentleFollowUp } from './gentle-follow-up.ts';
import { nextTopic } from './next-topic.ts';
import { isAboutNoEvent, PERSON, type Topic } from './topics.ts';
import { noteOn } from './note-on.ts';
import { offerToStay, reactionTo, wordsFor } from './reactions.ts';

export type Question = Pick<
  RouteResponse<typeof route>,
  'next_question' | 'why' | 'topic' | 'follow_up' | 'note' | 'safety'
>;

const FOLLOW_UP_WHY = 'A second look often shows what mattered.';
/** Abstract answers are asked for one time it happened, as a follow-up that is no part of the library. */
const ONE_TIME = 'one-time';
const ONE_TIME_MAX = 2;

/** The next question, or undefined when there is nothing left to ask. The class of the last answer decides first. */
export function composeQuestion(told: readonly ToldAnswer[], seed: string): Question | undefined {
  const last = told.at(-1);
  const isRetracting = retractsCry(told);
  const note = isRetracting ? undefined : noteOn(told, seed);
  const beside = {
    ...(note === undefined ? {} : { note }),
    ...(last?.act === 'crisis' && !isNoticeLeftOut(told) ? { safety: safetyNoticeFor(last) } : {}),
    ...(isRetracting ? { safety: SAFETY_NOTICE } : {}),
  };
  // Nobody is asked on about danger, also where they draw back from it; and whoever misses a question is offered to tell what it was.
  const isGoingOn = isRetracting || missesQuestion(told);
  const gentle = isGoingOn ? undefined : gentleFollowUp(told);
  const reaction = reactionTo(told, seed, gentle !== undefined);
  // What is said before the question stands on its own line.
  const saying = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join('\n');
  const topicOfLast = last?.item.topic === undefined ? {} : { topic: last.item.topic };

  const followUp = gentle ?? (isGoingOn ? undefined : chooseFollowUp(told, seed));
  if (followUp)
    return {
      next_question: saying(reaction ?? wordsFor(told, seed, true), followUp.text),
      why: FOLLOW_UP_WHY,
      ...topicOfLast,
      follow_up: followUp.id,
      ...beside,
    };
  const mayAskForOne =
    !isGoingOn &&
    last?.act === 'abstract' &&
    last.item.follow_up === undefined &&
    !asksToGoOn(last) &&
    !closesSubject(last) &&
    !correctsSympathy(told) &&
    // Nor is anybody asked for one time that somebody died, or that it was hard.
    !(mentionsDeath(last.item.answer) || tellsOfDeath(last.item.answer) || mayHurt(last)) &&
    !isAboutNoEvent(last.item.topic);
  if (mayAskForOne && timesAsked(told, ONE_TIME) < ONE_TIME_MAX) {
    const text = pickFresh(
      actTexts('abstract'),
      (one) => told.filter(({ item }) => item.question === one).length,
      seed,
    );
    return {
      next_question: saying(reaction, text),
      why: FOLLOW_UP_WHY,
      ...topicOfLast,
      follow_up: ONE_TIME,
      ...beside,
    };
  }

  const topic = nextTopic(told, scorePairs(quotable(told)), seed);
  if (!topic) return undefined;
  const question = pickFresh(questionsOf(topic, told), () => 0, `${seed}${topic.id}`);
  const words = [reaction ?? wordsFor(told, seed), isRetracting ? undefined : offerToStay(told)];
  return {
    next_question: saying(...words, question),
    why: topic.why,
    topic: topic.id,
    ...beside,
  };
}

const OF_PEOPLE_TOLD = /\byou have (?:not )?told me about\b/u;
const SOMEBODY =
  /\b(?:s?he|him|her|they|them|(?:my|our) (?:\p{L}+ )?(?:father|dad|papa|mother|mum|mam|mom|mama|parents|brothers?|sisters?|nan\p{L}*|gran\p{L}*|gogo|aunt\p{L}*|uncle|cousins?|husband|wife|partner|son|daughter|kids|children|friends?|boss|teacher|coach|neighbou?rs?))\b/iu;

/** "Apart from the people you have told me about" is asked of whoever told of somebody. */
function questionsOf({ id, questions }: Topic, told: readonly ToldAnswer[]): readonly string[] {
  if (id !== PERSON) return questions;
  const isOfSomebody = told.some(({ item }) => SOMEBODY.test(item.answer));
  return questions.filter((text) => OF_PEOPLE_TOLD.test(text) === isOfSomebody);
}

function timesAsked(told: readonly ToldAnswer[], followUp: string): number {
  return told.filter(({ item }) => item.follow_up === followUp).length;
}
