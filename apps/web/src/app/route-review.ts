import { flowOf, SURVEY_STEPS } from '@lf/domain/survey-steps';
import type { ScreenName, ScreenRoute } from './route-table.ts';

/**
 * What the developer listing says about a screen. `review`: the spec names it without its behaviour, so what it does is
 * our reading. `undone`: a placeholder without a working submit until a price list is configured.
 */
export type Review = 'ready' | 'review' | 'undone';

const UNDONE: ReadonlySet<ScreenName> = new Set([
  'purchase-quantity',
  'purchase-payment',
  'purchase-confirmation',
  'purchase-completion',
  'enter-promo-code',
]);

const classicSteps: ReadonlySet<string> = new Set(
  SURVEY_STEPS.filter((step) => flowOf(step) === 'classic').map(({ slug }) => slug),
);

/** Apart from the route table, which every page fetches: only the listing needs it. */
export function reviewOf({ name, screen }: ScreenRoute): Review {
  if (UNDONE.has(screen)) return 'undone';
  return screen === 'survey' && classicSteps.has(name) ? 'review' : 'ready';
}
