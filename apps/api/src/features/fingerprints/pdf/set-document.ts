import type { PdfVersion } from '@lf/contract/fingerprints';
import type { PdfText } from './pdf-text.ts';
import { fitPages, smaller, smallerOf, type PageFit } from './page-fit.ts';
import { pdfContent } from './pdf-content.ts';
import { SHORTENINGS_MAX, shortened } from './shortened-content.ts';
import type { Compile } from './typst-compiler.ts';

/**
 * Two pages, tagged, with real text: the fingerprint with its philosophy, then the archetype with its triggers; a third with what others
 * see, where there is such a text. Words that no size brings onto their page are shortened, step by step, so that every record has a document.
 */
export function setDocument(compile: Compile, content: PdfText, version: PdfVersion): Uint8Array {
  const steps = { first: 0, second: 0, third: 0 };
  let largest: PageFit = { first: 0, second: 0, third: 0 };
  let sizes = 1;
  while (Math.max(...Object.values(steps)) <= SHORTENINGS_MAX) {
    const text = shortened(content, steps);
    const computed = fitPages(text);
    if (typeof computed === 'string') {
      steps[computed] += 1;
      continue;
    }
    const fit = smallerOf(computed, largest);
    const set = compile(pdfContent(text, version, fit));
    if ('pdf' in set) return set.pdf;
    // The sizes are computed: one that is too large after all is a little too large, or everything is unusual.
    const next = smaller(fit, set.overflow, sizes);
    sizes *= 3;
    if (next === undefined) steps[set.overflow] += 1;
    else largest = next;
  }
  throw new Error('a document of the shortest texts does not fit its pages');
}
