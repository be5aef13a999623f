import type { FingerprintContent } from '@lf/contract/fingerprints';

/** What a document says: of the owner's copy also whose it is, and when it was made. */
export interface PdfText extends FingerprintContent {
  readonly madeFor?: { readonly name: string; readonly madeAt: Date };
}
