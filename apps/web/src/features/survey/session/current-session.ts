import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { getSession, howSessionEnded, subscribeToSession } from '../../../lib/session.ts';
import { createSurveyServer } from '../api/survey-server.ts';
import { createDraftStorage } from './draft-storage.ts';
import { browserTimers } from './pause.ts';
import { createSurveySession } from './survey-session.ts';
import type { SurveySession } from './survey-state.ts';

/** Whose survey, and of which key. */
export interface SurveyKey {
  readonly userId: string;
  readonly licenseCode: string;
}

interface Opened extends SurveyKey {
  readonly session: SurveySession;
  readonly close: () => void;
}

let opened: Opened | undefined;

function listen(session: SurveySession, draftKey: string): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('online', () => session.retryNow(), { signal });
  window.addEventListener('pagehide', () => session.flushOnLeaving(), { signal });
  // On phones the page may be thrown away without another word once it is hidden.
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'hidden' ? session.flush() : session.refresh()), { signal });
  window.addEventListener('storage', (event) => event.key === draftKey && session.hearOtherTab(event.newValue), { signal });
  const stopHearing = subscribeToSession(() => {
    if (getSession() === null && howSessionEnded() === 'logged-out') session.forgetSaved();
  });
  return () => {
    listeners.abort();
    stopHearing();
  };
}

/**
 * The one open survey of this tab. It outlives its screens: what was typed last still reaches the server when the
 * person has already gone elsewhere.
 */
export function openSurveySession(key: SurveyKey): SurveySession {
  if (opened?.userId === key.userId && opened.licenseCode === key.licenseCode) {
    if (opened.session.getState().readiness === 'failed') void opened.session.load();
    else void opened.session.refresh();
    return opened.session;
  }
  opened?.close();
  const drafts = createDraftStorage({ read: readStored, write: writeStored }, key.userId, key.licenseCode);
  const session = createSurveySession({ server: createSurveyServer(key.userId, key.licenseCode), drafts, timers: browserTimers });
  const deafen = listen(session, drafts.key);
  opened = {
    ...key,
    session,
    close: () => {
      deafen();
      session.stop();
    },
  };
  void session.load();
  return session;
}
