// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BESIDE_MESSAGES as WORDS } from '@lf/domain/messages/side-by-side-screens';
import { AskedOnce } from '../../testing/asked-once.tsx';
import { dialog, draw, lateAnswer, leave, press, refusal, type Answers, type Drawn } from '../../testing/drawn.tsx';
import { EndSharing } from './end-sharing.tsx';

const ID = '00000000-0000-4000-8000-000000000001';

let drawn: Drawn;
afterEach(() => leave(drawn));

async function drawEnd(ends: Answers[string]) {
  const onEnded = vi.fn<() => void>();
  drawn = await draw(
    <AskedOnce>
      <EndSharing id={ID} name="Bob" onEnded={onEnded} />
    </AskedOnce>,
    { [`DELETE ${ID}`]: ends },
  );
  await press(WORDS.end);
  await press(WORDS.end, dialog());
  return onEnded;
}

it('cannot be left while it is ended: neither by its button nor by Escape', async () => {
  const { answer, comes } = lateAnswer();
  const onEnded = await drawEnd([answer]);
  await press(WORDS.keep, dialog());
  const escape = new Event('cancel', { cancelable: true });
  act(() => void dialog().dispatchEvent(escape));
  expect(escape.defaultPrevented).toBe(true);
  expect(dialog().textContent).toContain(WORDS.endTitle);
  await comes(() => new Response(null, { status: 204 }));
  expect(onEnded).toHaveBeenCalledOnce();
});

it('can be kept after a refusal, which is forgotten when it is asked again', async () => {
  const onEnded = await drawEnd([refusal(409, 'busy')]);
  expect(dialog().textContent).toContain('refused: busy');
  await press(WORDS.keep, dialog());
  expect(document.querySelector('dialog[open]')).toBeNull();
  await press(WORDS.end);
  expect(dialog().textContent).not.toContain('refused: busy');
  expect(onEnded).not.toHaveBeenCalled();
});
