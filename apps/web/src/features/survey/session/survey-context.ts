import { createContext, startTransition, use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SurveyForm } from '@lf/contract/form-data';
import type { SurveyKey } from './current-session.ts';
import type { SurveySession, SurveyState } from './survey-state.ts';

export interface OpenSurvey {
  readonly key: SurveyKey;
  readonly session: SurveySession;
}

export const SurveyContext = createContext<OpenSurvey | undefined>(undefined);

export interface Survey extends OpenSurvey {
  readonly state: SurveyState;
  readonly form: SurveyForm;
  /** Changes the answers: kept at once, saved after a pause. */
  readonly change: SurveySession['change'];
}

/**
 * What is read of the session's state: whoever reads a part that is a plain value is drawn anew when it changes, not at every key.
 * It is React's own state: with `useSyncExternalStore` every change is drawn at once and in one piece, which is a long task on a slow phone
 * (docs/decisions/046). What is urgent is drawn at once, unless it is changed within a transition; the rest in pieces.
 */
export function useSurveyPart<Part>(session: SurveySession, read: (state: SurveyState) => Part): Part {
  const [part, setPart] = useState(() => read(session.getState()));
  const told = useRef(part);
  const follow = useEffectEvent(() => {
    const now = read(session.getState());
    if (now !== told.current) setPart(() => now);
    told.current = now;
  });
  useLayoutEffect(() => {
    // It may have changed since this was drawn.
    follow();
    return session.subscribe((isUrgent) => (isUrgent ? follow() : startTransition(() => follow())));
  }, [session]);
  return part;
}

export function useOpenSurvey(): OpenSurvey {
  const open = use(SurveyContext);
  if (open === undefined) throw new Error('useSurvey needs the survey area around it');
  return open;
}

/** The survey that the person is in. Only inside the survey's area. */
export function useSurvey(): Survey {
  const open = useOpenSurvey();
  const state = useSurveyPart(open.session, (now) => now);
  return { ...open, state, form: state.record.form, change: open.session.change };
}
