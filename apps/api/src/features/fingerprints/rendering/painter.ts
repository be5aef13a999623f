import { fileURLToPath } from 'node:url';
import { RenderProcess } from './render-process.ts';

/** Turns an SVG into a PNG. A job is `{ svg, fontFiles }`. */
export const painter = new RenderProcess<Uint8Array>({
  file: fileURLToPath(new URL('./resvg-process.mjs', import.meta.url)),
  args: [],
});
