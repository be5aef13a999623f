import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { getSession, howSessionEnded, subscribeToSession } from '../../../lib/session.ts';
import { createSurveyServer } from '../api/survey-server.ts';
import { createDraftStorage } from './draft-storage.ts';
import { browserTimers } from './debounce.ts';
import { createSurveySession } from './survey-session.ts';
import type { SurveySession } from './survey-state.ts';

/** Whose survey, and of which key. */
export interface SurveyKey {
  readonly userId: string;
  readonly licenseCode: string;
}

interface Opened extends SurveyKey {
  readonly session: SurveySession;
  /** Has been on the screen before. */
  wasShown: boolean;
  readonly close: () => void;
}

let opened: Opened | undefined;

function listen(session: SurveySession, draftKey: string): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('online', () => session.retryNow(), { signal });
  window.addEventListener('pagehide', () => session.flushOnLeaving(), { signal });
  // On phones the page may be thrown away without another word once it is hidden.
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'hidden' ? session.flush() : session.refresh()),
    { signal },
  );
  window.addEventListener('storage', (event) => event.key === draftKey && session.applyOtherTab(event.newValue), {
    signal,
  });
  const unsubscribe = subscribeToSession(() => {
    // Here or in another tab; whoever was only away too long finds everything as it was.
    if (getSession() !== null || howSessionEnded() === 'expired') return;
    session.forgetSaved();
    if (opened?.session !== session) return;
    opened.close();
    opened = undefined;
  });
  return () => {
    listeners.abort();
    unsubscribe();
  };
}

/** A session that is open already: a step is prerendered with one that has no server. */
export function keepSession(key: SurveyKey, session: SurveySession): void {
  opened = { ...key, session, wasShown: false, close: () => undefined };
}

/**
 * The one open survey of this tab. It outlives its screens: what was typed last still reaches the server when the
 * person has already gone elsewhere. May be called while drawing: asking twice changes nothing.
 */
export function openSurveySession(key: SurveyKey): SurveySession {
  if (opened?.userId === key.userId && opened.licenseCode === key.licenseCode) return opened.session;
  opened?.close();
  const drafts = createDraftStorage({ read: readStored, write: writeStored }, key.userId, key.licenseCode);
  const session = createSurveySession({
    server: createSurveyServer(key.userId, key.licenseCode),
    drafts,
    timers: browserTimers,
  });
  const removeListeners = listen(session, drafts.key);
  opened = {
    ...key,
    session,
    wasShown: false,
    close: () => {
      removeListeners();
      session.stop();
    },
  };
  void session.load();
  return session;
}

/** Whoever comes back to the survey sees what another device wrote meanwhile. */
export function showSurveySession(session: SurveySession): void {
  if (opened?.session !== session) return;
  if (opened.wasShown) void (session.getState().readiness === 'failed' ? session.load() : session.refresh());
  opened.wasShown = true;
}
