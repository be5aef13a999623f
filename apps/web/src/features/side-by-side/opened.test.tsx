// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import { BESIDE_MESSAGES, INVITATION_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import PersonsData from '../../lib/persons-data.tsx';
import { BrowserRouter } from '../../lib/router/router.tsx';
import { AskedOnce } from '../../testing/asked-once.tsx';
import { draw, json, lateAnswer, leave, refusal, settled, type Drawn } from '../../testing/drawn.tsx';
import { triedAgain } from '../../testing/tried-again.ts';
import { Invitation } from './invitation.tsx';
import { Pair } from './pair.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const nothing = () => undefined;

let drawn: Drawn;
afterEach(() => leave(drawn));

const invitation = (onDecided: () => void) => (
  <Invitation
    secret="secret"
    account="/account"
    pairAt={(id) => id}
    onWaiting={nothing}
    onDecided={onDecided}
    onAgreed={nothing}
  />
);
const title = () => document.querySelector('h1')?.textContent;

it('a page of two that did not open keeps the focus when it is tried again', async () => {
  const { answers, expectPlaceKept } = triedAgain(`GET ${ID}`, refusal(404, 'gone'));
  drawn = await draw(
    <AskedOnce>
      <BrowserRouter>
        <Pair id={ID} account="/account" onEnded={nothing} />
      </BrowserRouter>
    </AskedOnce>,
    answers,
  );
  expect(title()).toBe(BESIDE_MESSAGES.failedTitle);
  await expectPlaceKept('refused: busy', SIDE_BY_SIDE_PLACE.title);
  expect(title()).toBe(BESIDE_MESSAGES.goneTitle);
});

it('a link that did not open keeps the focus when it is tried again', async () => {
  const { answers, expectPlaceKept } = triedAgain('POST open', json({ firstName: 'Bob', state: 'own' }));
  drawn = await draw(
    <AskedOnce>
      <BrowserRouter>{invitation(nothing)}</BrowserRouter>
    </AskedOnce>,
    answers,
  );
  expect(title()).toBe(INVITATION_MESSAGES.failedTitle);
  await expectPlaceKept('refused: busy', SIDE_BY_SIDE_PLACE.title);
  expect(title()).toBe(INVITATION_MESSAGES.ownTitle);
});

it('a link that leads nowhere is not asked for again when the tab is seen again', async () => {
  const decided = vi.fn<() => void>();
  drawn = await draw(
    <PersonsData>
      <BrowserRouter>{invitation(decided)}</BrowserRouter>
    </PersonsData>,
    { 'POST open': [refusal(404, 'side_by_side_unknown'), lateAnswer().answer] },
  );
  expect(title()).toBe(INVITATION_MESSAGES.deadTitle);
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await settled();
  expect([title(), drawn.asked]).toEqual([INVITATION_MESSAGES.deadTitle, ['POST open']]);
  expect(decided).toHaveBeenCalled();
});
