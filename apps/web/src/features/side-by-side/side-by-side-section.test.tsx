// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import { BESIDE_MESSAGES as WORDS } from '@lf/domain/messages/side-by-side-screens';
import { formatMoment } from '@lf/domain/date';
import { BrowserRouter } from '../../lib/router/router.tsx';
import {
  buttonNamed,
  draw,
  json,
  lateAnswer,
  leave,
  press,
  refusal,
  settled,
  type Answers,
  type Drawn,
} from '../../testing/drawn.tsx';
import { SideBySideSection } from './side-by-side-section.tsx';

const KEY = 'KEY1';
/** What was fetched is no longer fresh by then. */
const LONG_AFTER_MS = 60 * 60 * 1_000;
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const sinceOf = (n: number) => `2026-07-01T10:0${n}:00.000Z`;
const madeLink = (n: number) => () => Response.json({ id: idOf(n), link: `https://a/${n}` }, { status: 201 });
const linksThatWait = (...numbers: readonly number[]) =>
  json({
    result: numbers.map((n) => ({
      id: idOf(n),
      state: 'waiting',
      firstName: null,
      licenseCode: KEY,
      since: sinceOf(n),
    })),
  });
const takeBackOf = (n: number) => WORDS.takeBackOf(formatMoment(sinceOf(n)));

let drawn: Drawn;
afterEach(() => {
  vi.useRealTimers();
  leave(drawn);
});

/** What was fetched is kept by person. */
let people = 0;
const drawSection = async (answers: Answers): Promise<void> => {
  people += 1;
  drawn = await draw(
    <BrowserRouter>
      <SideBySideSection licenseCode={KEY} takesFocus={false} />
    </BrowserRouter>,
    answers,
    `person-${people}`,
  );
};
const link = () => document.querySelector('code')?.textContent;

it('keeps the link that was made when making another one is refused, until another one is made', async () => {
  await drawSection({
    'GET side-by-side': [linksThatWait(), linksThatWait(1)],
    'POST side-by-side': [madeLink(1), refusal(409, 'too_many'), madeLink(2)],
  });
  await press(WORDS.makeLink);
  expect(link()).toBe('https://a/1');
  await press(WORDS.makeAnother);
  expect(document.body.textContent).toContain('refused: too_many');
  expect(link()).toBe('https://a/1');
  await press(WORDS.makeAnother);
  expect(link()).toBe('https://a/2');
});

it('says of each link that it is ready', async () => {
  await drawSection({
    'GET side-by-side': [linksThatWait()],
    'POST side-by-side': [madeLink(1), madeLink(2)],
  });
  const said = () => document.querySelector('output')?.firstChild;
  await press(WORDS.makeLink);
  const first = said();
  expect(first?.textContent).toBe(WORDS.linkReady);
  await press(WORDS.makeAnother);
  expect(said()?.textContent).toBe(WORDS.linkReady);
  expect(said()).not.toBe(first);
});

it('shows the link at once, however long the list takes', async () => {
  await drawSection({
    'GET side-by-side': [linksThatWait(), lateAnswer().answer],
    'POST side-by-side': [madeLink(1)],
  });
  await press(WORDS.makeLink);
  expect(link()).toBe('https://a/1');
});

it('no longer shows nor lists a link that was taken back, however long the list takes', async () => {
  await drawSection({
    'GET side-by-side': [linksThatWait(), linksThatWait(1), lateAnswer().answer],
    'POST side-by-side': [madeLink(1)],
    [`DELETE ${idOf(1)}`]: [() => new Response(null, { status: 204 })],
  });
  await press(WORDS.makeLink);
  await press(takeBackOf(1));
  expect([link(), buttonNamed(takeBackOf(1))]).toEqual([undefined, undefined]);
  expect(document.body.textContent).toContain(WORDS.takenBack);
});

it.each([
  ['was used by the other person', { id: idOf(1), state: 'together', firstName: 'Bob' }],
  ['was taken back elsewhere', undefined],
])('no longer shows a link that %s', async (_, row) => {
  const result = row === undefined ? [] : [{ ...row, licenseCode: KEY, since: sinceOf(1) }];
  vi.useFakeTimers({ toFake: ['Date'] });
  await drawSection({
    'GET side-by-side': [linksThatWait(), linksThatWait(1), json({ result })],
    'POST side-by-side': [madeLink(1)],
  });
  await press(WORDS.makeLink);
  expect(link()).toBe('https://a/1');
  vi.setSystemTime(Date.now() + LONG_AFTER_MS);
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await settled();
  expect([link(), buttonNamed(WORDS.makeLink) !== undefined]).toEqual([undefined, true]);
});

it('takes back two links at once: each says what became of it, and the focus stays in the section', async () => {
  const [first, second] = [lateAnswer(), lateAnswer()];
  await drawSection({
    'GET side-by-side': [linksThatWait(2), linksThatWait(1, 2), linksThatWait(2)],
    'POST side-by-side': [madeLink(1)],
    [`DELETE ${idOf(1)}`]: [first.answer],
    [`DELETE ${idOf(2)}`]: [second.answer],
  });
  const said = [...document.querySelectorAll('output')].at(-1);
  await press(WORDS.makeLink);
  await press(takeBackOf(1));
  await press(takeBackOf(2));
  await second.comes(refusal(409, 'broken'));
  expect(document.querySelector('[role=alert]')?.textContent).toBe('refused: broken');
  expect(document.activeElement).toBe(buttonNamed(takeBackOf(2)));
  await first.comes(() => new Response(null, { status: 204 }));
  expect([link(), said?.textContent]).toEqual([undefined, WORDS.takenBack]);
  expect(document.activeElement).toBe(buttonNamed(takeBackOf(2)));
  expect(document.body.textContent).toContain('refused: broken');
});

it('keeps the focus when the link that was taken back leaves the list', async () => {
  await drawSection({
    'GET side-by-side': [linksThatWait(1), linksThatWait()],
    [`DELETE ${idOf(1)}`]: [() => new Response(null, { status: 204 })],
  });
  await press(takeBackOf(1));
  expect(document.body.textContent).toContain(WORDS.takenBack);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(SIDE_BY_SIDE_PLACE.title);
});

it('lists a link that was made although the answer did not come', async () => {
  await drawSection({
    'GET side-by-side': [linksThatWait(), linksThatWait(1)],
    'POST side-by-side': [refusal(502, 'lost')],
  });
  await press(WORDS.makeLink);
  expect(document.body.textContent).toContain('refused: lost');
  expect(document.body.textContent).toContain(WORDS.waiting(formatMoment(sinceOf(1))));
});
