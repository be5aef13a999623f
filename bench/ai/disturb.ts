import { sentencesOf } from '@lf/ai/engines/embedded/text/sentences';
import { seededRandom, shuffled } from './seeded-random.ts';

/** The same story, told a little differently. The same values should be read in it. */
export const disturbances: Record<string, (text: string, seed: number) => string> = {
  'sentence order changed': (text, seed) => shuffled(quotes(text), seededRandom(seed)).join(' '),
  'lower case': (text) => text.toLowerCase(),
  '12% of sentences dropped': (text, seed) => {
    const random = seededRandom(seed);
    return quotes(text)
      .filter(() => random() >= 0.12)
      .join(' ');
  },
  '2% typos': (text, seed) => withTypos(text, seededRandom(seed)),
};

function quotes(text: string): string[] {
  return sentencesOf(text).map(({ quote }) => quote);
}

const TYPO_SHARE = 0.02;

/** One letter in fifty swapped with the next, lost, doubled or mistaken. */
function withTypos(text: string, random: () => number): string {
  let typed = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (!/[a-z]/i.test(letter) || random() >= TYPO_SHARE) {
      typed += letter;
      continue;
    }
    const kind = Math.floor(random() * 4);
    const next = text.charAt(at + 1);
    if (kind === 0 && /[a-z]/i.test(next)) {
      typed += next + letter;
      at += 1;
    } else if (kind === 1) typed += letter + letter;
    else if (kind === 2) typed += String.fromCodePoint(97 + Math.floor(random() * 26));
  }
  return typed;
}
