import { runStandalone } from './run-standalone.ts';
import { serveRuntimeConfig } from './runtime-config.ts';

/** For `npm run dev`: the pages come from Vite, which passes calls on to this process. */
await runStandalone((server, config) => {
  serveRuntimeConfig(server, config);
  return Promise.resolve();
});
