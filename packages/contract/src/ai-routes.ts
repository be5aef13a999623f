import * as health from './health.ts';
import * as drafts from './question-for-draft.ts';
import * as survey from './survey.ts';
import { routesOf, type Route } from './define-route.ts';

/** Every call of the AI service. */
export const aiRoutes: readonly Route[] = routesOf([health, survey, drafts]);
