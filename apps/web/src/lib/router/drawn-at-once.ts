const addresses = new Set<string>();

/** The code of the screen at this address is here. */
export function markDrawnAtOnce(pathname: string): void {
  addresses.add(pathname);
}

/** None of them is any more what it was. */
export function forgetDrawnAtOnce(): void {
  addresses.clear();
}

let isLeaving = false;

/** The screen that is left has a form: it goes at once, so that nobody types into what is about to be replaced. */
export function leaveAtOnce(): void {
  isLeaving = true;
}

/** Nothing to wait for: going there is one piece of work, not one that makes way for others and may be begun again. */
export function isDrawnAtOnce(pathname: string): boolean {
  const leaves = isLeaving;
  isLeaving = false;
  return leaves || addresses.has(pathname);
}
