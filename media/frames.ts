import { Resvg } from '@resvg/resvg-js';
import { PALETTE, channels } from './look/palette.ts';
import type { Timeline } from './timeline.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
export const FPS = 25;

/** What is seen at a time in seconds, as the inside of an SVG. */
export type Scene = (t: number) => string;

export interface Film {
  readonly scene: Scene;
  /** The still picture shown before the film plays. */
  readonly poster: string;
}

export type DirectFilm = (timeline: Timeline) => Film;

export function renderFrame(content: string, fontFiles: readonly string[]): { pixels: Buffer; png: () => Buffer } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PALETTE.paper}"/>${content}</svg>`;
  const image = new Resvg(svg, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } }).render();
  return { pixels: image.pixels, png: () => image.asPng() };
}

const CHANNELS = 4;
/** Looks at every seventh pixel: enough to tell a picture from an empty sheet. */
const SAMPLE_STEP = 7 * CHANNELS;
const VISIBLE_DIFFERENCE = 24;
/** The emptiest frame that a film may have, as a share of its pixels. */
export const INK_MIN = 0.005;

/** The share of the pixels that differ visibly from the paper. */
export function inkOf(pixels: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = channels(PALETTE.paper);
  let inked = 0;
  for (let at = 0; at < pixels.length; at += SAMPLE_STEP) {
    const difference =
      Math.abs((pixels[at] ?? 0) - red) +
      Math.abs((pixels[at + 1] ?? 0) - green) +
      Math.abs((pixels[at + 2] ?? 0) - blue);
    if (difference > VISIBLE_DIFFERENCE) inked++;
  }
  return inked / Math.ceil(pixels.length / SAMPLE_STEP);
}

export function frameContents(scene: Scene, durationMs: number): string[] {
  return Array.from({ length: Math.ceil((durationMs / 1000) * FPS) }, (_, i) => scene(i / FPS));
}

/** All frames in order; a frame equal to the one before is not drawn again, and an empty one is refused. */
export function* frames(scene: Scene, durationMs: number, fontFiles: readonly string[]): Generator<Buffer> {
  let before = '';
  let pixels: Buffer = Buffer.alloc(0);
  for (const [i, content] of frameContents(scene, durationMs).entries()) {
    if (content !== before) {
      pixels = renderFrame(content, fontFiles).pixels;
      const ink = inkOf(pixels);
      if (ink < INK_MIN) throw new Error(`the film is empty at ${i / FPS} s: ${ink} of the pixels are drawn on`);
    }
    before = content;
    yield pixels;
  }
}
