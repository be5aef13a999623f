// @vitest-environment happy-dom
import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { draw, eventually, leave, press, type Drawn } from '../../../testing/drawn.tsx';
import { keepDraft } from './kept-invitation.ts';
import { keptText, LateKeptText } from './late-kept-text.tsx';
import { draftOf } from './reply-draft.ts';

// Loading it for the first time takes as long as it takes.
beforeAll(async () => void (await keptText.fetch()));

let drawn: Drawn;
afterEach(() => leave(drawn));

test('somebody’s own words that do not come are told, and come when they are tried again', async () => {
  keepDraft('ada', draftOf({ picks: ['Honesty'] }));
  let fetchable = false;
  const code: typeof keptText = {
    here: () => undefined,
    fetch: () => (fetchable ? keptText.fetch() : Promise.reject(new TypeError('no chunk'))),
  };
  drawn = await draw(<LateKeptText secret="ada" code={code} />, {});
  await eventually(() => document.querySelector('[role=alert]')?.textContent).toContain('We can’t connect');
  fetchable = true;
  await press(SHELL_MESSAGES.retry);
  await eventually(() => document.body.textContent).toContain(WORDS.notSentTitle);
  expect(document.body.textContent).toContain('Honesty');
});
