import { CHECK_CONFIG, checkConfig } from '@lf/platform/check-config';
import { openDatabase } from '@lf/platform/db/open-database';
import { readConfig } from '@lf/platform/env';
import { StartError } from '@lf/platform/start-error';
import { runOperator } from './run-operator.ts';

if (process.argv.includes(CHECK_CONFIG)) checkConfig();
try {
  const { exitCode, output } = await runOperator(process.argv.slice(2), async (by) => {
    const config = readConfig();
    const db = await openDatabase(config, () => undefined, by);
    return { db, config, close: () => db.destroy() };
  });
  console.log(output);
  process.exit(exitCode);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
