import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { MirrorText } from './mirror-text.ts';

/** What a document says: of the owner's copy also whose it is, and when it was made. */
export interface PdfText extends FingerprintContent {
  readonly madeFor?: { readonly name: string; readonly madeAt: Date };
  /** What the third page says. Without it there are two. */
  readonly mirror?: MirrorText | undefined;
}
