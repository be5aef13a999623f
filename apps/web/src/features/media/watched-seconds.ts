/** Enough to call a clip watched: the last moments may be silence. */
export const WATCHED_SHARE = 0.95;
/** Time that passed between two reports of a playing clip is below this; more means that the person jumped. */
const JUMP_S = 2;

/** Which whole seconds of a clip were played; jumping ahead does not count as watching. */
export class WatchedSeconds {
  readonly #seen = new Set<number>();
  #last: number | null = null;

  /** Call with the clip's own time as it plays. */
  played(timeS: number): void {
    const from = this.#last;
    this.#last = timeS;
    if (from === null || timeS < from || timeS - from > JUMP_S) {
      this.#seen.add(Math.floor(timeS));
      return;
    }
    for (let second = Math.floor(from); second <= Math.floor(timeS); second++) this.#seen.add(second);
  }

  share(durationS: number): number {
    return durationS > 0 ? Math.min(1, this.#seen.size / Math.ceil(durationS)) : 0;
  }
}
