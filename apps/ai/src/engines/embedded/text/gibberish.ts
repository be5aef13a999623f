import { englishShare, wordsOf } from './language.ts';

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];
const RUN = 4;
/** As in liberty and strewn. */
const RUNS_IN_WORDS = new Set(['erty', 'trew']);

/** Keys hit at random, one key held down, one word pasted over and over: text without content. */
export function isGibberish(text: string): boolean {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  if (words.length === 0) return false;
  if (isOneThingRepeated(words)) return true;
  if (englishShare(text) > 0.15) return false;
  const strange = words.filter(isStrange).length;
  return strange / words.length > 0.5;
}

function isOneThingRepeated(words: readonly string[]): boolean {
  if (words.length >= 8 && new Set(words).size <= Math.max(2, words.length * 0.08)) return true;
  const letters = words.join('');
  return letters.length >= 10 && new Set(letters).size <= 3;
}

function isStrange(word: string): boolean {
  if (!/^[a-z'’-]+$/.test(word)) return false;
  if (word.length >= 3 && !/[aeiouy]/.test(word)) return true;
  if (/[bcdfghjklmnpqrstvwxz]{5,}/.test(word) || /[aeiou]{5,}/.test(word)) return true;
  return keyboardRun(word);
}

function keyboardRun(word: string): boolean {
  for (let at = 0; at + RUN <= word.length; at += 1) {
    const run = word.slice(at, at + RUN);
    if (!RUNS_IN_WORDS.has(run) && KEYBOARD_ROWS.some((row) => row.includes(run))) return true;
  }
  return false;
}
