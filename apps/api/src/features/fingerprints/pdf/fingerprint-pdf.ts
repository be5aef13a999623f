import type { FingerprintContent, PdfVersion } from '@lf/contract/fingerprints';
import { fitPages, smaller } from './page-fit.ts';
import { pdfContent } from './pdf-content.ts';
import { typesetter } from './typesetter.ts';

/** Change it when the words, the template, the picture or the fonts change: cached documents of another version are made anew. */
export const PDF_RENDERER_VERSION = 3;

/** Two pages, tagged, with real text: the fingerprint with its philosophy, then the archetype with its triggers. */
export async function fingerprintPdf(content: FingerprintContent, version: PdfVersion): Promise<Uint8Array> {
  let fit = fitPages(content);
  for (;;) {
    const set = await typesetter.set(pdfContent(content, version, fit));
    if ('pdf' in set) return set.pdf;
    const next = smaller(fit, set.overflow);
    if (next === undefined) throw new Error(`the ${set.overflow} page of a PDF cannot be set small enough`);
    fit = next;
  }
}
