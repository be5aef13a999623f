import type { SurveyEngine } from '@lf/ai/survey-engine';
import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import { askInterview, type Turn } from './ask-interview.ts';
import { echoes } from './own-words.ts';
import type { Interview } from './read-interviews.ts';
import { mean, type Row, share } from './rows.ts';

const EXTRA_QUESTIONS = 6;
const FOLLOW_UPS_WANTED = 3;
/** Up to four of nine are follow-ups; the others open topics. */
const TOPICS_WANTED = 5;
const ECHOED_MAX = 1 / 3;

export async function measureQuestions(engine: SurveyEngine, interviews: readonly Interview[]): Promise<Row[]> {
  const whole: Turn[][] = [];
  for (const [at, { answers }] of interviews.entries()) {
    const further = interviews[(at + 1) % interviews.length]?.answers.slice(0, EXTRA_QUESTIONS) ?? [];
    whole.push(await askInterview(engine, answers, further));
  }
  const nine = whole.map((turns) => turns.slice(0, BASE_QUESTIONS));
  const followUps = nine.map((turns) => turns.filter((turn) => turn.asked.follow_up !== undefined).length);
  const repeated = whole.map((turns) => turns.length - new Set(turns.map((turn) => turn.asked.next_question)).size);
  const echoed = nine.flatMap((turns) =>
    turns.slice(1).map((turn, at) => echoes(turn.asked.next_question, turns[at]?.answer ?? '')),
  );
  return [
    {
      measure: `follow-ups in ${BASE_QUESTIONS} questions`,
      value: mean(followUps),
      target: FOLLOW_UPS_WANTED,
      better: 'higher',
      note: `at least ${FOLLOW_UPS_WANTED} in ${share(followUps, (count) => count >= FOLLOW_UPS_WANTED).toFixed(2)} of ${nine.length} interviews`,
    },
    {
      measure: `repeated questions in ${Math.max(0, ...whole.map((turns) => turns.length))}`,
      value: Math.max(0, ...repeated),
      target: 0,
      better: 'lower',
      note: 'worst interview',
    },
    {
      measure: `topics covered in ${BASE_QUESTIONS}`,
      value: mean(nine.map((turns) => new Set(turns.map((turn) => turn.asked.topic)).size)),
      target: TOPICS_WANTED,
      better: 'higher',
    },
    {
      measure: 'questions that repeat own words',
      value: share(echoed, Boolean),
      target: ECHOED_MAX,
      better: 'lower',
      note: 'three words in a row',
    },
  ];
}
