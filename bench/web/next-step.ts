import { stepPath, type StepSlug } from '@lf/domain/survey-steps';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { BUDGETS } from '../../e2e/budgets.ts';
import { weigh } from '../../e2e/bytes.ts';
import type { Cast, Role } from '../../e2e/visual/cast.ts';
import { figure, type Figure } from '../figure.ts';
import { bestOfLoads } from './best-of-loads.ts';
import { evaluate, openSlowPage } from './slow-page.ts';

interface Press {
  readonly as: Role;
  readonly at: StepSlug;
  readonly button: string;
  readonly first?: (page: Page) => Promise<void>;
}

/** Instead of the film. */
const readTranscript = async (page: Page) => {
  const read = page.getByRole('button', { name: /I have read/ });
  if (!(await read.isVisible()))
    await page
      .getByText(/transcript/i)
      .first()
      .click();
  await read.click();
};

const PRESSES: readonly Press[] = [
  { as: 'beginner', at: 'before-we-begin', button: 'Next' },
  { as: 'teller', at: 'about-you', button: 'Next' },
  { as: 'teller', at: 'your-professional-life', button: 'Next' },
  { as: 'beginner', at: 'a-few-questions', button: 'Next' },
  { as: 'teller', at: 'video-value-drivers', button: 'Next', first: readTranscript },
  { as: 'teller', at: 'add-values', button: 'Next' },
  { as: 'teller', at: 'video-values-mapping', button: 'Next', first: readTranscript },
  { as: 'classicist', at: 'earliest-memory', button: 'Next' },
  { as: 'classicist', at: 'core-value', button: 'Next' },
  { as: 'classicist', at: 'mapping-question-1', button: 'Next' },
];

/** Pressed inside the page, in a task of its own as by a finger; done when another address shows a heading and the frame with it is on the screen. */
const pressAndPaint = (devtools: CDPSession, button: string): Promise<number> =>
  evaluate<number>(
    devtools,
    `new Promise((resolve, reject) => {
    const button = [...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === ${JSON.stringify(button)} && !one.disabled);
    if (button === undefined) return reject(new Error('no button ' + ${JSON.stringify(button)}));
    const before = location.pathname;
    const old = document.querySelector('h1');
    const started = performance.now();
    const look = () => location.pathname !== before && document.querySelector('h1') !== null && document.querySelector('h1') !== old
      ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
      : requestAnimationFrame(look);
    setTimeout(() => button.click());
    look();
  })`,
  );

interface Pressed {
  /** From the press to the painted next step. */
  readonly paintedMs: number;
  readonly longestMs: number;
  /** What arrived from the press on. */
  readonly total: number;
}

async function pressOnce(browser: Browser, baseURL: string, cast: Cast, press: Press): Promise<Pressed> {
  const { as, at, button, first } = press;
  const slow = await openSlowPage(browser, baseURL, cast[as].session);
  const bytes = await weigh(slow.page, slow.devtools);
  await slow.page.goto(stepPath(at));
  await slow.page.getByRole('button', { name: button, exact: true }).waitFor({ timeout: 60_000 });
  await first?.(slow.page);
  await bytes.settled();
  bytes.take();
  await evaluate(slow.devtools, 'window.vitals.tasks = []');
  const paintedMs = await pressAndPaint(slow.devtools, button);
  await bytes.settled();
  const { longest: longestMs } = await slow.vitals();
  const { total } = bytes.take();
  await slow.close();
  return { paintedMs, longestMs, total };
}

/** From the press to the painted next step, and what arrives meanwhile and after. */
export async function* nextSteps(
  browser: Browser,
  baseURL: string,
  cast: Cast,
  only: string | undefined,
): AsyncGenerator<Figure> {
  const { nextStepMs, longTaskMs } = BUDGETS.slow;
  for (const press of PRESSES) {
    const { as, at, button } = press;
    if (only !== undefined && !at.includes(only)) continue;
    const once = () => pressOnce(browser, baseURL, cast, press);
    const { paintedMs, longestMs, total } = await once();
    const name = `${as === 'classicist' ? 'classic: ' : ''}${at}, ${button}`;
    yield figure(`${name}: to the painted next step`, paintedMs, 'ms', nextStepMs);
    yield figure(
      `${name}: longest task from the press on, best of three loads`,
      await bestOfLoads(longestMs, longTaskMs, async () => (await once()).longestMs),
      'ms',
      longTaskMs,
    );
    yield figure(`${name}: the step adds`, total, 'bytes', BUDGETS.bytes.surveyStep);
  }
}
