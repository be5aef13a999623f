import { isCrisis } from '../../apps/ai/src/engines/embedded/gate/crisis.ts';
import { isPainful } from '../../apps/ai/src/engines/embedded/gate/painful.ts';
import { SENSITIVE } from '../../apps/ai/src/engines/embedded/gate/sensitive-words.ts';
import type { SurveyEngine } from '../../apps/ai/src/survey-engine.ts';
import { wordsOf } from '../../apps/ai/src/engines/embedded/text/sentences.ts';
import type { Story } from '../../apps/ai/training/read-data.ts';
import { mean, type Row } from './rows.ts';

const INTERVIEWS = 12;
const QUESTIONS = 15;
const BASE_QUESTIONS = 9;

interface Interview {
  readonly questions: readonly string[];
  readonly topics: ReadonlySet<string>;
  readonly picksUp: readonly boolean[];
}

export async function measureQuestions(engine: SurveyEngine, stories: readonly Story[]): Promise<Row[]> {
  const told = stories.filter(({ kind }) => kind !== 'imagined');
  const interviews: Interview[] = [];
  for (let at = 0; at < INTERVIEWS; at += 1) interviews.push(await interview(engine, told, at));
  const repeated = interviews.map(({ questions }) => questions.length - new Set(questions).size);
  return [
    {
      measure: 'question picks up own words, no sensitive one',
      value: mean(interviews.flatMap(({ picksUp }) => picksUp).map(Number)),
      target: 0.95,
      better: 'higher',
    },
    {
      measure: `repeated questions in ${QUESTIONS}`,
      value: Math.max(...repeated),
      target: 0,
      better: 'lower',
      note: `worst of ${INTERVIEWS} interviews`,
    },
    {
      measure: `topics covered in ${BASE_QUESTIONS}`,
      value: mean(interviews.map(({ topics }) => topics.size)),
      target: 8,
      better: 'higher',
    },
  ];
}

async function interview(engine: SurveyEngine, stories: readonly Story[], offset: number): Promise<Interview> {
  const data: { question: string; answer: string }[] = [];
  const topics = new Set<string>();
  const picksUp: boolean[] = [];
  for (let at = 0; at < QUESTIONS; at += 1) {
    const extra = Math.max(0, Math.ceil((at + 1 - BASE_QUESTIONS) / 3) * 3);
    const { next_question: question, topic } = await engine.nextQuestion({
      survey_data: data,
      additional_questions_requested: extra,
    });
    const last = data.at(-1);
    if (last) picksUp.push(picksUpOwnWords(question, last.answer));
    if (at < BASE_QUESTIONS && topic !== undefined) topics.add(topic);
    data.push({ question, answer: stories[(offset * 7 + at) % stories.length]?.text ?? '' });
  }
  return { questions: data.map(({ question }) => question), topics, picksUp };
}

/** The person's own words stand in quotation marks or after "your"; a painful answer, or a cry for help, is acknowledged and not handed back, which is right too. */
function picksUpOwnWords(question: string, answer: string): boolean {
  const own = new Set(wordsOf(answer.toLowerCase()).filter((word) => word.length > 3));
  const quoted = [...question.matchAll(/“([^”]+)”/gu)].map((match) => match[1] ?? '');
  const named = [...question.matchAll(/\byour ([\p{L}’'-]+(?: [\p{L}’'-]+)?)/gu)].map((match) => match[1] ?? '');
  const picked = [...quoted, ...named].filter((words) => wordsOf(words.toLowerCase()).some((word) => own.has(word)));
  if (picked.some((words) => SENSITIVE.test(words))) return false;
  return picked.length > 0 || isPainful(answer) || isCrisis(answer);
}
