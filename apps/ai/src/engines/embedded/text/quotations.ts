const QUOTED = /[“"][^“”"]*[”"]/gu;

/** A text without what stands in quotation marks: somebody else said it, or the person at another time. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(QUOTED, ' ');
}
