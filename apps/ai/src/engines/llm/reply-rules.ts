/** What a model may not do in any text it writes. Each rule answers with a sentence the repair can show to the model, or nothing. */
export type Problem = string;

export function textProblems(name: string, text: string, charactersMax: number): Problem[] {
  const problems: Problem[] = [];
  if (text.trim() === '') problems.push(`${name} is empty.`);
  if (text.length > charactersMax) problems.push(`${name} is longer than ${charactersMax} characters.`);
  if (/[\r\n]/.test(text)) problems.push(`${name} contains a line break.`);
  if (/https?:\/\/|www\./i.test(text)) problems.push(`${name} contains a web address.`);
  if (/<[a-z/!]/i.test(text) || text.includes('```')) problems.push(`${name} contains markup.`);
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) problems.push(`${name} contains broken characters.`);
  return problems;
}

export function isSameText(left: string, right: string): boolean {
  const [a, b] = [letterWords(left), letterWords(right)];
  if (a.size === 0 || b.size === 0) return a.size === b.size;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared) >= NEARLY_THE_SAME;
}

/** Share of common words from which two questions count as the same one rephrased. */
const NEARLY_THE_SAME = 0.8;

function letterWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
}
