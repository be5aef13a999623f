import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/**
 * The embedded database belongs to one process. A command that needs it while the server runs leaves a request in the data folder, which
 * takes the same right as reading the database itself; the server writes the answer beside it.
 */
const LOOK_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 120_000;
/** People's data: for the operator's eyes at most. */
const OWNER_ONLY = 0o600;

const requestFile = (kind: string, id: string) => `${kind}-request-${id}`;
const answerFile = (kind: string, id: string) => `${kind}-answer-${id}`;
const failureFile = (kind: string, id: string) => `${kind}-failed-${id}`;

export type RequestKind = 'backup' | 'operator';

/** A request that the server did not answer, or could not. */
export class ServerRequestError extends Error {
  override readonly name = 'ServerRequestError';
}

/** Writes the answer to a question into a file, which appears under its name only when it is whole. */
export type WriteAnswer = (question: string, file: string) => Promise<void>;

/** Whole at once: nobody reads half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, text, { mode: OWNER_ONLY });
  await rename(part, file);
}

/** On the server: answers requests of a kind until the returned function is called. */
export function answerRequests(
  kind: RequestKind,
  folder: string,
  writeAnswer: WriteAnswer,
  log: FastifyBaseLogger,
): () => void {
  const prefix = requestFile(kind, '');
  const answer = async (name: string): Promise<void> => {
    const id = name.slice(prefix.length);
    const question = await readFile(path.join(folder, name), 'utf8');
    await rm(path.join(folder, name), { force: true });
    try {
      await writeAnswer(question, path.join(folder, answerFile(kind, id)));
      log.info({ kind }, 'request answered');
    } catch (error) {
      log.error({ err: error, kind }, 'request not answered');
      const reason = error instanceof Error ? error.message : String(error);
      await writeWhole(path.join(folder, failureFile(kind, id)), reason).catch(() => undefined);
    }
  };
  let busy = false;
  const look = async (): Promise<void> => {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (name.startsWith(prefix) && !name.endsWith('.part')) await answer(name);
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void look()
      .catch((error: unknown) => log.error({ err: error, kind }, 'request not read'))
      .finally(() => {
        busy = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** For a command: asks the running server, and hands the file with its answer to `take`. */
export async function askServer<T>(
  kind: RequestKind,
  folder: string,
  question: string,
  take: (file: string) => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  const [request, answer, failure] = [requestFile(kind, id), answerFile(kind, id), failureFile(kind, id)].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  await writeWhole(request, question);
  try {
    for (const until = Date.now() + ANSWER_WITHIN_MS; Date.now() < until; await pause(LOOK_EVERY_MS / 5)) {
      const reason = await readFile(failure, 'utf8').catch(() => undefined);
      if (reason !== undefined) throw new ServerRequestError(`the server could not do it: ${reason}`);
      if (await isThere(answer)) return await take(answer);
    }
    throw new ServerRequestError('the process that holds the data folder did not answer: stop it, and ask again');
  } finally {
    await Promise.all([answer, failure, request].map((left) => rm(left, { force: true })));
  }
}
