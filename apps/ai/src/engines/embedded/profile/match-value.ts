import { anchors } from '../catalogue/anchors.ts';
import type { CatalogueValue } from '../catalogue/catalogue-value.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { earModel } from '../catalogue/ear-model.ts';
import { cosine, encode } from '../encoder/encoder.ts';
import { holdsStem } from '../text/stems.ts';

/** Farther than this, a word of the person's own is its own value and nothing of ours. */
const MATCH_COSINE_MIN = 0.45;
/** Two or three words leave the encoder little to go by; a word that the value is often told with settles it. */
const CUE_BONUS = 0.2;

/** The value of the catalogue that a value in the person's own words comes nearest to, if any. */
export async function matchValue(text: string): Promise<CatalogueValue | undefined> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return undefined;
  const same = catalogue.find(({ name, noun }) => name.toLowerCase() === typed || noun === typed);
  if (same) return same;
  const [[vector], { anchorVectors }] = await Promise.all([encode([typed]), earModel()]);
  if (!vector) return undefined;
  let best: { value: CatalogueValue; near: number } | undefined;
  anchors.forEach(({ kind, value }, index) => {
    const anchor = anchorVectors[index];
    const candidate = catalogue[value];
    if (kind !== 'name' || !anchor || !candidate) return;
    const near = cosine(vector, anchor) + (candidate.cues.some((stem) => holdsStem(typed, stem)) ? CUE_BONUS : 0);
    if (!best || near > best.near) best = { value: candidate, near };
  });
  return best && best.near >= MATCH_COSINE_MIN ? best.value : undefined;
}
