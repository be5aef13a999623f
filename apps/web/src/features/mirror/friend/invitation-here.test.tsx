// @vitest-environment happy-dom
import type { MirrorInvitation } from '@lf/contract/mirror';
import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { BrowserRouter } from '../../../lib/router/router.tsx';
import { draw, eventually, leave, press, type Drawn } from '../../../testing/drawn.tsx';
import { InvitationHere } from './invitation-here.tsx';
import { hasPassed, keepDraft, keptDraft, rememberPassed } from './kept-invitation.ts';
import { keptText } from './late-kept-text.tsx';
import { draftOf, EMPTY_DRAFT } from './reply-draft.ts';

const SECRET = 'ada';
const PASSED: MirrorInvitation = {
  state: 'passed',
  shared: true,
  firstName: 'Ada',
  cards: [{ value: 'Honesty', text: '' }],
  changeable: true,
};
const nothing = () => undefined;

// Loading it for the first time takes as long as it takes.
beforeAll(async () => void (await keptText.fetch()));

let drawn: Drawn;
afterEach(() => leave(drawn));

test('somebody who would rather not can delete what they typed, and is not asked again', async () => {
  keepDraft(SECRET, draftOf({ picks: ['Honesty'] }));
  rememberPassed(SECRET);
  drawn = await draw(
    <BrowserRouter>
      <InvitationHere
        secret={SECRET}
        opened={{ invitation: PASSED, heldBy: SECRET }}
        onShow={nothing}
        onAgain={nothing}
      />
    </BrowserRouter>,
    {},
  );
  await eventually(() => document.body.textContent).toContain(WORDS.notSentTitle);
  await press(WORDS.deleteKept);
  expect([keptDraft(SECRET), hasPassed(SECRET)]).toEqual([EMPTY_DRAFT, true]);
  expect(document.body.textContent).toContain(WORDS.keptDeleted);
});
