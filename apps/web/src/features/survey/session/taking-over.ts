import type { SurveyKey } from './current-session.ts';
import type { SurveySession } from './survey-state.ts';

/** Whether React can take over what the page has drawn of a step. Set by the code of the one step that may be drawn so: the others do without. */
export const takingOver: { adopt?: (key: SurveyKey, survey: SurveySession) => Promise<boolean> } = {};
