import { createContext, use, useSyncExternalStore } from 'react';
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

/** A part of the state that is a plain value: whoever reads it is drawn anew when it changes, not at every key. */
export function useSurveyPart<Part extends string | boolean>(
  session: SurveySession,
  read: (state: SurveyState) => Part,
): Part {
  const part = () => read(session.getState());
  return useSyncExternalStore(session.subscribe, part, part);
}

export function useOpenSurvey(): OpenSurvey {
  const open = use(SurveyContext);
  if (open === undefined) throw new Error('useSurvey needs the survey area around it');
  return open;
}

/** The survey that the person is in. Only inside the survey's area. */
export function useSurvey(): Survey {
  const open = useOpenSurvey();
  const state = useSyncExternalStore(open.session.subscribe, open.session.getState, open.session.getState);
  return { ...open, state, form: state.record.form, change: open.session.change };
}
