import type { QuestionItem } from '@lf/contract/form-data';

/** Stands between two texts that were written to the same question on two devices. */
export const BOTH_TEXTS_SEPARATOR = '\n\n— also written on another device —\n\n';

/** A text that grew out of the other replaces it; two different texts both stay, the newer one first. */
export function mergeText(newer: string, older: string): string {
  if (newer.includes(older)) return newer;
  if (older.includes(newer)) return older;
  return newer + BOTH_TEXTS_SEPARATOR + older;
}

/** The newer order; what either side added is in, what either side took out is out. */
export function mergeList(base: readonly string[], newer: readonly string[], older: readonly string[]): string[] {
  const known = new Set(base);
  const kept = newer.filter((item) => older.includes(item) || !known.has(item));
  const added = older.filter((item) => !newer.includes(item) && !known.has(item));
  return [...kept, ...added];
}

const hasWords = (item: QuestionItem): boolean => item.answer !== '' || (item.draft ?? '') !== '';

function isSameItem(left: QuestionItem | undefined, right: QuestionItem): boolean {
  return left !== undefined && left.answer === right.answer && (left.draft ?? '') === (right.draft ?? '');
}

function mergeWords(base: string, newer: string, older: string): string {
  if (older === base) return newer;
  if (newer === base) return older;
  return mergeText(newer, older);
}

function mergeItem(base: QuestionItem | undefined, newer: QuestionItem, older: QuestionItem): QuestionItem {
  const answer = mergeWords(base?.answer ?? '', newer.answer, older.answer);
  const draft = mergeWords(base?.draft ?? '', newer.draft ?? '', older.draft ?? '');
  const { draft: _, ...item } = newer;
  // A draft that stands in the answer has been submitted on the other device.
  return draft === '' || answer.includes(draft) ? { ...item, answer } : { ...item, answer, draft };
}

/**
 * Questions are recognised by their words. Every question with words of the person stays; of the questions that
 * still wait, one is enough.
 */
export function mergeItems(
  base: readonly QuestionItem[],
  newer: readonly QuestionItem[],
  older: readonly QuestionItem[],
): QuestionItem[] {
  const of = (items: readonly QuestionItem[], question: string) => items.find((item) => item.question === question);
  const merged = newer.flatMap((item) => {
    const other = of(older, item.question);
    const before = of(base, item.question);
    if (other !== undefined) return [mergeItem(before, item, other)];
    return isSameItem(before, item) ? [] : [item];
  });
  const added = older.filter(
    (item) => of(newer, item.question) === undefined && !isSameItem(of(base, item.question), item),
  );
  const all = [...merged, ...added];
  const waiting = all.find((item) => !hasWords(item));
  return [
    ...all.filter((item) => item.answer !== ''),
    ...all.filter((item) => item.answer === '' && hasWords(item)),
    ...(waiting === undefined ? [] : [waiting]),
  ];
}
