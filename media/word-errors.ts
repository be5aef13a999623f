/** Numbers that a recogniser writes in digits. */
const DIGITS: Readonly<Record<string, string>> = { '5': 'five', '7': 'seven', '10': 'ten' };

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9']+/g) ?? []).map((word) => DIGITS[word] ?? word);

export interface WordErrors {
  readonly words: number;
  readonly errors: number;
}

/** How many words must be put in, left out or replaced to make what was heard into what was written. */
export function wordErrors(written: string, heard: string): WordErrors {
  const expected = wordsOf(written);
  const got = wordsOf(heard);
  let before = got.map((_, i) => i).concat(got.length);
  expected.forEach((word, i) => {
    const row = [i + 1];
    got.forEach((other, j) => {
      const replaced = (before[j] ?? 0) + (word === other ? 0 : 1);
      row.push(Math.min(replaced, (before[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    });
    before = row;
  });
  return { words: expected.length, errors: before.at(-1) ?? 0 };
}
