// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import {
  buttonNamed,
  dialog,
  lateAnswer,
  leave,
  press,
  refusal,
  settled,
  unreachable,
  type Answers,
} from '../../../testing/drawn.tsx';
import {
  COURAGE,
  drawSection,
  HONESTY,
  mirrorAnswer,
  seen,
  STARTED,
  type DrawnSection,
} from './testing/drawn-section.tsx';

let drawn: DrawnSection;
afterEach(() => leave(drawn));

const draw = async (answers: Answers): Promise<void> => {
  drawn = await drawSection(answers);
};
const text = () => document.body.textContent;
const toldIn = () => [...document.querySelectorAll('output > span')].filter(({ textContent }) => textContent !== '');
const told = () =>
  toldIn()
    .map(({ textContent }) => textContent)
    .join('');
const comesBackToSight = async () => {
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await settled();
};

it('asks for no more people when ten have replied', async () => {
  await draw({ 'GET mirror': [mirrorAnswer({ ...seen(), replies: 10 })] });
  expect(text()).toContain('Ten people have replied. Nobody else can.');
  expect(text()).not.toContain(WORDS.linkTitle);
  expect(text()).not.toContain(WORDS.inviteTitle);
});

it('is asked for again when the page comes back to sight, and stays when that fails', async () => {
  await draw({ 'GET mirror': [mirrorAnswer(STARTED), mirrorAnswer(seen(HONESTY)), unreachable] });
  expect([text().includes(WORDS.none), drawn.hasView()]).toEqual([true, false]);
  await comesBackToSight();
  expect([text().includes(HONESTY.text), drawn.hasView()]).toEqual([true, true]);
  await comesBackToSight();
  expect([text().includes(HONESTY.text), drawn.hasView()]).toEqual([true, true]);
});

it('shows what became of a sentence that was taken back, and says why', async () => {
  await draw({
    'GET mirror': [mirrorAnswer(seen(HONESTY, COURAGE)), mirrorAnswer({ ...STARTED, replies: 2 })],
    [`PUT ${HONESTY.id}`]: [refusal(404, 'mirror_sentence_unknown')],
  });
  await press(WORDS.hideBy('Honesty'));
  expect(text()).toContain('refused: mirror_sentence_unknown');
  expect(text()).toContain(WORDS.below(2));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('How others see it');
});

it('no longer says why once a later answer has replaced the one that went with it', async () => {
  await draw({
    'GET mirror': [mirrorAnswer(STARTED), unreachable, mirrorAnswer(null), mirrorAnswer(STARTED)],
    'POST close': [refusal(404, 'mirror_not_started')],
  });
  const why = () => text().includes('refused: mirror_not_started');
  await press(WORDS.close);
  await press(WORDS.close, dialog());
  expect([why(), text().includes(WORDS.none)]).toEqual([true, true]);
  await comesBackToSight();
  expect([why(), buttonNamed(WORDS.start) !== undefined]).toEqual([true, true]);
  await comesBackToSight();
  expect([why(), text().includes(WORDS.none)]).toEqual([false, true]);
});

it('closes the question when there is nothing left to close, and says why', async () => {
  await draw({
    'GET mirror': [mirrorAnswer(STARTED), mirrorAnswer(null)],
    'POST close': [refusal(404, 'mirror_not_started')],
  });
  await press(WORDS.close);
  await press(WORDS.close, dialog());
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(text()).toContain('refused: mirror_not_started');
  expect(buttonNamed(WORDS.start)).toBeDefined();
});

it('is deleted, also where another tab was first', async () => {
  await draw({ 'GET mirror': [mirrorAnswer(STARTED)], 'DELETE mirror': [refusal(404, 'mirror_not_started')] });
  await press(WORDS.remove);
  await press(WORDS.remove, dialog());
  expect(told()).toBe(WORDS.removed);
  expect(buttonNamed(WORDS.start)).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('How others see it');
});

