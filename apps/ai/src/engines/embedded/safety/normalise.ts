/** Text as patterns want to see it: lower case, plain quotes, no accents, stretched letters shortened ("soooo" to "soo"), digits read as the letters they stand for inside words. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(?<=[a-z])1(?=[a-z])/g, 'i')
    .replace(/(?<=[a-z])3(?=[a-z])/g, 'e')
    .replace(/(?<=[a-z])0(?=[a-z])/g, 'o')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Apostrophes are left out on many keyboards: "dont", "cant". */
export function withoutApostrophes(normalised: string): string {
  return normalised.replaceAll("'", '');
}
