import { CRISIS_MIN, CRISIS_MIN_OTHER_LANGUAGE, MASKED_CHARACTERS_MAX } from '../policy.ts';
import type { Reader } from '../reader/reader.ts';
import { isOtherLanguage } from '../text/language.ts';
import { crisisScore } from './crisis-score.ts';
import { unmasked } from './unmask.ts';

/**
 * Whether somebody may be in danger now. A missed cry for help may cost a life and a false alarm costs a kind sentence, so the thresholds lean low.
 * English is judged by the reader, also where letters are spaced or masked; other languages, which it does not know, by a score of their own.
 */
export async function isCrisis(answer: string, reader: Reader): Promise<boolean> {
  if (answer.trim() === '') return false;
  if (isOtherLanguage(answer)) return crisisScore(answer) >= CRISIS_MIN_OTHER_LANGUAGE;
  if ((await reader.read(answer)).crisis >= CRISIS_MIN) return true;
  // Letters are masked in short cries; reading long answers twice would double their time.
  if (answer.length > MASKED_CHARACTERS_MAX) return false;
  const plain = unmasked(answer);
  return plain !== answer && (await reader.read(plain)).crisis >= CRISIS_MIN;
}
