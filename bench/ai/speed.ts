/** Runs in a process of its own, without the bench's vectors on disk: what a server would need. Prints one line of JSON. */
import { createEmbeddedEngine } from '../../apps/ai/src/engines/embedded/embedded-engine.ts';
import { readStories } from '../../apps/ai/training/read-data.ts';

const [data = ''] = process.argv.slice(2);
const ANSWERS = 9;
const ANSWER_WORDS = 150;
const INTERVIEWS = 4;

const cpuMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const stories = readStories(data).map(({ text }) => text.split(/\s+/u).slice(0, ANSWER_WORDS).join(' '));
const engine = createEmbeddedEngine();
const startMs = await cpuMs(() => engine.start());
await engine.nextQuestion({
  survey_data: [{ question: 'Warm?', answer: stories[0] ?? '' }],
  additional_questions_requested: 0,
});

const questionMs: number[] = [];
let resultColdMs = 0;
for (let round = 0; round < INTERVIEWS; round += 1) {
  const survey_data: { question: string; answer: string }[] = [];
  for (let at = 0; at < ANSWERS; at += 1) {
    survey_data.push({ question: `Question ${at}`, answer: stories[1 + round * ANSWERS + at] ?? '' });
    if (at < ANSWERS - 1)
      questionMs.push(await cpuMs(() => engine.nextQuestion({ survey_data, additional_questions_requested: 0 })));
  }
}
const fresh = stories.slice(80, 80 + ANSWERS).map((answer) => ({ question: 'Cold', answer }));
resultColdMs = await cpuMs(() => engine.result({ survey_data: fresh }));
questionMs.sort((a, b) => a - b);
const p95 = questionMs[Math.min(questionMs.length - 1, Math.floor(questionMs.length * 0.95))] ?? 0;
process.stdout.write(JSON.stringify({ startMs, p95, resultColdMs, memoryMb: process.memoryUsage().rss / 2 ** 20 }));
