import type { SurveyRecord } from './survey-record.ts';
import type { Flow } from '@lf/domain/survey-steps';
import type { SurveyForm } from '@lf/contract/form-data';

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused' | 'frozen';
export type Readiness = 'loading' | 'ready' | 'missing' | 'failed';

export interface SurveyState {
  readonly readiness: Readiness;
  readonly save: SaveState;
  readonly record: SurveyRecord;
}

export interface SurveySession {
  readonly getState: () => SurveyState;
  /** `isUrgent`: to be drawn at once, because the person has just written it, or because it stands in a field that is taken over. */
  readonly subscribe: (listener: (isUrgent: boolean) => void) => () => void;
  /** Shows another state until it is called with none, or the person changes something: a step that stands there as HTML is taken over as it stands, and what has changed since is drawn after that. */
  readonly show: (drawn?: SurveyState) => void;
  readonly load: () => Promise<void>;
  /** Changes the answers: kept in this browser at once, on the server after a pause. */
  readonly change: (update: (form: SurveyForm) => SurveyForm) => void;
  readonly visit: (page: string, isFirst: boolean) => void;
  /** To the other assessment; what was written in this one stays. */
  readonly switchFlow: (flow: Flow) => void;
  /** The values are final: nothing is saved any more. */
  readonly freeze: () => void;
  /** Saves now, without waiting for the pause. Never rejects: a failed save goes on trying by itself. */
  readonly flush: () => Promise<void>;
  /** The page is going away: one last save that outlives it. */
  readonly flushOnLeaving: () => void;
  /** The network is back. */
  readonly retryNow: () => void;
  /** The person is back: another device may have gone on in the meantime. */
  readonly refresh: () => Promise<void>;
  /** Another tab of this browser has written. */
  readonly applyOtherTab: (text: string | null) => void;
  readonly startNew: () => Promise<void>;
  /** The person has logged out: this browser keeps nothing that the server has. */
  readonly forgetSaved: () => void;
  readonly stop: () => void;
}
