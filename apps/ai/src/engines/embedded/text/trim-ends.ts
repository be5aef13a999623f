/** Takes characters away from both ends. Walked by hand: a regular expression that ends in `+$` tries every run in the middle, too. */
export function trimEnds(text: string, atStart: RegExp, atEnd: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && atStart.test(text.charAt(start))) start += 1;
  while (end > start && atEnd.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
