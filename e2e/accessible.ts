import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the scheme and on the size alone; the other rules read the same page the same way. */
const LOOKS = ['color-contrast', 'target-size'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Straight in the page: a builder around axe opens a page of its own for every look, and carries home what was fine too. */
async function violationsOf(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: readonly string[] },
): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run(document, ${JSON.stringify({ runOnly, resultTypes: ['violations'] })}).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The screen as it stands: axe finds nothing, and nothing has to be scrolled sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOf(page, { type: 'tag', values: TAGS }), page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** The screen has been looked at in another size or scheme: what may be different in this one. */
export async function expectStillAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, { type: 'rule', values: LOOKS }), page.url()).toEqual([]);
}

/** Neither the page nor anything on it is wider than its place, in both directions of writing. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate<readonly string[]>(`['rtl', 'ltr'].flatMap((direction) => {
    document.documentElement.dir = direction;
    return [...document.querySelectorAll('*')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX)))
      .map((element) => direction + ': ' + element.tagName.toLowerCase() + ' ' + element.scrollWidth + ' > ' + element.clientWidth);
  })`);
  expect(tooWide, `${page.url()} is wider than the screen`).toEqual([]);
}
