import { expect, test } from 'vitest';
import { createWorkerEngine } from './worker-engine.ts';

const FIRST = { survey_data: [], additional_questions_requested: 0 };
const LONG = 'I stayed until the last guest had gone home, and then I washed every plate. '.repeat(120);

test('an aborted call ends the process, and the calls of others are answered by its successor', async () => {
  const engine = createWorkerEngine({ name: 'embedded', version: 'embedded 1' });
  await engine.start();
  const aborted = new AbortController();
  const long = engine.result({ survey_data: [{ question: '', answer: LONG }] }, { signal: aborted.signal });
  const other = engine.nextQuestion(FIRST);
  // Somewhere in the middle of the model's own code, as a rule.
  setTimeout(() => aborted.abort(), 300);
  await expect(long).rejects.toThrow('aborted');
  expect((await other).topic).toBe('earliest-memory');
  expect((await engine.nextQuestion(FIRST)).topic).toBe('earliest-memory');
}, 60_000);
