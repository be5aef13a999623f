import type { InPieces } from '@lf/domain/fingerprint-art/in-pieces';

/** A press meanwhile is answered before the next piece is done. */
const PIECE_MS = 8;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does work that comes in pieces, a few at a time. */
export async function patiently<T>(work: InPieces<T>): Promise<T> {
  let until = performance.now() + PIECE_MS;
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    if (performance.now() < until) continue;
    await breath();
    until = performance.now() + PIECE_MS;
  }
}
