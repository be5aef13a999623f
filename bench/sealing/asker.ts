import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Key } from '../test-api.ts';

/** Asks servers over HTTP, in a process of its own: what asking costs is not counted as theirs. */
export type What = 'save' | 'read';

/** `times` calls by each of the people, who call at once. */
export interface Turn {
  readonly url: string;
  readonly people: readonly Key[];
  readonly what: What;
  readonly times: number;
}

/** Nine answers as people give them, 4 kB in all: a database compresses plain text, so it matters which. */
const INTERVIEW = new URL('../ai/interviews/h1-development.jsonl', import.meta.url);
const questions = {
  items: readFileSync(INTERVIEW, 'utf8')
    .split('\n', 9)
    .map((line, n) => ({
      question: `What do you remember of moment ${n + 1}?`,
      answer: (JSON.parse(line) as { sentences: string[] }).sentences.join(' '),
    })),
};

const agent = new Agent({ keepAlive: true });
let saves = 0;

function bodyOf({ userId, licenseCode }: Key): string {
  saves += 1;
  const data = JSON.stringify({ flow: 'main', n: saves, questions });
  const page = 'earliest-memory';
  return JSON.stringify({ userId, licenseCode, data, lastPageAccessed: page, visitedRoutes: page });
}

function ask(url: string, what: What, person: Key): Promise<void> {
  const isSave = what === 'save';
  const path = isSave ? 'save-fingerprint-data' : `data/${person.userId}/${person.licenseCode}`;
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/api/fingerprintData/${path}`,
      {
        agent,
        method: isSave ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${person.token}`,
          ...(isSave ? { 'content-type': 'application/json' } : {}),
        },
      },
      (answer) => {
        if ((answer.statusCode ?? 0) >= 300) reject(new Error(`answered ${answer.statusCode}`));
        answer.resume().on('end', resolve).on('error', reject);
      },
    ).on('error', reject);
    asked.end(isSave ? bodyOf(person) : undefined);
  });
}

process.on('message', ({ url, people, what, times }: Turn) => {
  const turns = people.map(async (person) => {
    for (let n = 0; n < times; n += 1) await ask(url, what, person);
  });
  void Promise.all(turns).then(() => process.send?.('done'));
});
