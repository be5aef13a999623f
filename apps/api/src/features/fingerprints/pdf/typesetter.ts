import { renderProgram } from '../rendering/render-program.ts';
import { RenderProcess } from '../rendering/render-process.ts';
import type { PdfVersion } from '@lf/contract/fingerprints';
import type { PdfText } from './pdf-text.ts';

export interface InvoiceJob {
  /** What the template reads. */
  readonly invoice: Readonly<Record<string, unknown>>;
}

export interface DocumentJob {
  readonly content: PdfText;
  readonly version: PdfVersion;
}

/** Makes documents. */
export const typesetter = new RenderProcess<DocumentJob | InvoiceJob, Uint8Array>(
  renderProgram('typst-process', '../pdf/typst-process.ts'),
);
