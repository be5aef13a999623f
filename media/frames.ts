import { Resvg } from '@resvg/resvg-js';
import { PALETTE } from './look/palette.ts';
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

export function frameContents(scene: Scene, durationMs: number): string[] {
  return Array.from({ length: Math.ceil((durationMs / 1000) * FPS) }, (_, i) => scene(i / FPS));
}

/** All frames in order; a frame equal to the one before is not drawn again. */
export function* frames(scene: Scene, durationMs: number, fontFiles: readonly string[]): Generator<Buffer> {
  let before = '';
  let pixels: Buffer = Buffer.alloc(0);
  for (const content of frameContents(scene, durationMs)) {
    if (content !== before) pixels = renderFrame(content, fontFiles).pixels;
    before = content;
    yield pixels;
  }
}
