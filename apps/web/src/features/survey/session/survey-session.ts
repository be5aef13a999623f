import { flushSync } from 'react-dom';
import { createDebounce, type Timers } from './debounce.ts';
import {
  asSaved,
  EMPTY_RECORD,
  isSameRecord,
  mergeRecords,
  switchFlow,
  visitPage,
  type SurveyRecord,
} from './survey-record.ts';
import { SaveError, type SavedRecord, type SurveyServer } from './saved-record.ts';
import type { DraftStorage } from './draft-storage.ts';
import type { SurveySession, SurveyState } from './survey-state.ts';

/** One save per pause in the writing; while somebody writes without a pause, one in a while. */
export const SAVE_PAUSE_MS = 800;
export const SAVE_LATEST_MS = 10_000;
const RETRY_FIRST_MS = 2_000;
const RETRY_LAST_MS = 30_000;
/** A slow network does not keep a person from what this browser already has. */
const LOAD_TIMEOUT_MS = 4_000;

export interface SessionParts {
  readonly server: SurveyServer;
  readonly drafts: DraftStorage;
  readonly timers: Timers;
}

export function createSurveySession({ server, drafts, timers }: SessionParts): SurveySession {
  const listeners = new Set<(isUrgent: boolean) => void>();
  let state: SurveyState = { readiness: 'loading', save: 'saved', record: EMPTY_RECORD };
  let drawn: SurveyState | undefined;
  let base = EMPTY_RECORD;
  let baseVersion = 0;
  /** What stands in this browser's storage: the common ground of its tabs. */
  let shared = EMPTY_RECORD;
  let saving: Promise<void> | undefined;
  let failures = 0;
  /** False while this browser works from its own draft and does not know what the server has. */
  let hasServerReplied = false;
  /** Whoever logs out leaves nothing behind: not even what a screen notes as it closes, or a save that ends a moment later. */
  let forgotten = false;
  const debounce = createDebounce(timers, () => void save());

  const isUnsaved = () => !isSameRecord(state.record, base);

  /** While React takes over what was drawn, a save that ends or another tab changes nothing of what it reads: it would draw the field anew. */
  function set(change: Partial<SurveyState>, isUrgent = false): void {
    state = { ...state, ...change };
    if (drawn === undefined) for (const listener of listeners) listener(isUrgent);
  }

  function keep(record: SurveyRecord): void {
    shared = record;
    const unsaved = !isSameRecord(record, base);
    if (!forgotten) drafts.writeCurrent(record, unsaved);
    else if (!unsaved) drafts.clear();
  }

  function agree({ record, version }: SavedRecord): void {
    base = record;
    baseVersion = version;
    if (!forgotten) drafts.writeBase(record, version);
  }

  /** `isWritten`: by the person, and so shown at once. */
  function write(record: SurveyRecord, isWritten = true): void {
    if (record === state.record || state.save === 'frozen' || forgotten) return;
    if (isWritten) drawn = undefined;
    keep(record);
    set({ record, save: state.save === 'offline' ? 'offline' : 'saving' }, isWritten);
    debounce.call(
      state.save === 'offline' ? retryDelay() : SAVE_PAUSE_MS,
      state.save === 'offline' ? RETRY_LAST_MS : SAVE_LATEST_MS,
    );
  }

  /** What another device or tab wrote is drawn before the next key or press, which would otherwise write over what the person has not seen. */
  function takeOver(merged: SurveyRecord): void {
    if (!isSameRecord(merged, state.record)) flushSync(() => set({ record: merged }, true));
  }

  const retryDelay = () => Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** Math.max(0, failures - 1));

  /** What the server holds now and what stands here become one; the next save carries both. */
  function bringTogether(saved: SavedRecord | undefined): void {
    const theirs = saved ?? { record: EMPTY_RECORD, version: 0 };
    const merged = mergeRecords(base, state.record, theirs.record);
    agree(theirs);
    hasServerReplied = true;
    keep(merged);
    takeOver(merged);
  }

  /** The values are final: nothing is saved any more. */
  function freeze(): void {
    debounce.cancel();
    set({ save: 'frozen' });
  }

  function failed(error: unknown): void {
    const failure = error instanceof SaveError ? error.failure : 'away';
    if (failure === 'frozen') {
      freeze();
      return;
    }
    if (failure === 'refused') {
      set({ save: 'refused' });
      return;
    }
    failures += 1;
    set({ save: 'offline' });
    // Signed out: the draft waits here for the next login.
    if (failure === 'away') debounce.call(retryDelay(), retryDelay());
  }

  async function saveUntilAgreed(): Promise<void> {
    try {
      if (!hasServerReplied) bringTogether(await server.load());
      while (isUnsaved()) {
        const sent = state.record;
        let wroteOn = false;
        set({ save: 'saving' });
        try {
          const version = await server.save(sent, baseVersion);
          const record = asSaved(sent);
          agree({ record, version });
          wroteOn = state.record !== sent;
          if (!wroteOn) set({ record });
          failures = 0;
        } catch (error) {
          if (!(error instanceof SaveError && error.failure === 'stale')) throw error;
          bringTogether(await server.load());
          continue;
        }
        // Writing went on during the save: that part has its own pause.
        if (wroteOn) {
          keep(state.record);
          return;
        }
      }
      keep(state.record);
      set({ save: 'saved' });
    } catch (error) {
      failed(error);
    }
  }

  function save(): Promise<void> {
    if (state.save === 'frozen' || state.readiness !== 'ready') return Promise.resolve();
    debounce.cancel();
    saving ??= saveUntilAgreed().finally(() => {
      saving = undefined;
      if (state.save === 'saving' && isUnsaved()) debounce.call(SAVE_PAUSE_MS, SAVE_LATEST_MS);
    });
    return saving;
  }

  function begin(saved: SavedRecord | undefined): void {
    const draft = drafts.read();
    const theirs = saved ?? { record: EMPTY_RECORD, version: 0 };
    // Only writing that never reached the server has a say against the server's record.
    const record = draft?.unsaved ? mergeRecords(draft.base, draft.record, theirs.record) : theirs.record;
    agree(theirs);
    hasServerReplied = true;
    keep(record);
    const isFinal = saved?.isFinal === true;
    set({ record, readiness: 'ready', save: isFinal ? 'frozen' : isUnsaved() ? 'saving' : 'saved' });
    void save();
  }

  function beginFromDraft(): boolean {
    const draft = drafts.read();
    if (draft === undefined) return false;
    base = draft.base;
    baseVersion = draft.baseVersion;
    shared = draft.record;
    set({ record: draft.record, readiness: 'ready', save: 'offline' });
    return true;
  }

  async function load(): Promise<void> {
    set({ readiness: 'loading' });
    let late = false;
    const timeout = timers.set(() => {
      late = beginFromDraft();
      if (late) debounce.call(RETRY_FIRST_MS, RETRY_FIRST_MS);
    }, LOAD_TIMEOUT_MS);
    try {
      const saved = await server.load();
      if (late) await save();
      else begin(saved);
    } catch (error) {
      if (late) return;
      const failure = error instanceof SaveError ? error.failure : 'away';
      if (failure === 'refused') set({ readiness: 'missing' });
      else if (!beginFromDraft()) set({ readiness: 'failed' });
      else failed(error);
    } finally {
      timers.clear(timeout);
    }
  }

  return {
    getState: () => drawn ?? state,
    show(shown) {
      const hasChanged = drawn !== undefined && drawn !== state;
      drawn = shown;
      if (shown === undefined && hasChanged) set({}, true);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    change(update) {
      const form = update(state.record.form);
      if (form === state.record.form) return;
      write({ ...state.record, form: { ...form, editedAt: timers.now() } });
    },
    visit(page, isFirst) {
      const visited = visitPage(state.record, page, isFirst);
      if (visited !== state.record) write({ ...visited, form: { ...visited.form, editedAt: timers.now() } }, false);
    },
    switchFlow(flow) {
      const switched = switchFlow(state.record, flow);
      if (switched !== state.record) write({ ...switched, form: { ...switched.form, editedAt: timers.now() } });
    },
    freeze,
    flush: save,
    flushOnLeaving() {
      if (state.readiness !== 'ready' || state.save === 'frozen' || !isUnsaved()) return;
      // The answer may never be read: the draft stays unsaved, and the next visit finds out what the server has.
      server.save(state.record, baseVersion, { leaving: true }).catch(() => undefined);
    },
    retryNow() {
      failures = 0;
      if (state.readiness === 'failed') void load();
      else if (state.save === 'offline') void save();
    },
    async refresh() {
      if (state.readiness !== 'ready' || state.save !== 'saved' || saving !== undefined) return;
      try {
        const saved = await server.load();
        // A save that began meanwhile knows better than this answer.
        if (saving !== undefined) return;
        if (saved?.version !== baseVersion) bringTogether(saved);
        if (saved?.isFinal) freeze();
      } catch {
        // Nothing is lost: the next save finds out.
      }
    },
    applyOtherTab(text) {
      const theirs = drafts.parseCurrent(text);
      if (theirs === undefined || state.readiness !== 'ready') return;
      const merged = mergeRecords(shared, state.record, theirs);
      shared = theirs;
      takeOver(merged);
    },
    async startNew() {
      debounce.cancel();
      const version = await server.clear();
      agree({ record: EMPTY_RECORD, version });
      keep(EMPTY_RECORD);
      set({ record: EMPTY_RECORD, save: 'saved' });
    },
    forgetSaved() {
      debounce.cancel();
      forgotten = true;
      // Another tab may have saved what this one only received.
      if (drafts.read()?.unsaved !== true) drafts.clear();
    },
    stop: () => debounce.cancel(),
  };
}
