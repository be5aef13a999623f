import { expect, type Page } from '@playwright/test';

interface Stop {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the Tab key came to: the place in the list of stops, or -1 for the page itself, and what was to be seen of it. */
interface Visit {
  readonly stop: number;
  readonly fault: string;
}

/**
 * In the page. A stop is whatever the Tab key should come to: in an open dialog alone, of radio buttons one in each group.
 * After every press of Tab `tabWalk.visits` tells where the focus is, whether it can be seen, and whether something lies over it. `tabWalk.came` are the
 * stops that the focus came to: past the last one the browser takes the focus out of the page and, on a busy machine, only after the key is up back to the first.
 */
const PREPARE = `(() => {
  const look = (element) => [element, ...element.children].map((part) => {
    const { outlineStyle, outlineColor, outlineWidth, borderColor, boxShadow, backgroundColor, strokeWidth, clipPath } = getComputedStyle(part);
    return [outlineStyle === 'none' ? '' : outlineColor + outlineWidth, borderColor, boxShadow, backgroundColor, strokeWidth, clipPath].join();
  }).join('|');
  const inGroup = (input) => [...document.getElementsByName(input.name)].filter(({ type }) => type === 'radio');
  const isOfGroup = (input) => input.type !== 'radio' || input === (inGroup(input).find(({ checked }) => checked) ?? inGroup(input)[0]);
  const stops = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isOfGroup(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  const before = stops.map((stop) => (stop === document.activeElement ? '' : look(stop)));
  const coverOf = (element) => {
    const { left, right, top, bottom } = element.getClientRects()[0];
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return 'is outside the screen';
    for (let over = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2); over; over = over.parentElement) {
      if (!over.contains(element) && /fixed|sticky/.test(getComputedStyle(over).position)) return 'lies under something';
    }
    return '';
  };
  const visits = [];
  const visit = ({ key }) => {
    if (key !== 'Tab') return;
    const { activeElement } = document;
    const stop = stops.indexOf(activeElement);
    if (stop < 0) visits.push({ stop, fault: activeElement === document.body || activeElement.matches('dialog') ? '' : 'is no stop: ' + activeElement.outerHTML.slice(0, 120) });
    else visits.push({ stop, fault: look(activeElement) === before[stop] ? 'has a focus that cannot be seen' : coverOf(activeElement) });
  };
  const came = [];
  const come = ({ target }) => {
    const stop = stops.indexOf(target);
    if (stop >= 0 && stop !== came.at(-1)) came.push(stop);
  };
  document.addEventListener('keyup', visit);
  document.addEventListener('focusin', come);
  const end = () => {
    document.removeEventListener('keyup', visit);
    document.removeEventListener('focusin', come);
  };
  globalThis.tabWalk = { stops, visits, came, end };
})()`;

const STOPS = `tabWalk.stops.map((stop) => {
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  const name = stop.getAttribute('aria-label') ?? (stop.labels?.[0] ?? stop).textContent.trim().slice(0, 40);
  return { name: stop.tagName.toLowerCase() + ' “' + name + '”', left, right, top: top + scrollY, bottom: bottom + scrollY };
})`;

/** Down, or on in the same line, or up to a column beside: everything else jumps back over what was read. */
function jumpsBack(from: Stop, to: Stop): boolean {
  const isAbove = to.bottom <= from.top;
  const isInLine =
    !isAbove &&
    to.top < from.bottom &&
    Math.abs((to.top + to.bottom) / 2 - (from.top + from.bottom) / 2) <
      Math.min(to.bottom - to.top, from.bottom - from.top) / 2;
  return (isAbove && to.left < from.right) || (isInLine && to.right <= from.left);
}

/** The order of the stops is the order they are read in, at the size of the screen that is set. */
export async function expectReadingOrder(page: Page): Promise<void> {
  // Where the page is scrolled, what stays in sight lies below what went out of it.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  const stops = await page.evaluate<readonly Stop[]>(STOPS);
  const jumps = stops.flatMap((to, index) => {
    const from = stops[index - 1];
    return from !== undefined && jumpsBack(from, to) ? [`from ${from.name} back to ${to.name}`] : [];
  });
  expect(jumps, page.url()).toEqual([]);
}

/** The Tab key alone comes to everything that can be pressed or filled in, once, in order, always visibly, and out again. */
export async function expectTabOrder(page: Page): Promise<void> {
  await page.evaluate(PREPARE);
  const stops = await page.evaluate<readonly Stop[]>(STOPS);
  // Once more than there are stops: the way out.
  for (let press = 0; press <= stops.length; press += 1) await page.keyboard.press('Tab');
  const visits = await page.evaluate<readonly Visit[]>('tabWalk.end() ?? tabWalk.visits');
  const nameOf = (stop: number) => stops[stop]?.name ?? '';
  expect(
    visits.filter(({ fault }) => fault !== '').map(({ stop, fault }) => `${nameOf(stop)} ${fault}`),
    page.url(),
  ).toEqual([]);
  const walked = (await page.evaluate<readonly number[]>('tabWalk.came')).slice(0, stops.length);
  // It may begin anywhere, where a press has put the focus, and goes round once.
  const [first = 0] = walked;
  const expected = stops.map((_, index) => (first + index) % stops.length);
  expect(walked.map(nameOf), page.url()).toEqual(expected.map(nameOf));
}
