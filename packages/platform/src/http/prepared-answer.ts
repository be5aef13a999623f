import * as z from 'zod/mini';
import type { Route, RouteResponse } from '@lf/contract/define-route';

/** The one type of every JSON answer. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** What goes out for an answer: only what the route's response schema names. */
export const answerText = (route: Route, answer: unknown): string => JSON.stringify(z.parse(route.response, answer));

/** An answer of this route that was checked and written once, to be sent as often as it is asked for. */
export class PreparedAnswer<R extends Route> {
  readonly route: R;
  readonly text: string;

  constructor(route: R, answer: RouteResponse<R>) {
    this.route = route;
    this.text = answerText(route, answer);
  }
}
