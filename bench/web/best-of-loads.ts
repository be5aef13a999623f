/** How often a page is opened at most to measure its longest task. */
const LOADS_MAX = 3;

/**
 * The longest task of a page. What else runs on this machine only ever makes a task longer, so one that is over its limit is measured again, and
 * the best of at most three loads counts. A page that keeps to the limit is opened once.
 */
export async function bestOfLoads(firstMs: number, limitMs: number, loadAgain: () => Promise<number>): Promise<number> {
  let bestMs = firstMs;
  for (let loads = 1; loads < LOADS_MAX && bestMs > limitMs; loads += 1) bestMs = Math.min(bestMs, await loadAgain());
  return bestMs;
}
