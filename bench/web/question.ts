import type { SurveyForm } from '@lf/contract/form-data';
import type { APIRequestContext, Browser, CDPSession } from '@playwright/test';
import { BUDGETS } from '../../e2e/budgets.ts';
import { weigh } from '../../e2e/bytes.ts';
import { createKeyHolder } from '../../e2e/people.ts';
import { seedForm } from '../../e2e/survey/person.ts';
import { figure, type Figure } from '../figure.ts';
import { servePlainPages } from './plain-pages.ts';
import { evaluate, firstPaint, openSlowPage, SLOW_4G } from './slow-page.ts';

const INTERVIEW = '/digital-fingerprint/earliest-memory';
const BEFORE = '/digital-fingerprint/a-few-questions';
const QUESTION = 'What is the earliest moment you can still see before you?';
const ANSWER =
  'The summer when my father lost his work we moved to a smaller house, and I promised never to lie about money. Time:';
const ROUNDS = 3;

/** The best of each: what else runs on this machine can only add. */
const best = async (measure: () => Promise<number>): Promise<number> => {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await measure());
  return Math.min(...all);
};

/** When the question stands on the screen with the field for its answer. By the page's own clock from `start`, text of a script. */
const readable = (devtools: CDPSession, before: string, start: string, act = ''): Promise<number> =>
  evaluate<number>(
    devtools,
    `new Promise((resolve) => {
    const question = () => document.querySelector('main textarea') && document.querySelector('main h2')?.textContent;
    const before = ${before};
    const started = ${start};
    const look = () => question() && question() !== before
      ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
      : requestAnimationFrame(look);
    ${act}
    look();
  })`,
  );

const press = (name: string): string =>
  `[...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === ${JSON.stringify(name)}).click();`;

/** React has taken the page over that drew its question itself (drawn-ahead.ts). From then on its buttons answer. */
const takenOver = (devtools: CDPSession): Promise<number> =>
  evaluate<number>(
    devtools,
    `new Promise((resolve) => {
    const look = () => globalThis.lfDrawn === undefined ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
  })`,
  );

/** The question and nothing else, as HTML: nothing can be read sooner. */
async function floor(browser: Browser): Promise<number> {
  const plain = await servePlainPages();
  plain.add('/', `<!doctype html><meta name="viewport" content="width=device-width"><p>${QUESTION}</p>`);
  const painted = await best(() => firstPaint(browser, plain.url));
  plain.close();
  return painted;
}

/** A question of the interview: on a first visit, from the page before, and the next one. */
export async function* questions(
  browser: Browser,
  baseURL: string,
  request: APIRequestContext,
): AsyncGenerator<Figure> {
  const { questionMs, questionTakenOverMs, questionFromBeforeMs, nextQuestionMs, longTaskMs } = BUDGETS.slow;
  const bare = Math.round(await floor(browser));
  let scripts = 0;
  const tasks: number[] = [];
  const takeOvers: number[] = [];
  const firstVisit = (form: SurveyForm | undefined) => async (): Promise<number> => {
    const person = await createKeyHolder(request);
    if (form !== undefined) await seedForm(request, person, form);
    const slow = await openSlowPage(browser, baseURL, person.session);
    const bytes = await weigh(slow.page, slow.devtools);
    await slow.page.goto(INTERVIEW, { waitUntil: 'commit' });
    const ms = await readable(slow.devtools, 'undefined', '0');
    takeOvers.push(await takenOver(slow.devtools));
    scripts = bytes.take().scripts;
    tasks.push((await slow.vitals()).longest);
    await slow.close();
    return ms;
  };
  const waiting: SurveyForm = { flow: 'main', questions: { items: [{ question: QUESTION, answer: '' }] } };
  yield figure(
    `question readable, first visit, of a bare page's ${bare} ms`,
    await best(firstVisit(waiting)),
    'ms',
    questionMs,
  );
  yield figure('React has taken over', Math.min(...takeOvers), 'ms', questionTakenOverMs);
  yield figure('scripts of this step by then', scripts, 'bytes', BUDGETS.bytes.stepScripts);
  yield figure('longest task until then', Math.min(...tasks), 'ms', longTaskMs);
  tasks.length = 0;
  takeOvers.length = 0;
  yield figure(
    'the very first question, which the AI is asked for',
    await best(firstVisit(undefined)),
    'ms',
    questionMs,
  );
  yield figure('React has taken over', Math.min(...takeOvers), 'ms', questionTakenOverMs);
  yield figure('longest task until then', Math.min(...tasks), 'ms', longTaskMs);

  const person = await createKeyHolder(request);
  const slow = await openSlowPage(browser, baseURL, person.session);
  const bytes = await weigh(slow.page, slow.devtools);
  await slow.page.goto(BEFORE);
  await slow.page.getByRole('button', { name: 'Next', exact: true }).waitFor({ timeout: 60_000 });
  await bytes.settled();
  yield figure(
    'question readable, from the step before',
    await readable(slow.devtools, 'undefined', 'performance.now()', press('Next')),
    'ms',
    questionFromBeforeMs,
  );
  let round = 0;
  const next = async (end: string, ready: () => Promise<unknown>): Promise<number> => {
    round += 1;
    await slow.page.locator('main textarea').fill(`${ANSWER} ${round}${end}`);
    await ready();
    await bytes.settled();
    const ms = await readable(
      slow.devtools,
      "document.querySelector('main h2').textContent",
      'performance.now()',
      press('Submit Answer'),
    );
    await slow.page.getByRole('button', { name: 'Submit Answer' }).waitFor();
    return ms;
  };
  yield figure(
    `click to the next AI question painted, submitted at once, of a round trip's ${SLOW_4G.latency} ms`,
    await best(() => next('', () => Promise.resolve())),
    'ms',
    nextQuestionMs,
  );
  // Somebody who reads over what they wrote: by then the service has read it, too.
  const readOver = async () =>
    (await slow.page.waitForResponse('**/ai/survey/question_for_draft', { timeout: 60_000 })).finished();
  yield figure('the same, submitted after a look at it', await best(() => next('.', readOver)), 'ms', nextQuestionMs);
  await slow.close();
}
