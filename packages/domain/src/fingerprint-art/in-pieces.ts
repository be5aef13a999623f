/** Work that stops now and then, so that whoever asked for it can let something else through. What comes out is the same. */
export type InPieces<T> = Generator<undefined, T, undefined>;

/** The whole of it at once. */
export function atOnce<T>(work: InPieces<T>): T {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}
