import { expect, test } from 'vitest';
import { type Reader, startReader } from './reader/reader.ts';
import { readTold } from './told-answer.ts';
import { createWorkerEngine } from './worker-engine.ts';

const FIRST = { survey_data: [], additional_questions_requested: 0 };
const LONG = 'I stayed until the last guest had gone home, and then I washed every plate. '.repeat(120);

test('a process that does not stop in time is killed, and the calls of others are answered by its successor', async () => {
  const engine = createWorkerEngine({ name: 'embedded', version: 'embedded 1' }, 0);
  await engine.start();
  const aborted = new AbortController();
  const long = engine.result({ survey_data: [{ question: '', answer: LONG }] }, { signal: aborted.signal });
  const other = engine.nextQuestion(FIRST);
  // Somewhere in the middle of the model's own code, as a rule.
  setTimeout(() => aborted.abort(), 300);
  await expect(long).rejects.toThrow('aborted');
  expect((await other).topic).toBe('earliest-memory');
  expect((await engine.nextQuestion(FIRST)).topic).toBe('earliest-memory');
}, 180_000);

test('an aborted call stops before its next answer, and whoever asks again goes on from there', async () => {
  const readings = new Map<string, number>();
  const abort = new AbortController();
  const model = await startReader();
  const reader: Reader = {
    read: (answer) => {
      readings.set(answer, (readings.get(answer) ?? 0) + 1);
      abort.abort();
      return model.read(answer);
    },
  };
  const items = ['I kept my promise to my brother.', 'We fixed the roof together.'].map((answer) => ({
    question: '',
    answer,
  }));
  await expect(readTold(reader, items, abort.signal)).rejects.toThrow('aborted');
  expect([...readings.keys()]).toEqual([items[0]?.answer]);

  const engine = createWorkerEngine({ name: 'embedded', version: 'embedded 1' });
  await engine.start();
  const soon = new AbortController();
  const first = engine.result({ survey_data: items }, { signal: soon.signal });
  soon.abort();
  await expect(first).rejects.toThrow('aborted');
  expect((await engine.result({ survey_data: items })).evidence).toBeDefined();
}, 180_000);

test('is idle between calls and not during one', async () => {
  const engine = createWorkerEngine({ name: 'embedded', version: 'embedded 1' });
  expect(engine.isIdle?.()).toBe(true);
  const asked = engine.nextQuestion(FIRST);
  expect(engine.isIdle?.()).toBe(false);
  await asked;
  expect(engine.isIdle?.()).toBe(true);
}, 180_000);

test('reads and checks for another engine, too', async () => {
  const engine = createWorkerEngine({ name: 'embedded', version: 'embedded 1' });
  const said = 'I kept my promise to my brother even when it cost me the job.';
  const survey_data = [
    { question: '', answer: said },
    { question: '', answer: 'I want to end my life.' },
  ];
  expect((await engine.acts({ survey_data })).at(-1)).toBe('crisis');
  const checked = await engine.checkClaims({
    survey_data,
    values: [
      { name: 'Loyalty', quote: said },
      { name: 'Peace', quote: 'I want to end my life.' },
    ],
    triggers: ['never said by anybody at all'],
  });
  expect(checked.values).toMatchObject([{ value: 'Loyalty', quote: said }, undefined]);
  expect(checked.triggers).toEqual([undefined]);
}, 180_000);
