import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftStorage, type TextStorage } from './draft-storage.ts';
import { createSurveySession, SAVE_LATEST_MS, SAVE_PAUSE_MS } from './survey-session.ts';
import type { SurveySession } from './survey-state.ts';
import { EMPTY_RECORD } from './survey-record.ts';
import type { Timers } from './debounce.ts';
import { createBrowser, createServer } from './testing/pretend-places.ts';

const timers: Timers = {
  now: () => Date.now(),
  set: (run, ms) => setTimeout(run, ms) as unknown as number,
  clear: (timer) => clearTimeout(timer),
};

let server: ReturnType<typeof createServer>;
let browser: ReturnType<typeof createBrowser>;
const open = async (storage: TextStorage = browser, userId = 'ada') => {
  const session = createSurveySession({ server, drafts: createDraftStorage(storage, userId, 'KEY'), timers });
  await session.load();
  return session;
};
const kept = () => [...browser.texts.values()].join('');
const type = (session: SurveySession, text: string) => session.change((form) => ({ ...form, 'your-parents': text }));
const typed = (session: SurveySession) => session.getState().record.form['your-parents'];
const onServer = () => server.saved?.record.form['your-parents'];

beforeEach(() => {
  vi.useFakeTimers();
  server = createServer();
  browser = createBrowser();
});
afterEach(() => vi.useRealTimers());

describe('saving', () => {
  test('one save per pause, not per key; in this browser at every key', async () => {
    const session = await open();
    for (const text of ['I', 'I ', 'I w', 'I wa', 'I was']) {
      type(session, text);
      expect([...browser.texts.values()].join('')).toContain(JSON.stringify(text));
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(server.saves).toBe(0);
    expect(session.getState().save).toBe('saving');
    await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS + 100);
    expect(server.saves).toBe(1);
    expect(onServer()).toBe('I was');
    expect(session.getState().save).toBe('saved');
  });

  test('somebody who writes without a pause is saved as well', async () => {
    const session = await open();
    for (let key = 0; key < 100; key += 1) {
      type(session, 'a'.repeat(key + 1));
      await vi.advanceTimersByTimeAsync(SAVE_LATEST_MS / 40);
    }
    expect(server.saves).toBe(2);
  });

  test('what was written during a save follows', async () => {
    const session = await open();
    type(session, 'first');
    await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS + 10);
    type(session, 'first and second');
    await vi.advanceTimersByTimeAsync(2 * SAVE_PAUSE_MS);
    expect(onServer()).toBe('first and second');
    expect(server.saves).toBe(2);
    expect(session.getState().save).toBe('saved');
  });
});

