/** Runs work one piece at a time; of those waiting, whoever has the fewest pieces left goes first. */
export type TakeTurn = <T>(left: number, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly left: number;
  readonly begin: () => void;
}

/** The model reads on one thread. Without turns ten long answers at once would all be late, and short ones behind them. */
export function createTurns(): TakeTurn {
  const waiting: Waiting[] = [];
  let isTaken = false;

  function passOn(): void {
    const [next] = waiting.toSorted((a, b) => a.left - b.left);
    if (next === undefined) {
      isTaken = false;
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    next.begin();
  }

  return async (left, work) => {
    if (isTaken) await new Promise<void>((begin) => waiting.push({ left, begin }));
    isTaken = true;
    try {
      return await work();
    } finally {
      // A moment later: whoever has just had a turn may want the next one, too.
      setImmediate(passOn);
    }
  };
}
