import * as z from 'zod/mini';

export const PDF_VERSIONS = ['colored', 'printable'] as const;
export const pdfVersion = z.enum(PDF_VERSIONS);
export type PdfVersion = z.infer<typeof pdfVersion>;

/** What a finished fingerprint shows to anyone with the link: nothing about who it belongs to. */
export const fingerprintContent = z.object({
  values: z.array(z.string()),
  valuesExplanation: z.record(z.string(), z.string()),
  valuesPhilosophy: z.string(),
  archetype: z.string(),
  archetypeExplanation: z.string(),
  triggers: z.array(z.string()),
  triggersExplanation: z.record(z.string(), z.string()),
});
export type FingerprintContent = z.infer<typeof fingerprintContent>;