describe('a step that stands there as HTML', () => {
  test('is shown as it was drawn until React has it, and then as it is', async () => {
    const session = await open();
    type(session, 'I was');
    const drawn = { ...session.getState(), record: EMPTY_RECORD, save: 'saved' as const };
    const told = vi.fn();
    session.subscribe(told);
    session.show(drawn);
    expect(session.getState()).toBe(drawn);
    expect(told).not.toHaveBeenCalled();
    session.show();
    expect(typed(session)).toBe('I was');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('is not drawn again where nothing has changed', async () => {
    const session = await open();
    const told = vi.fn();
    session.subscribe(told);
    session.show(session.getState());
    session.show();
    expect(told).not.toHaveBeenCalled();
  });

  test('is not drawn again in the middle by a save that ends meanwhile', async () => {
    const session = await open();
    type(session, 'I was');
    const drawn = { ...session.getState(), record: EMPTY_RECORD, save: 'saved' as const };
    session.show(drawn);
    const told = vi.fn();
    session.subscribe(told);
    await vi.advanceTimersByTimeAsync(2 * SAVE_PAUSE_MS);
    expect(onServer()).toBe('I was');
    expect(session.getState()).toBe(drawn);
    expect(told).not.toHaveBeenCalled();
    session.show();
    expect(session.getState()).toMatchObject({ save: 'saved' });
    expect(typed(session)).toBe('I was');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('is not drawn again in the middle by noting that it was opened', async () => {
    const session = await open();
    const drawn = { ...session.getState(), record: EMPTY_RECORD };
    session.show(drawn);
    const told = vi.fn();
    session.subscribe(told);
    session.visit('earliest-memory', false);
    expect(session.getState()).toBe(drawn);
    expect(told).not.toHaveBeenCalled();
    session.show();
    expect(session.getState().record.lastPageAccessed).toBe('earliest-memory');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('does not hide what is written meanwhile', async () => {
    const session = await open();
    session.show({ ...session.getState(), record: EMPTY_RECORD });
    type(session, 'I was');
    expect(typed(session)).toBe('I was');
  });
});

describe('offline', () => {
  test('30 s offline while typing: kept here, then on the server', async () => {
    const session = await open();
    server.cable = false;
    for (let second = 0; second < 30; second += 1) {
      type(session, `word ${second}`);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(session.getState().save).toBe('offline');
    server.cable = true;
    session.retryNow();
    await vi.advanceTimersByTimeAsync(200);
    expect(onServer()).toBe('word 29');
    expect(session.getState().save).toBe('saved');
  });

  test('tries again by itself', async () => {
    const session = await open();
    server.cable = false;
    type(session, 'kept');
    await vi.advanceTimersByTimeAsync(5_000);
    server.cable = true;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(onServer()).toBe('kept');
  });

  test('a reload while offline shows the draft, and saves it later', async () => {
    const before = await open();
    server.cable = false;
    type(before, 'kept over the reload');
    before.stop();
    const after = await open();
    expect(after.getState()).toMatchObject({ readiness: 'ready', save: 'offline' });
    expect(typed(after)).toBe('kept over the reload');
    server.cable = true;
    after.retryNow();
    await vi.advanceTimersByTimeAsync(100);
    expect(onServer()).toBe('kept over the reload');
  });

  test('nothing here and nobody there: failed, until the network is back', async () => {
    server.cable = false;
    const session = await open();
    expect(session.getState().readiness).toBe('failed');
    server.cable = true;
    session.retryNow();
    await vi.advanceTimersByTimeAsync(10);
    expect(session.getState().readiness).toBe('ready');
  });
});

describe('two devices', () => {
  test('20 answers each: all 40 are kept', async () => {
    const [phone, desk] = [await open(createBrowser()), await open(createBrowser())];
    for (let step = 0; step < 20; step += 1) {
      phone.change((form) => ({ ...form, [`phone-${step}`]: `from the phone ${step}` }));
      desk.change((form) => ({ ...form, [`desk-${step}`]: `from the desk ${step}` }));
      await vi.advanceTimersByTimeAsync(step % 3 === 0 ? 2_000 : 300);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    const kept = Object.keys(server.saved?.record.form ?? {}).filter((key) => /^(phone|desk)-/.test(key));
    expect(kept).toHaveLength(40);
  });

  test('a draft from before the other device went on is merged, not lost and not winning', async () => {
    const desk = await open();
    type(desk, 'My mother sang.');
    await vi.advanceTimersByTimeAsync(2_000);
    server.cable = false;
    desk.change((form) => ({ ...form, 'best-boss': 'Ines listened.' }));
    desk.stop();
    server.cable = true;
    server.overwrite({ ...EMPTY_RECORD, form: { 'your-parents': 'My mother sang. My father cooked.' } });
    const again = await open();
    expect(again.getState().record.form).toMatchObject({
      'your-parents': 'My mother sang. My father cooked.',
      'best-boss': 'Ines listened.',
    });
  });
});

describe('privacy and tabs', () => {
  test('another person on this browser never sees the draft', async () => {
    const ada = await open();
    server.cable = false;
    type(ada, 'only mine');
    ada.stop();
    server.cable = true;
    const bob = await open(browser, 'bob');
    expect(JSON.stringify(bob.getState().record)).not.toContain('only mine');
  });

  test('after logging out this browser keeps nothing that the server has, and everything it has not', async () => {
    const session = await open();
    type(session, 'on the server');
    await vi.advanceTimersByTimeAsync(2_000);
    session.forgetSaved();
    expect(kept()).toBe('');
    const other = await open();
    server.cable = false;
    type(other, 'not there yet');
    other.forgetSaved();
    expect(kept()).toContain('not there yet');
  });

  test('nor does a screen that closes, or a save that ends, bring it back', async () => {
    const session = await open();
    type(session, 'on the server');
    await vi.advanceTimersByTimeAsync(2_000);
    type(session, 'on its way');
    const saving = session.flush();
    session.forgetSaved();
    session.visit('about-you', false);
    await vi.advanceTimersByTimeAsync(2_000);
    await saving;
    expect(server.saved?.record.form['your-parents']).toBe('on its way');
    expect(kept()).toBe('');
  });

  test('a second tab follows the first, deletions too', async () => {
    const [first, second] = [await open(), await open()];
    const key = createDraftStorage(browser, 'ada', 'KEY').key;
    for (const text of ['He', 'Hello', 'Hell']) {
      type(first, text);
      second.applyOtherTab(browser.read(key));
      expect(typed(second)).toBe(text);
    }
  });
});

describe('the end', () => {
  test('a frozen record takes no more changes', async () => {
    const session = await open();
    server.frozen = true;
    type(session, 'too late');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.getState().save).toBe('frozen');
    expect(onServer()).toBeUndefined();
  });

  test('Start New leaves nothing here nor there', async () => {
    const session = await open();
    type(session, 'old');
    session.visit('about-you', false);
    await vi.advanceTimersByTimeAsync(2_000);
    await session.startNew();
    expect(session.getState().record).toEqual(EMPTY_RECORD);
    expect((await open()).getState().record).toEqual(EMPTY_RECORD);
    expect([...browser.texts.values()].join('')).not.toContain('old');
  });

  test('a record that is final is opened as such, and nothing is saved', async () => {
    server.overwrite(EMPTY_RECORD);
    const load = server.load;
    server.load = async () => ({ record: EMPTY_RECORD, version: 1, ...(await load()), isFinal: true });
    const session = await open();
    expect(session.getState().save).toBe('frozen');
    type(session, 'too late');
    await session.flush();
    expect(server.saves).toBe(0);
    expect(typed(session)).toBeUndefined();
  });

  test('earlier versions of an answer are sent once', async () => {
    const session = await open();
    const earlier = [{ text: 'before', replacedAt: 1 }];
    session.change((form) => ({ ...form, questions: { items: [{ question: 'Q', answer: 'after', earlier }] } }));
    await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS + 100);
    expect(server.saved?.record.form.questions?.items).toEqual([{ question: 'Q', answer: 'after', earlier }]);
    expect(session.getState()).toMatchObject({ save: 'saved' });
    expect(session.getState().record.form.questions?.items).toEqual([{ question: 'Q', answer: 'after' }]);
    expect(server.saves).toBe(1);
  });
});
