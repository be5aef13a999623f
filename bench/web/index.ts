/**
 * `npm run bench:web`: every screen on slow 4G and a four times slower processor, beside its budget (e2e/budgets.ts).
 * `npm run bench:web -- account` measures only the screens with the word in their name; `--paint`, `--question` and `--steps` only those parts.
 */
import { chromium, request as requests } from '@playwright/test';
import { finishedPerson } from '../../e2e/finished-person.ts';
import { PRODUCTION } from '@lf/platform/testing/program';
import { startStandalone } from '../../e2e/standalone-server.ts';
import { castOf } from '../../e2e/visual/cast.ts';
import type { Figure } from '../figure.ts';
import { firstPaints } from './first-paint.ts';
import { nextSteps } from './next-step.ts';
import { openMailBox } from './mail-box.ts';
import { questions } from './question.ts';
import { measureScreens } from './screens.ts';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const only = process.argv.slice(2).find((word) => !word.startsWith('--'));
const wants = (part: string) => flags.length === 0 || flags.includes(part);

const said = ({ name, value, unit, limit, ratio }: Figure): string =>
  `${name}: ${value}${unit && ` ${unit}`} (limit ${limit}, ratio ${ratio})`;
const over: string[] = [];
function tell(where: string, figures: readonly Figure[]): void {
  for (const one of figures) if (one.ratio > 1) over.push(`${where} ${said(one)}`);
}

/**
 * A browser that is driven from outside notes where every Error was made. Unless positions are there from the start, V8 reads the whole of
 * React a second time for the first one, on the main thread: 60 ms on a slow phone, which nobody has who is not being measured.
 */
const UNDEBUGGED = '--js-flags=--no-enable-lazy-source-positions';

const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const mailBox = await openMailBox();
const [server, browser] = await Promise.all([
  startStandalone({ ...PRODUCTION, SMTP_URL: mailBox.url }),
  chromium.launch({
    ...(executablePath !== '' && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars', UNDEBUGGED],
  }),
]);
try {
  const request = await requests.newContext({ baseURL: server.url });
  if (wants('--paint')) {
    console.log('\nfirst paint, beside a plain HTML page of the same words');
    const { licenseCode } = await finishedPerson(request);
    for await (const one of firstPaints(browser, server.url, [
      '/login',
      '/registration',
      `/fingerprint/${licenseCode}`,
    ])) {
      console.log(`  ${said(one)}`);
      tell('', [one]);
    }
  }
  if (wants('--question')) {
    console.log('\na question of the interview');
    for await (const one of questions(browser, server.url, request)) {
      console.log(`  ${said(one)}`);
      tell('', [one]);
    }
  }
  if (wants('--screens') || wants('--steps')) {
    const cast = await castOf(request, mailBox);
    // The shared result must be there before a stranger opens it.
    const shared = { ...cast, owner: await finishedPerson(request) };
    // First, while the beginner is one.
    if (wants('--steps')) {
      console.log('\nfrom step to step');
      for await (const one of nextSteps(browser, server.url, shared, only)) {
        console.log(`  ${said(one)}`);
        tell('', [one]);
      }
    }
    if (wants('--screens')) {
      console.log('\nevery screen, on a first visit');
      for await (const { name, figures } of measureScreens(browser, server.url, shared, only)) {
        console.log(`  ${name}\n    ${figures.map(said).join('\n    ')}`);
        tell(`${name},`, figures);
      }
    }
  }
  console.log(over.length === 0 ? '\nall within their budgets' : `\nover budget:\n  ${over.join('\n  ')}`);
} finally {
  await browser.close();
  await server.stop();
  await mailBox.close();
}
