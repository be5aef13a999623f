/** 'a', 'a and b', 'a, b and c': a list inside a sentence. */
export function inWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Marks somebody's words. Quotation marks inside become single ones, so that begin and end are plain to see. */
export function quoted(words: string): string {
  const inner = words.replaceAll(/[“„«]/gu, '‘').replaceAll(/[”»]/gu, '’').replaceAll('"', "'");
  return `“${inner}”`;
}

/** One of several ways to say it, chosen by a text instead of by chance: the same text always chooses the same. */
export function pickBy<T>(variants: readonly [T, ...T[]], seed: string): T {
  let hash = 2_166_136_261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return variants[hash % variants.length] ?? variants[0];
}
