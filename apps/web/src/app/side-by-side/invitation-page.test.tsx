// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { INVITATION_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { readBrought, rememberBrought } from '../../lib/brought.ts';
import { BrowserRouter } from '../../lib/router/router.tsx';
import { draw, eventually, leave, refusal, type Drawn } from '../../testing/drawn.tsx';
import InvitationPage from './invitation-page.tsx';

const ADA = 'ada';

let drawn: Drawn;
afterEach(() => leave(drawn));

it.each([
  ['dead', undefined],
  ['another', 'another'],
])('a dead link forgets itself and no other link that waits: %s', async (waiting, left) => {
  rememberBrought('with', waiting, ADA);
  drawn = await draw(
    <BrowserRouter>
      <InvitationPage secret="dead" />
    </BrowserRouter>,
    { 'POST open': [refusal(404, 'side_by_side_unknown')] },
    ADA,
  );
  await eventually(() => document.querySelector('h1')?.textContent).toBe(INVITATION_MESSAGES.deadTitle);
  expect(readBrought('with', ADA)).toBe(left);
});
