/** A stem counts only at the beginning of a word: "lie" is in "lied", not in "believe". */
export function holdsStem(lower: string, stem: string): boolean {
  for (let at = lower.indexOf(stem); at >= 0; at = lower.indexOf(stem, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(lower.charAt(at - 1))) return true;
  }
  return false;
}
