// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AGAIN_MESSAGES as WORDS } from '@lf/domain/messages/again';
import { AskedOnce } from '../../testing/asked-once.tsx';
import { draw, json, leave, settled, unreachable, type Answers, type Drawn } from '../../testing/drawn.tsx';
import { triedAgain } from '../../testing/tried-again.ts';
import { Changes } from './changes.tsx';
import { OverTime } from './over-time-page.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';

const OFF = json({ on: false, dueAt: null });
const finished = (licenseCode: string) => ({
  licenseCode,
  finishedAt: '2026-07-01T10:00:00.000Z',
  values: ['Honesty'],
  archetype: '',
});
const JOINED = {
  rankedValues: 'Honesty',
  valuesExplanation: '',
  valuesPhilosophy: '',
  archetype: '',
  archetypeExplanation: '',
  triggers: '',
  triggersExplanation: '',
};
const KEYED = { userId: '00000000-0000-4000-8000-000000000001', licenseCode: 'KEY1' };
const NARRATIVE = json({
  ...JOINED,
  ...KEYED,
  values: ['Honesty'],
  valuesExplanation: {},
  triggers: [],
  triggersExplanation: {},
  record: { ...KEYED, ...JOINED },
});

let drawn: Drawn;
afterEach(() => leave(drawn));

const text = () => document.body.textContent;

describe('what could not be loaded is said, and keeps the focus when it is tried again', () => {
  it('the fingerprints', async () => {
    const { answers, expectPlaceKept } = triedAgain('GET fingerprints', json({ result: [] }));
    drawn = await draw(
      <AskedOnce>
        <OverTime />
      </AskedOnce>,
      { ...answers, 'GET reminder': [OFF] },
    );
    await expectPlaceKept(WORDS.failed, WORDS.title);
    expect(text()).toContain(WORDS.none);
  });

  it('what changed', async () => {
    const { answers, expectPlaceKept } = triedAgain('GET KEY2', NARRATIVE);
    drawn = await draw(
      <AskedOnce>
        <Changes earlier={finished('KEY1')} later={finished('KEY2')} />
      </AskedOnce>,
      { ...answers, 'GET KEY1': [NARRATIVE] },
    );
    await expectPlaceKept(WORDS.wordsFailed, WORDS.changes);
    expect(text()).toContain(WORDS.allStayed);
  });

  it('the reminder', async () => {
    const { answers, expectPlaceKept } = triedAgain('GET reminder', OFF);
    drawn = await draw(<ReminderSwitch />, answers);
    await expectPlaceKept(WORDS.reminderFailed, WORDS.reminderTitle);
    expect(text()).toContain(WORDS.reminder);
  });
});

it('asks for the reminder again when the connection is back, and only if it did not come', async () => {
  const answers: Answers = { 'GET reminder': [unreachable, OFF] };
  drawn = await draw(<ReminderSwitch />, answers);
  expect(text()).toContain(WORDS.reminderFailed);
  for (const _ of ['back', 'back once more']) {
    await act(async () => window.dispatchEvent(new Event('online')));
    await settled();
  }
  expect(text()).toContain(WORDS.reminder);
  expect(drawn.asked).toEqual(['GET reminder', 'GET reminder']);
});