it('says aloud that it is started, and that it takes no more replies', async () => {
  await draw({
    'GET mirror': [mirrorAnswer(null)],
    'POST mirror': [mirrorAnswer(STARTED)],
    'POST close': [mirrorAnswer({ ...STARTED, closed: true })],
  });
  const live = document.querySelector('output');
  await press(WORDS.start);
  expect([told(), document.querySelector('output')]).toEqual([WORDS.started, live]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('How others see it');
  await press(WORDS.close);
  await press(WORDS.close, dialog());
  expect([told(), document.querySelector('output')]).toEqual([WORDS.nowClosed, live]);
});

it('cannot be left while it is under way; a refusal is forgotten when it is asked again', async () => {
  const { answer, comes } = lateAnswer();
  await draw({ 'GET mirror': [mirrorAnswer(STARTED)], 'DELETE mirror': [answer] });
  await press(WORDS.remove);
  await press(WORDS.remove, dialog());
  await press(WORDS.removeNot, dialog());
  expect(dialog().textContent).toContain(WORDS.removeTitle);
  await comes(refusal(500, 'broken'));
  expect(dialog().textContent).toContain('refused: broken');
  await press(WORDS.removeNot, dialog());
  await press(WORDS.remove);
  expect(dialog().textContent).not.toContain('refused: broken');
});

it('takes the focus when the button that was pressed is gone', async () => {
  await draw({ 'GET mirror': [unreachable, unreachable, mirrorAnswer(STARTED)] });
  await press('Try again');
  expect(document.activeElement).toBe(buttonNamed('Try again'));
  await press('Try again');
  expect(buttonNamed('Try again')).toBeUndefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('How others see it');
});

it('is asked for again when the connection is back', async () => {
  await draw({ 'GET mirror': [unreachable, mirrorAnswer(STARTED)] });
  expect(buttonNamed('Try again')).toBeDefined();
  await act(async () => window.dispatchEvent(new Event('online')));
  await settled();
  expect(text()).toContain(WORDS.none);
});

it('says each time that a sentence is hidden or shown, and goes to the next one', async () => {
  const [noHonesty, noCourage] = [
    { ...HONESTY, hidden: true },
    { ...COURAGE, hidden: true },
  ];
  await draw({
    'GET mirror': [mirrorAnswer(seen(HONESTY, COURAGE))],
    [`PUT ${HONESTY.id}`]: [mirrorAnswer(seen(noHonesty, COURAGE)), mirrorAnswer(seen(HONESTY, noCourage))],
    [`PUT ${COURAGE.id}`]: [mirrorAnswer(seen(noHonesty, noCourage))],
  });
  const live = document.querySelectorAll('output').length;
  await press(WORDS.hideBy('Honesty'));
  expect(told()).toBe(WORDS.hidden);
  // It was there before it had words.
  expect(document.querySelectorAll('output')).toHaveLength(live);
  const [first] = toldIn();
  expect(document.activeElement?.textContent).toContain(COURAGE.text);
  await press(WORDS.hideBy('Courage'));
  expect(told()).toBe(WORDS.hidden);
  expect(toldIn()).not.toContain(first);
  expect(document.activeElement?.textContent).toBe(WORDS.hiddenSentences(2));
  await press(WORDS.showAgainBy('Honesty'));
  expect(told()).toBe(WORDS.shownAgain);
  expect(document.activeElement?.textContent).toContain(HONESTY.text);
});

it('thanks for a report until something else is done', async () => {
  await draw({
    'GET mirror': [mirrorAnswer(seen(HONESTY, COURAGE))],
    'POST report': [mirrorAnswer(seen({ ...HONESTY, hidden: true }, COURAGE))],
    [`PUT ${COURAGE.id}`]: [mirrorAnswer(seen({ ...HONESTY, hidden: true }, { ...COURAGE, hidden: true }))],
  });
  await press(WORDS.reportBy('Honesty'));
  await press(WORDS.reportNow, dialog());
  expect(told()).toBe(WORDS.reported);
  await press(WORDS.hideBy('Courage'));
  expect(told()).toBe(WORDS.hidden);
});
