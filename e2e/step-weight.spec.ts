import { toClassicForm } from '@lf/domain/classic/form';
import { parseFormData } from '@lf/contract/form-data';
import { stepPath, stepsOf, type Flow } from '@lf/domain/survey-steps';
import type { Browser } from '@playwright/test';
import { AFTER_PAINT_MS } from '../apps/web/src/lib/after-paint.ts';
import { BUDGETS } from './budgets.ts';
import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';
import { seedForm } from './survey/person.ts';
import { CLASSIC, mainForm } from './visual/cast.ts';

const FORMS: Readonly<Record<Flow, object>> = {
  main: mainForm(),
  classic: { flow: 'classic', ...toClassicForm(CLASSIC) },
};

/** These lead on by themselves. */
const LEADS_ON: ReadonlySet<string> = new Set(['calculating', 'result']);

/** What is fetched ahead does not come then; and when the step's heading stood is noted. */
const WATCH = `
  const wait = setTimeout;
  globalThis.setTimeout = (work, ms, ...rest) => (ms === ${AFTER_PAINT_MS} ? 0 : wait(work, ms, ...rest));
  const look = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    globalThis.stoodAt = performance.now();
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
`;

interface Script {
  readonly name: string;
  readonly bytes: number;
}

/** The scripts that were asked for before the step could be read, on a first visit. */
async function scriptsOf(browser: Browser, baseURL: string, session: string, path: string): Promise<readonly Script[]> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addInitScript({ content: `localStorage.setItem('lf.session', ${JSON.stringify(session)});${WATCH}` });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate<Script[]>(`performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= globalThis.stoodAt)
    .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }))`);
  await context.close();
  return scripts;
}

for (const flow of ['main', 'classic'] as const)
  test(`no step of the ${flow} way asks for more code than it needs to be read`, async ({
    browser,
    request,
    server,
  }) => {
    const person = await createKeyHolder(request);
    await seedForm(request, person, parseFormData(JSON.stringify(FORMS[flow])));
    const steps = stepsOf(flow).filter(({ kind }) => !LEADS_ON.has(kind));
    for (const { slug } of steps) {
      const scripts = await scriptsOf(browser, server.url, person.session, stepPath(slug));
      const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
      const list = scripts.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
      if (process.env['SHOW_WEIGHT']) console.log(flow, slug, total, scripts.length);
      expect(total, `${slug}\n${list}`).toBeLessThanOrEqual(BUDGETS.bytes.stepScripts);
      expect(total, slug).toBeGreaterThan(80_000);
    }
  });
