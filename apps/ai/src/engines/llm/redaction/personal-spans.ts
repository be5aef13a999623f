import { FIRST_NAMES, NAMES_THAT_ARE_WORDS } from './first-names.ts';
import { authoredWords, frequentWords } from './known-words.ts';

/** What must not leave the machine, and where it stands. */
export interface PersonalSpan {
  readonly kind: 'name' | 'e-mail' | 'number' | 'address';
  readonly start: number;
  readonly end: number;
}

/** Long enough for any real address, bounded so that no input makes it slow. */
const EMAIL = /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,4}/gu;
const WEB = /\b(?:https?:\/\/|www\.)[^\s"'<>]{1,200}/giu;
/** Telephone, account, card, insurance and date-of-birth numbers: seven digits and more, however they are grouped. */
const GROUPED_DIGITS = /\+?\(?\d[\d ()./-]{4,28}\d/gu;
/** Passports, IBANs, plates: letters and at least four digits in one word. */
const MIXED = /\b[\p{L}\p{N}][\p{L}\p{N}-]{4,38}[\p{L}\p{N}]\b/gu;
const YEARS = /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)?\d\d$/u;
const DIGITS_MIN = 7;
const MIXED_DIGITS_MIN = 4;

const digitsIn = (text: string): number => text.match(/\d/gu)?.length ?? 0;

function matches(text: string, pattern: RegExp, kind: PersonalSpan['kind'], isMeant?: (found: string) => boolean) {
  return [...text.matchAll(pattern)]
    .filter(([found]) => isMeant === undefined || isMeant(found))
    .map(({ index, 0: found }): PersonalSpan => ({ kind, start: index, end: index + found.length }));
}

/** Addresses and numbers. */
function contactSpans(text: string): PersonalSpan[] {
  return [
    ...matches(text, EMAIL, 'e-mail'),
    ...matches(text, WEB, 'address'),
    ...matches(text, GROUPED_DIGITS, 'number', (found) => digitsIn(found) >= DIGITS_MIN && !YEARS.test(found)),
    ...matches(
      text,
      MIXED,
      'number',
      (found) => digitsIn(found) >= MIXED_DIGITS_MIN && !YEARS.test(found) && !/^\d{4,5}s?$/u.test(found),
    ),
  ];
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;
const withoutGenitive = (word: string): string => word.replace(/['’]s$/u, '');

/** Whether a word is somebody's, or some place's, name; when unsure it is taken for one. */
function isName({ word, opensSentence, isTitled }: Word, known: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  if (FIRST_NAMES.has(lower) || isTitled) return true;
  if (!/^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}/u.test(word)) return false;
  if (known.has(lower)) return true;
  if (opensSentence)
    return !authoredWords().has(lower) && !frequentWords().has(lower) && !/[^s]s$|ing$|ed$|ly$/u.test(lower);
  return NAMES_THAT_ARE_WORDS.has(lower) || !authoredWords().has(lower);
}

/** The end of a sentence, or nothing, and at most an opening bracket or quotation mark after it. */
const OPENING = /(?:^|[.!?…:;\n-])["'“‘(\s]{0,3}$/u;
const OPENING_CHARACTERS_MAX = 4;

/** Before a surname, which may be any word: Mr. Brown, Aunt Rose. */
const TITLE = /(?:^|[^\p{L}])(?:mr|mrs|ms|dr|prof|aunt|uncle)\.? $/iu;
const TITLE_CHARACTERS_MAX = 8;

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly opensSentence: boolean;
  readonly isTitled: boolean;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ index, 0: found }) => {
    const word = withoutGenitive(found);
    const before = text.slice(Math.max(0, index - OPENING_CHARACTERS_MAX), index);
    const isTitled = /^\p{Lu}/u.test(word) && TITLE.test(text.slice(Math.max(0, index - TITLE_CHARACTERS_MAX), index));
    return { word, start: index, end: index + word.length, opensSentence: OPENING.test(before), isTitled };
  });
}

/** Words that stand as a name somewhere, in lower case: what is one inside a sentence is one at its beginning, too. */
export function namesIn(text: string): string[] {
  return wordsOf(text)
    .filter((one) => !one.opensSentence && isName(one, NONE))
    .map(({ word }) => word.toLowerCase());
}
const NONE: ReadonlySet<string> = new Set();

/** Everything personal in a text, in order and without overlaps; neighbouring names are one. */
export function personalSpans(text: string, known: ReadonlySet<string>): PersonalSpan[] {
  const names = wordsOf(text)
    .filter((one) => isName(one, known))
    .map(({ start, end }): PersonalSpan => ({ kind: 'name', start, end }));
  const spans: PersonalSpan[] = [];
  for (const span of [...contactSpans(text), ...names].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = spans.at(-1);
    if (last !== undefined && span.start < last.end) continue;
    const isSameName = last?.kind === 'name' && span.kind === 'name' && text.slice(last.end, span.start) === ' ';
    if (isSameName) spans[spans.length - 1] = { ...last, end: span.end };
    else spans.push(span);
  }
  return spans;
}
