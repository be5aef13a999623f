import type { FingerprintContent, PdfVersion } from '@lf/contract/fingerprints';
import { pdfContent } from './pdf-content.ts';
import { typesetter } from './typesetter.ts';

/** Change it when the template, the picture or the fonts change: cached documents of another version are made anew. */
export const PDF_RENDERER_VERSION = 1;

/** Two pages, tagged, with real text: the fingerprint with its philosophy, then the archetype with its triggers. */
export function fingerprintPdf(content: FingerprintContent, version: PdfVersion): Promise<Uint8Array> {
  return typesetter.set(pdfContent(content, version));
}
