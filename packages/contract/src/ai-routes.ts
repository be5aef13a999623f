import * as health from './health.ts';
import * as survey from './survey.ts';
import type { Route } from './define-route.ts';

/** Every call of the AI service. */
export const aiRoutes: readonly Route[] = [
  health.health,
  health.ready,
  health.live,
  survey.nextQuestion,
  survey.surveyResult,
  survey.newOrderValueDrivers,
  survey.valuesPhilosophy,
];
