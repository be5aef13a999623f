import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ANSWER_CHARACTERS_MAX } from '@lf/contract/limits';
import { percentile } from '../figure.ts';
import { type LoadPerson, newPeople } from '../load/people.ts';
import { type BenchServer, startProgram } from '../servers.ts';
import { answerOfCharacters } from './long-answers.ts';
import type { Interview } from './read-interviews.ts';
import { info, type Row, share } from './rows.ts';

const PEOPLE = 10;
const SUBMISSIONS = 2;
const ASKED_EVERY_MS = 20;
const NO_ANSWER = 0;
/** What a request counts that got no answer: a server that ended refuses fast. */
const UNANSWERED_MS = 60_000;

/** Does the built product answer others while ten people at once submit the longest answers there are? */
export async function measureLive(interviews: readonly Interview[]): Promise<Row[]> {
  spawnSync(process.execPath, [fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-live-'));
  const server = await startProgram('dist/server.mjs', { DATA_DIR: folder, AI_ENGINE: 'embedded' });
  try {
    const people = await newPeople(server, PEOPLE);
    const quiet = await waitsWhile(server, new Promise((resolve) => setTimeout(resolve, 2_000)));
    let done: readonly Submitted[] = [];
    const submitting = Promise.all(people.map((person, at) => submitAll(server, person, interviews, at)));
    const waits = await waitsWhile(
      server,
      submitting.then((all) => (done = all.flat())),
    );
    return [
      {
        measure: '/api/live p99, ms, ten people submitting 10,000 characters',
        value: Math.round(percentile(waits, 0.99)),
        target: 250,
        better: 'lower',
        note: `${waits.length} requests, slowest ${Math.round(Math.max(...waits))}; nobody else: p99 ${Math.round(percentile(quiet, 0.99))}`,
      },
      info(
        'of these submissions answered',
        share(done, ({ status }) => status === 200),
        statuses(done),
      ),
      info('slowest of these submissions, ms', Math.round(Math.max(...done.map(({ ms }) => ms)))),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Submitted {
  readonly status: number;
  readonly ms: number;
}

async function submitAll(
  server: BenchServer,
  person: LoadPerson,
  interviews: readonly Interview[],
  number: number,
): Promise<Submitted[]> {
  const survey_data: { question: string; answer: string }[] = [];
  const submitted: Submitted[] = [];
  for (let count = 0; count < SUBMISSIONS; count += 1) {
    const answer = answerOfCharacters(interviews, ANSWER_CHARACTERS_MAX, number * SUBMISSIONS + count);
    survey_data.push({ question: 'What do you remember?', answer });
    const from = performance.now();
    const status = await fetch(`${server.url}/ai/survey/next-question`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ user_id: person.id, survey_data, additional_questions_requested: 0 }),
    }).then(
      (answer) => answer.status,
      () => NO_ANSWER,
    );
    submitted.push({ status, ms: performance.now() - from });
  }
  return submitted;
}

/** How long each request took that was sent until the work was done. They do not wait for each other. */
async function waitsWhile(server: BenchServer, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  const sent: Promise<void>[] = [];
  const ask = async () => {
    const from = performance.now();
    const isAnswered = await fetch(`${server.url}/api/live`)
      .then((answer) => answer.arrayBuffer())
      .then(
        () => true,
        () => false,
      );
    waits.push(isAnswered ? performance.now() - from : UNANSWERED_MS);
  };
  const timer = setInterval(() => sent.push(ask()), ASKED_EVERY_MS);
  await work.finally(() => clearInterval(timer));
  await Promise.all(sent);
  return waits;
}

function statuses(done: readonly Submitted[]): string {
  const found = [...new Set(done.map(({ status }) => status))];
  return found
    .map(
      (status) =>
        `${status === NO_ANSWER ? 'no answer' : status}: ${done.filter((one) => one.status === status).length}`,
    )
    .join(', ');
}
