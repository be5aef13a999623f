/** Runs in a process of its own, with nothing read before: what a server would need. Prints one line of JSON. */
import { createEmbeddedEngine } from '@lf/ai/engines/embedded/embedded-engine';
import { cpuMs, percentile } from '../figure.ts';
import { developmentInterviews } from './development.ts';
import { answersOfWords } from './long-answers.ts';

const ANSWERS = 9;
const ANSWER_WORDS = 150;
const INTERVIEWS = 4;

const answers = answersOfWords(developmentInterviews(), ANSWER_WORDS);
const engine = createEmbeddedEngine();
const startMs = await cpuMs(() => engine.start());
let told = 0;
const newAnswer = () => {
  told += 1;
  return answers[told % answers.length] ?? '';
};
await engine.nextQuestion({
  survey_data: [{ question: 'Warm?', answer: newAnswer() }],
  additional_questions_requested: 0,
});

const questionMs: number[] = [];
for (let round = 0; round < INTERVIEWS; round += 1) {
  const survey_data: { question: string; answer: string }[] = [];
  for (let at = 0; at < ANSWERS; at += 1) {
    survey_data.push({ question: `Question ${at}`, answer: newAnswer() });
    if (at < ANSWERS - 1)
      questionMs.push(await cpuMs(() => engine.nextQuestion({ survey_data, additional_questions_requested: 0 })));
  }
}
const fresh = Array.from({ length: ANSWERS }, () => ({ question: 'Cold', answer: newAnswer() }));
const resultMs = await cpuMs(() => engine.result({ survey_data: fresh }));
const memoryMb = process.memoryUsage().rss / 2 ** 20;
process.stdout.write(JSON.stringify({ startMs, p95: percentile(questionMs, 0.95), resultMs, memoryMb }), () =>
  process.exit(0),
);
