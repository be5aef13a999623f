import { renderProgram } from '../rendering/render-program.ts';
import { RenderProcess } from '../rendering/render-process.ts';
import type { FingerprintContent, PdfVersion } from '@lf/contract/fingerprints';

export interface DocumentJob {
  readonly content: FingerprintContent;
  readonly version: PdfVersion;
}

/** Makes documents. */
export const typesetter = new RenderProcess<DocumentJob, Uint8Array>(
  renderProgram('typst-process', '../pdf/typst-process.ts'),
);
