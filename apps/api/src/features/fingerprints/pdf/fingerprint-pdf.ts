import { typesetter } from './typesetter.ts';
import type { PdfVersion } from '@lf/contract/fingerprints';
import type { PdfText } from './pdf-text.ts';

/** Change it when the words, the template, the picture or the fonts change: cached documents of another version are made anew. */
export const PDF_RENDERER_VERSION = 7;

/** The document of a result. */
export const fingerprintPdf = (content: PdfText, version: PdfVersion, signal?: AbortSignal): Promise<Uint8Array> =>
  typesetter.run({ content, version }, signal);
