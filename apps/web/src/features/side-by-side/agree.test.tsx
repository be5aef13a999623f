// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { INVITATION_MESSAGES as WORDS } from '@lf/domain/messages/side-by-side-screens';
import { BrowserRouter } from '../../lib/router/router.tsx';
import { AskedOnce } from '../../testing/asked-once.tsx';
import { draw, json, lateAnswer, leave, press, type Answers, type Drawn } from '../../testing/drawn.tsx';
import { triedAgain } from '../../testing/tried-again.ts';
import { Agree } from './agree.tsx';

const PAIR = '00000000-0000-4000-8000-000000000001';
const FINGERPRINTS = {
  result: [
    {
      licenseCode: 'KEY1',
      values: ['Fairness', 'Family'],
      archetype: '',
      finishedAt: '2026-07-01T10:00:00.000Z',
    },
  ],
};

let drawn: Drawn;
afterEach(() => leave(drawn));

async function drawAgree(answers: Answers) {
  const [onDecided, onAgreed] = [vi.fn<() => void>(), vi.fn<(id: string) => void>()];
  drawn = await draw(
    <AskedOnce>
      <BrowserRouter>
        <Agree
          secret="secret"
          account="/account"
          pairAt={(id) => id}
          name="Bob"
          code={undefined}
          onChoose={() => undefined}
          onWaiting={() => undefined}
          onGone={() => undefined}
          onDecided={onDecided}
          onAgreed={onAgreed}
        />
      </BrowserRouter>
    </AskedOnce>,
    answers,
  );
  return { onDecided, onAgreed };
}

const notNow = () => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === WORDS.leave);

it('cannot be refused while agreeing is under way', async () => {
  const { answer, comes } = lateAnswer();
  const { onDecided, onAgreed } = await drawAgree({
    'GET fingerprints': [json(FINGERPRINTS)],
    'POST accept': [answer],
  });
  await press(WORDS.agree);
  expect(notNow()?.getAttribute('aria-disabled')).toBe('true');
  await act(async () => notNow()?.click());
  expect([onDecided.mock.calls.length, location.pathname]).toEqual([0, '/']);
  await comes(() => Response.json({ id: PAIR }, { status: 201 }));
  expect(onAgreed.mock.calls).toEqual([[PAIR]]);
});

it('can be refused before', async () => {
  const { onDecided } = await drawAgree({ 'GET fingerprints': [json(FINGERPRINTS)] });
  await act(async () => notNow()?.click());
  expect([onDecided.mock.calls.length, location.pathname]).toEqual([1, '/account']);
});

it('says that the own fingerprints did not come, and keeps the focus when they are tried again', async () => {
  const { answers, expectPlaceKept } = triedAgain('GET fingerprints', json(FINGERPRINTS));
  await drawAgree(answers);
  await expectPlaceKept(WORDS.fingerprintsFailed, WORDS.asks('Bob'));
  expect(document.body.textContent).toContain(WORDS.agree);
});
