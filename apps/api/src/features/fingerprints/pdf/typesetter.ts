import { fileURLToPath } from 'node:url';
import { ALL_FONT_FILES } from '../fonts.ts';
import { RenderProcess } from '../rendering/render-process.ts';

/** The document, or the page that did not hold all its words. */
export type SetDocument = { readonly pdf: Uint8Array } | { readonly overflow: 'first' | 'second' };

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Holds the typesetter and all fonts: some 200 MB while documents are being made. A job is the files beside the template. */
export const typesetter = new RenderProcess<SetDocument>({
  file: file('./typst-process.mjs'),
  args: [file('./fingerprint.typ'), ...ALL_FONT_FILES],
});
