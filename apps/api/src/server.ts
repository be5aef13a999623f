import { openDatabase } from '@lf/platform/db/open-database';
import { announceServer } from '@lf/platform/db/running-servers';
import { createServer } from '@lf/platform/http/create-server';
import { createTokens } from '@lf/platform/http/tokens';
import { readConfig } from '@lf/platform/env';
import { serveMetrics } from '@lf/platform/http/metrics';
import { runServer } from '@lf/platform/run-server';
import { registerApi } from './app.ts';
import { sweepRegularly } from './features/retention/sweep-regularly.ts';

/** The product API alone, for a host of its own. */
await runServer(async () => {
  const config = readConfig();
  const server = createServer(config);
  const db = await openDatabase(config, (error) => server.log.warn({ err: error }, 'database connection lost'));
  const leave = await announceServer(db);
  serveMetrics(server, config, db);
  await registerApi(server, { config, db, tokens: await createTokens(db, config) });
  sweepRegularly(server, { config, db });
  return {
    server,
    config,
    close: async () => {
      await leave();
      await db.destroy();
    },
  };
});
