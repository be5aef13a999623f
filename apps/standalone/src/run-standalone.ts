import { answerBackupRequests } from '@lf/platform/backup/backup-request';
import { answerOperatorRequests } from '@lf/api/operator/answer-commands';
import { openDatabase } from '@lf/platform/db/open-database';
import { announceServer } from '@lf/platform/db/running-servers';
import { createServer } from '@lf/platform/http/create-server';
import { createTokens } from '@lf/platform/http/tokens';
import { readConfig, type Config } from '@lf/platform/env';
import { serveMetrics } from '@lf/platform/http/metrics';
import { runServer } from '@lf/platform/run-server';
import { registerAi } from '@lf/ai/app';
import { registerApi } from '@lf/api/app';
import { DEMO_ACCESS_CODE, seedDemoAccessCode } from '@lf/api/features/coupons/demo-access-code';
import { sweepRegularly } from '@lf/api/features/retention/sweep-regularly';
import type { Database } from '@lf/platform/db/schema';
import type { FastifyInstance } from 'fastify';

/** API, AI and, without DATABASE_URL, the embedded database in one process, beside the pages that the caller registers. */
export const runStandalone = (
  registerPages: (server: FastifyInstance, config: Config, db: Database) => Promise<void>,
): Promise<void> =>
  runServer(async () => {
    const config = readConfig();
    const server = createServer(config);
    const db = await openDatabase(config, (error) => server.log.warn({ err: error }, 'database connection lost'));
    const leave = await announceServer(db);
    serveMetrics(server, config, db);
    const tokens = await createTokens(db, config);
    await registerApi(server, { config, db, tokens });
    sweepRegularly(server, { config, db });
    if (config.AI_URL === undefined) await registerAi(server, { config, db, tokens });
    await registerPages(server, config, db);
    const embedded = config.DATABASE_URL === undefined;
    if (embedded) await seedDemoAccessCode(db);
    const answering = embedded
      ? [answerBackupRequests(db, config.DATA_DIR, server.log), answerOperatorRequests({ db, config }, server.log)]
      : [];
    return {
      server,
      config,
      close: async () => {
        for (const stop of answering) stop();
        await leave();
        await db.destroy();
      },
      announce: () =>
        Promise.resolve([
          `Leadership Fingerprint is ready: ${config.PUBLIC_URL}`,
          ...(embedded ? [`Access code to try it with: ${DEMO_ACCESS_CODE}`] : []),
        ]),
    };
  });
