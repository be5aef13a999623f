import { runStandalone } from './run-standalone.ts';
import { registerSite } from './site.ts';

await runStandalone(registerSite);
