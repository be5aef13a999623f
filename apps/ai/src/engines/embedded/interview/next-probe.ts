import { BASE_QUESTIONS, EXTRA_QUESTIONS_STEP } from '@lf/domain/question-budget';
import type { Gate } from '../gate/gate.ts';
import { wordsOf } from '../gate/language.ts';
import { HEAVY, SAD, SENSITIVE } from '../gate/sensitive-words.ts';
import type { Asked } from './asked.ts';
import { missingLayer } from './missing-layer.ts';
import { CONFLICT, LOW_POINT } from './topics/base.ts';
import type { ProbeKind } from './probes.ts';

/** One probe in the base nine leaves eight topics; one in every three extra questions leaves two. */
const BASE_PROBES_MAX = 1;
/** How much a probe must be worth to be spent after the n-th answer: nearly anything is better than an unspent one at the end. */
const BASE_THRESHOLDS = [0.9, 0.85, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4];
const EXTRA_THRESHOLD = 0.55;
/** What someone did when it got tense is told in the conflict or nowhere: until then a probe for the sake of roundness must be worth more. */
const KEPT_FOR_CONFLICT = 0.15;

/** What to follow up on in the last answer, if that is worth more than another topic. */
export function nextProbe(asked: readonly Asked[], gate: Gate): ProbeKind | undefined {
  const last = asked.at(-1);
  if (last === undefined || last.probe || probesLeft(asked) <= 0) return undefined;
  const wanted = probeFor(last, gate);
  if (wanted === undefined) return undefined;
  const isWaiting = !isThin(wanted.kind) && !asked.some(({ topic }) => topic?.id === CONFLICT);
  const threshold =
    asked.length < BASE_QUESTIONS
      ? (BASE_THRESHOLDS[asked.length - 1] ?? 1) + (isWaiting ? KEPT_FOR_CONFLICT : 0)
      : EXTRA_THRESHOLD;
  return wanted.worth >= threshold ? wanted.kind : undefined;
}

function isThin(kind: ProbeKind): boolean {
  return kind === 'more' || kind === 'again';
}

function probesLeft(asked: readonly Asked[]): number {
  if (asked.length < BASE_QUESTIONS) return BASE_PROBES_MAX - asked.filter(({ probe }) => probe).length;
  const packStart =
    BASE_QUESTIONS + Math.floor((asked.length - BASE_QUESTIONS) / EXTRA_QUESTIONS_STEP) * EXTRA_QUESTIONS_STEP;
  return 1 - asked.slice(packStart).filter(({ probe }) => probe).length;
}

function probeFor(last: Asked, gate: Gate): { kind: ProbeKind; worth: number } | undefined {
  if (gate === 'gibberish' || gate === 'empty') return { kind: 'again', worth: 1 };
  // What is hard is not pressed for, and what is private is not asked after.
  if (
    gate === 'thin' &&
    (last.topic?.id === LOW_POINT || SENSITIVE.test(last.answer) || SAD.test(last.answer) || HEAVY.test(last.answer))
  )
    return undefined;
  if (gate === 'thin') return { kind: 'more', worth: wordsOf(last.answer).length < 10 ? 0.95 : 0.88 };
  if (gate !== 'plain') return undefined;
  const layer = missingLayer(last.topic, last.answer);
  // Of a hard time we take what we are given.
  if (layer === undefined || (last.topic?.id === LOW_POINT && (SAD.test(last.answer) || HEAVY.test(last.answer))))
    return undefined;
  const wants = last.topic?.wants ?? [];
  const foremost = wants[0] === layer ? 0.2 : 0;
  const rich = Math.min(wordsOf(last.answer).length, 120) / 120;
  return { kind: layer, worth: 0.4 + foremost + 0.25 * rich };
}
