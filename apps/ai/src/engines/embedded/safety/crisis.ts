import { CRISIS_MIN, CRISIS_MIN_OTHER_LANGUAGE, MASKED_CHARACTERS_MAX } from '../policy.ts';
import type { Reader } from '../reader/reader.ts';
import { isOtherLanguage } from '../text/language.ts';
import { CRISIS_ELSEWHERE } from './crisis-other-languages.ts';
import { normalise, withoutApostrophes } from './normalise.ts';
import { unmasked } from './unmask.ts';

/**
 * Whether somebody may be in danger now. A missed cry for help may cost a life and a false alarm costs a kind sentence, so the thresholds lean low.
 * English is judged by the reader, also where letters are spaced or masked. Of other languages the reader knows little: wording decides there, too.
 */
export async function isCrisis(answer: string, reader: Reader): Promise<boolean> {
  if (answer.trim() === '') return false;
  const { crisis } = await reader.read(answer);
  if (isOtherLanguage(answer)) return crisis >= CRISIS_MIN_OTHER_LANGUAGE || hasCrisisWording(answer);
  if (crisis >= CRISIS_MIN) return true;
  // Letters are masked in short cries; reading long answers twice would double their time.
  if (answer.length > MASKED_CHARACTERS_MAX) return false;
  const plain = unmasked(answer);
  return plain !== answer && (await reader.read(plain)).crisis >= CRISIS_MIN;
}

export function hasCrisisWording(answer: string): boolean {
  const text = withoutApostrophes(normalise(answer));
  return CRISIS_ELSEWHERE.some((pattern) => pattern.test(text));
}
