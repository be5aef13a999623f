import { ANSWER_CHARACTERS_MAX } from '@lf/contract/limits';
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

type Earlier = NonNullable<QuestionItem['earlier']>;

/** Every version that either side replaced, oldest first. */
function mergeEarlier(newer: Earlier = [], older: Earlier = []): Earlier {
  const unknown = older.filter(
    (version) => !newer.some(({ text, replacedAt }) => text === version.text && replacedAt === version.replacedAt),
  );
  return [...newer, ...unknown].toSorted((left, right) => left.replacedAt - right.replacedAt);
}

type Answer = Pick<QuestionItem, 'answer' | 'skipped'>;

/** Words count more than a skipped question. */
function mergeAnswer(base: string, newer: Answer, older: Answer): Answer {
  const bothChanged = newer.answer !== base && older.answer !== base;
  if (bothChanged && newer.skipped && older.answer !== '') return older;
  if (bothChanged && older.skipped && newer.answer !== '') return newer;
  if (older.answer === base) return newer;
  if (newer.answer === base) return older;
  return { answer: mergeText(newer.answer, older.answer) };
}

function mergeItem(base: QuestionItem | undefined, newer: QuestionItem, older: QuestionItem): QuestionItem {
  const merged = mergeAnswer(base?.answer ?? '', newer, older);
  const both = merged.answer;
  // Two answers that do not fit into one: the newer one counts, and both wait in the draft to be shortened.
  const fits = both.length <= ANSWER_CHARACTERS_MAX;
  const { answer, skipped } = fits ? merged : newer;
  const drafts = mergeWords(base?.draft ?? '', newer.draft ?? '', older.draft ?? '');
  const draft = fits ? drafts : mergeText(both, drafts);
  const begun = mergeWords(base?.begun ?? '', newer.begun ?? '', older.begun ?? '');
  const earlier = mergeEarlier(newer.earlier, older.earlier);
  const { draft: _draft, begun: _begun, earlier: _earlier, skipped: _skipped, ...item } = newer;
  return {
    ...item,
    answer,
    ...(skipped ? { skipped } : {}),
    // A draft that stands in the answer has been submitted on the other device.
    ...(draft === '' || answer.includes(draft) ? {} : { draft }),
    ...(begun === '' ? {} : { begun }),
    ...(earlier.length === 0 ? {} : { earlier }),
  };
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
