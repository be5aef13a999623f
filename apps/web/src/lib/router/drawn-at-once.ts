const addresses = new Set<string>();

/** The code of the screen at this address is here. */
export function markDrawnAtOnce(pathname: string): void {
  addresses.add(pathname);
}

/** None of them is any more what it was. */
export function forgetDrawnAtOnce(): void {
  addresses.clear();
}

/** Nothing to wait for: going there is one piece of work, not one that makes way for others and may be begun again. */
export const isDrawnAtOnce = (pathname: string): boolean => addresses.has(pathname);
