let isLeaving = false;

/** The screen that is left has a form: it goes at once, so that nobody types into what is about to be replaced. */
export function leaveAtOnce(): void {
  isLeaving = true;
}

/** Asked by the router, for one way. */
export function takeLeaveAtOnce(): boolean {
  const leaves = isLeaving;
  isLeaving = false;
  return leaves;
}
