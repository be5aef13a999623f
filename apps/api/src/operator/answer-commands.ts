import * as z from 'zod/mini';
import { answerRequests, writeWhole } from '@lf/platform/server-request';
import { runCommand } from './run-operator.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';

const commandLine = z.array(z.string());

/** On the server that holds the embedded database: runs the operator's commands, until the returned function is called. */
export function answerOperatorRequests(parts: { db: Database; config: Config }, log: FastifyBaseLogger): () => void {
  const open = () => Promise.resolve({ ...parts, close: () => Promise.resolve() });
  return answerRequests(
    'operator',
    parts.config.DATA_DIR,
    async (question, file) => {
      const args = z.parse(commandLine, JSON.parse(question));
      await writeWhole(file, JSON.stringify(await runCommand(args, open)));
    },
    log,
  );
}
