import { chromium, type Page } from '@playwright/test';
import { startStandalone } from '../e2e/standalone-server.ts';
import { createKeyHolder } from '../e2e/people.ts';
import { openFirstQuestion } from '../e2e/survey/person.ts';
import { answerField } from '../e2e/survey/walk.ts';
import { amount } from './amount.ts';
import { figure, percentile, type Figure } from './figure.ts';

/** What the survey claims: Next is painted at once, and writing is saved once per pause. Needs a built product. */

const ROUNDS = amount(20, 1);
const NEXT_BUDGET_MS = 100;
const QUESTION_BUDGET_MS = 1_000;
/** One less than there are: after the last one there is no next question. */
const QUESTIONS = amount(8, 1);
const BURST = 'And then she laughed, and so did I. ';

/** Presses the button inside the page and waits until the next heading has been painted: found at the start of a frame, it is painted in that frame, and a time-out comes after it. */
function pressAndPaint(page: Page, button: string, heading: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const button = [...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === ${JSON.stringify(button)});
    const started = performance.now();
    const look = () => document.querySelector('h1')?.textContent === ${JSON.stringify(heading)}
      ? setTimeout(() => resolve(performance.now() - started))
      : requestAnimationFrame(look);
    button.click();
    requestAnimationFrame(look);
  })`);
}

interface Presses {
  /** By the clock on the wall: on a busy machine the neighbours are measured along. */
  readonly wall: number[];
  /** What the page's own thread worked: the same on a busy machine. */
  readonly work: number[];
}

async function clickToPaint(page: Page): Promise<Presses> {
  const wall: number[] = [];
  const work: number[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const press = async (heading: string) => {
    // The next step's code arrives while the person reads this one.
    await page.waitForTimeout(300);
    const before = await worked();
    wall.push(await pressAndPaint(page, 'Next', heading));
    work.push((await worked()) - before);
  };
  await page.goto('/digital-fingerprint/about-you');
  await page.getByRole('heading', { name: 'About You' }).waitFor();
  for (let round = 0; round < ROUNDS; round += 1) {
    await press('Your Professional Life');
    await press('A Few Questions');
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'About You' }).waitFor();
  }
  return { wall, work };
}

const ANSWER_WORDS = 150;
const WORDS =
  'the summer when my father lost his work we moved to a smaller house and I promised never to lie about money because honest people slept well'.split(
    ' ',
  );
/** Somebody else's story each time, so that nothing is remembered. */
const story = (n: number): string =>
  Array.from({ length: ANSWER_WORDS }, (_, i) => WORDS[(i * (n + 2) + n * 5) % WORDS.length]).join(' ');

/** From the press on Submit Answer to the next question's text on the screen, on the embedded engine. */
async function submitToQuestion(page: Page): Promise<number[]> {
  const waits: number[] = [];
  await page.goto('/digital-fingerprint/earliest-memory');
  await answerField(page).waitFor();
  for (let n = 0; n < QUESTIONS; n += 1) {
    await answerField(page).fill(story(n));
    waits.push(
      await page.evaluate<number>(`new Promise((resolve) => {
        const question = () => document.querySelector('main h2')?.textContent;
        const before = question();
        const started = performance.now();
        const look = () => question() !== before && question()
          ? setTimeout(() => resolve(performance.now() - started))
          : requestAnimationFrame(look);
        [...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === 'Submit Answer').click();
        requestAnimationFrame(look);
      })`),
    );
    await page.getByRole('button', { name: 'Submit Answer' }).waitFor();
  }
  return waits;
}

/** Five bursts of writing with a pause after each: how many saves reach the server? */
async function savesWhileWriting(page: Page): Promise<{ pauses: number; saves: number }> {
  let saves = 0;
  await page.goto('/digital-fingerprint/earliest-memory');
  await answerField(page).waitFor();
  await page.waitForTimeout(3_000);
  page.on('request', (request) => (saves += request.url().endsWith('/save-fingerprint-data') ? 1 : 0));
  const pauses = amount(5, 1);
  for (let pause = 0; pause < pauses; pause += 1) {
    await answerField(page).pressSequentially(BURST, { delay: 30 });
    await page.waitForTimeout(2_500);
  }
  return { pauses, saves };
}

export async function figures(): Promise<Figure[]> {
  const server = await startStandalone();
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(executablePath !== '' && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await openFirstQuestion(page, await createKeyHolder(context.request));
    const { wall, work } = await clickToPaint(page);
    const { pauses, saves } = await savesWhileWriting(page);
    const waits = await submitToQuestion(page);
    return [
      figure('survey: click on Next to painted step, p50', percentile(wall, 0.5), 'ms', NEXT_BUDGET_MS),
      figure('survey: click on Next to painted step, p95', percentile(wall, 0.95), 'ms', NEXT_BUDGET_MS),
      figure(
        'survey: work of the page from Next to the painted step, p95',
        percentile(work, 0.95),
        'ms CPU',
        NEXT_BUDGET_MS,
      ),
      figure(
        `survey: an answer of ${ANSWER_WORDS} words submitted to the next question painted, p95`,
        percentile(waits, 0.95),
        'ms',
        QUESTION_BUDGET_MS,
      ),
      figure(`survey: saves while writing ${pauses} bursts of ${BURST.length} keys`, saves, 'saves', pauses),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
