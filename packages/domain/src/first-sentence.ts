/** The first sentence of a philosophy, for the summary. */
export function firstSentence(text: string): string {
  return /^[^.!?…]+[.!?…]+["”’»]?/u.exec(text.trim())?.[0] ?? text.trim();
}
