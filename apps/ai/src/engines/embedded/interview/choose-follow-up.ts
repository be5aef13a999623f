import { BASE_QUESTIONS, EXTRA_QUESTIONS_STEP } from '@lf/domain/question-budget';
import * as policy from '../policy.ts';
import { wordsOf } from '../text/language.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { type FollowUp, followUps } from './follow-ups.ts';
import { CONFLICT } from './topics.ts';

/** The authored question about the last answer that fits it best, if one fits and one is due. */
export function chooseFollowUp(told: readonly ToldAnswer[]): FollowUp | undefined {
  const last = told.at(-1);
  if (last === undefined || last.item.follow_up !== undefined || last.act !== 'story') return undefined;
  if (wordsOf(last.item.answer).length < policy.FOLLOW_UP_WORDS_MIN) return undefined;
  const least = leastFit(told);
  if (least === undefined) return undefined;
  const isCopingWanted = last.item.topic === CONFLICT && Math.max(...coping(last)) < policy.COPING_MIN;
  const used = new Set(told.map(({ item }) => item.follow_up));
  const asked = new Set(told.map(({ item }) => item.question));
  const best = followUps()
    .filter(
      ({ id, text, kind }) =>
        !used.has(id) && !asked.has(text) && (!isCopingWanted || kind === 'coping' || kind === 'next'),
    )
    .map((followUp) => ({ followUp, fit: cosine(followUp.direction, last.reading.match) }))
    .toSorted((a, b) => b.fit - a.fit)[0];
  return best !== undefined && best.fit >= least ? best.followUp : undefined;
}

/** How well a follow-up must fit now: less well, the fewer turns are left to reach the number that is wanted. */
function leastFit(told: readonly ToldAnswer[]): number | undefined {
  const isBase = told.length < BASE_QUESTIONS;
  const block = isBase
    ? told
    : told.slice(
        BASE_QUESTIONS + EXTRA_QUESTIONS_STEP * Math.floor((told.length - BASE_QUESTIONS) / EXTRA_QUESTIONS_STEP),
      );
  const done = block.filter(({ item }) => item.follow_up !== undefined).length;
  if (done >= (isBase ? policy.FOLLOW_UPS_MAX : 1)) return undefined;
  const turnsLeft = (isBase ? BASE_QUESTIONS : EXTRA_QUESTIONS_STEP) - block.length;
  const missing = (isBase ? policy.FOLLOW_UPS_WANTED : 1) - done;
  // A follow-up needs an answer between itself and the next one.
  return missing * 2 >= turnsLeft ? policy.FOLLOW_UP_LEAST : policy.FOLLOW_UP_GOOD;
}

function coping({ reading }: ToldAnswer): number[] {
  return [0, ...reading.sentences.map(({ coping: ways }) => Math.max(...ways))];
}

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, part, at) => sum + part * (b[at] ?? 0), 0);
}
