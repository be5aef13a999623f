import { openDatabase } from '@lf/platform/db/open-database';
import { announceServer } from '@lf/platform/db/running-servers';
import { readConfig } from '@lf/platform/env';
import { createServer } from '@lf/platform/http/create-server';
import { createTokens } from '@lf/platform/http/tokens';
import { serveMetrics } from '@lf/platform/http/metrics';
import { runServer } from '@lf/platform/run-server';
import { registerAi } from './app.ts';

/** The AI service alone, for a host of its own: it needs DATABASE_URL, and JWT_SECRET only where the API has one. */
await runServer(async () => {
  const config = readConfig();
  const server = createServer(config);
  const db = await openDatabase(config, (error) => server.log.warn({ err: error }, 'database connection lost'));
  const leave = await announceServer(db);
  serveMetrics(server, config, db);
  await registerAi(server, { config, db, tokens: await createTokens(db, config) });
  return {
    server,
    config,
    close: async () => {
      await leave();
      await db.destroy();
    },
  };
});
