import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The faces of the PDF and the share picture, in fonts/ beside the sources: nothing depends on what the machine has installed. */
const FOLDER = fileURLToPath(new URL('../../../fonts/', import.meta.url));

const file = (name: string): string => `${FOLDER}${name}.ttf`;

export const ALL_FONT_FILES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => FOLDER + name);

interface ScriptFont {
  readonly file: string;
  readonly family: string;
  readonly script: RegExp;
}

/** What steps in when the Latin, Greek and Cyrillic faces have no letter. */
const SCRIPT_FONTS: readonly ScriptFont[] = [
  { file: 'amiri-400', family: 'Amiri', script: /\p{Script=Arabic}/u },
  { file: 'noto-sans-hebrew-400', family: 'Noto Sans Hebrew', script: /\p{Script=Hebrew}/u },
  { file: 'noto-sans-devanagari-400', family: 'Noto Sans Devanagari', script: /\p{Script=Devanagari}/u },
  { file: 'noto-sans-bengali-400', family: 'Noto Sans Bengali', script: /\p{Script=Bengali}/u },
  { file: 'noto-sans-tamil-400', family: 'Noto Sans Tamil', script: /\p{Script=Tamil}/u },
  { file: 'noto-sans-telugu-400', family: 'Noto Sans Telugu', script: /\p{Script=Telugu}/u },
  { file: 'noto-sans-kannada-400', family: 'Noto Sans Kannada', script: /\p{Script=Kannada}/u },
  { file: 'noto-sans-malayalam-400', family: 'Noto Sans Malayalam', script: /\p{Script=Malayalam}/u },
  { file: 'noto-sans-gujarati-400', family: 'Noto Sans Gujarati', script: /\p{Script=Gujarati}/u },
  { file: 'noto-sans-gurmukhi-400', family: 'Noto Sans Gurmukhi', script: /\p{Script=Gurmukhi}/u },
  { file: 'noto-sans-thai-400', family: 'Noto Sans Thai', script: /\p{Script=Thai}/u },
  { file: 'noto-sans-lao-400', family: 'Noto Sans Lao', script: /\p{Script=Lao}/u },
  { file: 'noto-sans-khmer-400', family: 'Noto Sans Khmer', script: /\p{Script=Khmer}/u },
  { file: 'noto-sans-myanmar-400', family: 'Noto Sans Myanmar', script: /\p{Script=Myanmar}/u },
  { file: 'noto-sans-sinhala-400', family: 'Noto Sans Sinhala', script: /\p{Script=Sinhala}/u },
  { file: 'noto-sans-ethiopic-400', family: 'Noto Sans Ethiopic', script: /\p{Script=Ethiopic}/u },
  { file: 'noto-sans-georgian-400', family: 'Noto Sans Georgian', script: /\p{Script=Georgian}/u },
  { file: 'noto-sans-armenian-400', family: 'Noto Sans Armenian', script: /\p{Script=Armenian}/u },
  { file: 'noto-sans-hangul-400', family: 'Noto Sans KR', script: /\p{Script=Hangul}/u },
  {
    file: 'noto-sans-han-400',
    family: 'Noto Sans SC',
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
];

const WESTERN_FILES = ['fraunces-600', 'noto-sans-400', 'noto-sans-600'] as const;

/** Scripts whose signs stack, join and change places: drawn sign by sign they are unreadable. */
const STACKED =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Sinhala}]/u;

/** The faces of the stacked scripts in a text. */
export function stackedFaces(text: string): string[] {
  return STACKED.test(text)
    ? SCRIPT_FONTS.filter(({ script }) => script.test(text)).map((font) => file(font.file))
    : [];
}

/** The families a text needs beside the western ones. */
export function scriptFamilies(text: string): string[] {
  return SCRIPT_FONTS.filter(({ script }) => script.test(text)).map(({ family }) => family);
}

/** The faces that set a text beginning with this one, in the order they are asked for a letter. */
export function facesFor(first: 'fraunces-600' | 'source-serif-400' | 'noto-sans-600', text: string): string[] {
  const scripts = SCRIPT_FONTS.filter(({ script }) => script.test(text)).map((font) => font.file);
  return [first, 'noto-sans-400', ...scripts].map(file);
}

/** Only the files a text needs: the share picture reads each of them every time. */
export function fontFilesFor(text: string): string[] {
  return [...WESTERN_FILES, ...SCRIPT_FONTS.filter(({ script }) => script.test(text)).map((font) => font.file)].map(
    file,
  );
}
