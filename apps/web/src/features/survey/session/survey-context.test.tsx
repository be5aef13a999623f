// @vitest-environment happy-dom
import { act, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { browserTimers } from './debounce.ts';
import { createDraftStorage } from './draft-storage.ts';
import { useSurveyPart } from './survey-context.ts';
import { createSurveySession } from './survey-session.ts';
import { createBrowser, createServer } from './testing/pretend-places.ts';

test('whoever reads a part of the state is drawn anew when that part changes, not at every key', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const drafts = createDraftStorage(createBrowser(), 'ada', 'KEY');
  const session = createSurveySession({ server: createServer(), drafts, timers: browserTimers });
  await session.load();
  const drawn: string[] = [];
  function Frame() {
    drawn.push(useSurveyPart(session, ({ save }) => (save === 'frozen' ? 'final' : 'open')));
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Frame />));
  for (const text of ['I', 'I w', 'I was'])
    await act(async () => session.change((form) => ({ ...form, 'your-parents': text })));
  expect(drawn).toEqual(['open']);
  await act(async () => session.freeze());
  expect(drawn).toEqual(['open', 'final']);
  await act(async () => root.unmount());
  session.stop();
});

test('an answer that is changed together with the step is not drawn in the step that is left', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const drafts = createDraftStorage(createBrowser(), 'ada', 'KEY');
  const session = createSurveySession({ server: createServer(), drafts, timers: browserTimers });
  await session.load();
  const drawn: string[] = [];
  let goOn = () => undefined as void;
  function Step({ name }: { readonly name: string }) {
    drawn.push(`${name} ${useSurveyPart(session, ({ record }) => record.form.flow ?? 'none')}`);
    return null;
  }
  function Steps() {
    const [name, setName] = useState('first');
    goOn = () => setName('second');
    return <Step key={name} name={name} />;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Steps />));
  await act(async () => session.change((form) => ({ ...form, flow: 'main' })));
  await act(async () =>
    startTransition(() => {
      session.change((form) => ({ ...form, flow: 'classic' }));
      goOn();
    }),
  );
  expect(drawn).toEqual(['first none', 'first main', 'second classic']);
  await act(async () => root.unmount());
  session.stop();
});

test('what another device wrote is drawn before the next key, which would write over it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const server = createServer();
  const drafts = createDraftStorage(createBrowser(), 'ada', 'KEY');
  const session = createSurveySession({ server, drafts, timers: browserTimers });
  await session.load();
  session.change((form) => ({ ...form, 'your-parents': 'Mine' }));
  await session.flush();
  function Field() {
    return <p>{String(useSurveyPart(session, ({ record }) => record.form['your-parents']))}</p>;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Field />));
  // Outside of `act`, as in a browser: only what is drawn at once is there when the merge has ended.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { form, ...rest } = session.getState().record;
  server.overwrite({
    ...rest,
    form: { ...form, 'your-parents': 'Mine, and more from the laptop', editedAt: Date.now() + 5 },
  });
  await session.refresh();
  expect(place.textContent).toBe('Mine, and more from the laptop');
  root.unmount();
  session.stop();
});
