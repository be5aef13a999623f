import type { Route } from './define-route.ts';
import { AI_TURN_WAIT_MS, API_CALL_TIME_MS, CLIENT_MARGIN_MS } from './limits.ts';

/** How long a client waits for a call: always longer than the service may take for it. */
export function clientTimeMs({ timeMs }: Pick<Route, 'timeMs'>): number {
  return timeMs === undefined ? API_CALL_TIME_MS : timeMs + AI_TURN_WAIT_MS + CLIENT_MARGIN_MS;
}
