import { typesetter } from './typesetter.ts';
import type { FingerprintContent, PdfVersion } from '@lf/contract/fingerprints';

/** Change it when the words, the template, the picture or the fonts change: cached documents of another version are made anew. */
export const PDF_RENDERER_VERSION = 4;

/** The document of a result. */
export const fingerprintPdf = (
  content: FingerprintContent,
  version: PdfVersion,
  signal?: AbortSignal,
): Promise<Uint8Array> => typesetter.run({ content, version }, signal);
