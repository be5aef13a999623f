/** Pages that never count as visited nor as the last page accessed. */
const UNTRACKED_PAGES: ReadonlySet<string> = new Set([
  'not-very-much',
  'payments/success',
  'payments/cancel',
  'payments/canceled',
]);

export function isTracked(page: string): boolean {
  return page !== '' && !UNTRACKED_PAGES.has(page);
}

/** The comma-joined list of a client that did not keep the rule itself. */
export function tidyVisited(joined: string): string {
  return joined.split(',').reduce<readonly string[]>(trackVisit, []).join(',');
}

/** Visited pages accumulate in the order of their first visit, each once. */
export function trackVisit(visited: readonly string[], page: string): readonly string[] {
  return !isTracked(page) || visited.includes(page) ? visited : [...visited, page];
}
