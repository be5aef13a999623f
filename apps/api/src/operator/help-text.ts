import { CHECK_CONFIG } from '@lf/platform/check-config';
import { commands } from './commands.ts';

export function helpText(): string {
  const lines = commands.map((command) => {
    const flags = Object.entries(command.flags).map(
      ([flag, meaning]) => `      --${flag.replace('!', '').padEnd(10)} ${meaning}`,
    );
    return [`  ${command.name.padEnd(16)} ${command.summary}`, ...flags].join('\n');
  });
  return [
    'Usage: npm run operator -- COMMAND [flags]',
    '',
    ...lines,
    '',
    'Everywhere: --json prints rows as JSON, --dry-run changes nothing, --help shows this.',
    'The database is DATABASE_URL, or the embedded one in DATA_DIR, from .env as for npm start. While a server holds the embedded one, the server runs the command.',
    `${CHECK_CONFIG} says everything that is wrong with the configuration.`,
  ].join('\n');
}
