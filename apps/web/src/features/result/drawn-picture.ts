import { use } from 'react';
import { drawFingerprint, drawInPieces, type FingerprintPicture } from '@lf/domain/fingerprint-art';
import { patiently } from './patiently.ts';

interface Drawing {
  readonly promise: Promise<FingerprintPicture>;
  picture?: FingerprintPicture;
}

/** As many as a page shows at once. */
const KEPT_MAX = 12;
const drawings = new Map<string, Drawing>();

function drawingOf(values: readonly string[], archetype: string): Drawing {
  const of = JSON.stringify([values, archetype]);
  const known = drawings.get(of);
  if (known !== undefined) return known;
  const drawing: Drawing = {
    promise: patiently(drawInPieces(values, archetype)).then((picture) => (drawing.picture = picture)),
  };
  const [oldest] = drawings.keys();
  if (drawings.size >= KEPT_MAX && oldest !== undefined) drawings.delete(oldest);
  drawings.set(of, drawing);
  return drawing;
}

/** The person's picture, for what is made of it besides the page. */
export const pictureOf = (values: readonly string[], archetype: string): Promise<FingerprintPicture> =>
  drawingOf(values, archetype).promise;

/** Draws the picture in advance: a screen that waits for something else anyway then shows it at once. */
export async function drawAhead(values: readonly string[], archetype: string): Promise<void> {
  await pictureOf(values, archetype);
}

/** The person's picture. Where it came with the page, that one stays until this one is ready to take over. */
export function usePicture(values: readonly string[], archetype: string): FingerprintPicture {
  if (typeof document === 'undefined') return drawFingerprint(values, archetype);
  const drawing = drawingOf(values, archetype);
  return drawing.picture ?? use(drawing.promise);
}
