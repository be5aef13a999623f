/** Where one thing stands in two orders. Places count from 1. */
export interface TwicePlaced {
  readonly earlier: { readonly place: number };
  readonly later: { readonly place: number };
}

/** One more that keeps its order counts more than any number of those that stand at the very same number, and these more than the first of then. */
const KEPT = 1_000;
const SAME_NUMBER = 2;
const FIRST = 1;

const weightOf = ({ earlier, later }: TwicePlaced): number =>
  KEPT + (earlier.place === later.place ? SAME_NUMBER : 0) + (earlier.place === 1 ? FIRST : 0);

interface Run<Each> {
  readonly weight: number;
  readonly kept: readonly Each[];
}

/** The most that stand in the same order as before: whatever else changed its place, these did not have to. `all` in the order of now. */
export function keptOrder<Each extends TwicePlaced>(all: readonly Each[]): ReadonlySet<Each> {
  const nothing: Run<Each> = { weight: 0, kept: [] };
  /** The best that ends with each of them. */
  const runs: Run<Each>[] = [];
  for (const each of all) {
    let best = nothing;
    for (const run of runs) {
      const last = run.kept.at(-1);
      if (last !== undefined && last.earlier.place < each.earlier.place && run.weight > best.weight) best = run;
    }
    runs.push({ weight: best.weight + weightOf(each), kept: [...best.kept, each] });
  }
  return new Set(runs.reduce((best, run) => (run.weight > best.weight ? run : best), nothing).kept);
}
