// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import { BESIDE_MESSAGES as WORDS } from '@lf/domain/messages/side-by-side-screens';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { BrowserRouter } from '../../lib/router/router.tsx';
import { AskedOnce } from '../../testing/asked-once.tsx';
import { draw, json, lateAnswer, leave, press, refusal, type Drawn } from '../../testing/drawn.tsx';
import { triedAgain } from '../../testing/tried-again.ts';
import SideBySides from './side-by-sides.tsx';

const TOGETHER = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'together',
  firstName: 'Bob',
  licenseCode: 'KEY1',
  since: '2026-07-01T10:00:00.000Z',
};

let drawn: Drawn;
afterEach(() => leave(drawn));

it('says that the list did not come, and keeps the focus when it is tried again', async () => {
  const { answers, expectPlaceKept } = triedAgain('GET side-by-side', json({ result: [TOGETHER] }));
  drawn = await draw(
    <AskedOnce>
      <BrowserRouter>
        <SideBySides asked={undefined} />
      </BrowserRouter>
    </AskedOnce>,
    answers,
  );
  await expectPlaceKept(WORDS.listFailed, SIDE_BY_SIDE_PLACE.title);
  expect(document.querySelector('a')?.textContent).toBe(WORDS.beside('Bob'));
});

it('says that nobody is in a list that came after all', async () => {
  drawn = await draw(
    <AskedOnce>
      <BrowserRouter>
        <SideBySides asked={undefined} />
      </BrowserRouter>
    </AskedOnce>,
    { 'GET side-by-side': [refusal(409, 'busy'), json({ result: [] })] },
  );
  await press(SHELL_MESSAGES.retry);
  expect(document.body.textContent).toContain(WORDS.nobody);
});

it('leaves the focus where it went while the list was on its way', async () => {
  const { answer, comes } = lateAnswer();
  drawn = await draw(
    <AskedOnce>
      <BrowserRouter>
        <textarea />
        <SideBySides asked={undefined} takesFocus />
      </BrowserRouter>
    </AskedOnce>,
    { 'GET side-by-side': [answer] },
  );
  const elsewhere = document.querySelector('textarea');
  elsewhere?.focus();
  await comes(json({ result: [TOGETHER] }));
  expect(document.querySelector('a')?.textContent).toBe(WORDS.beside('Bob'));
  expect(document.activeElement).toBe(elsewhere);
});
