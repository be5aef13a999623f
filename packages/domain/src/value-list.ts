import { VALUE_CHARACTERS_MAX, VALUES_MAX, VALUES_MIN } from './limits.ts';
import { ADD_VALUES_MESSAGES } from './messages/add-values.ts';
import { capitaliseValue, hasOnlyValueCharacters, isEmptyValue, isSameValue } from './value-name.ts';

/** A sentence of the person's own that stands for a value. */
export interface RowSentence {
  readonly quote: string;
  /** Lived, missed, or fallen short of, where it is known. */
  readonly side?: 'lived' | 'missed' | 'short' | undefined;
  readonly topic?: string | undefined;
}

export interface ValueRow {
  /** Stable while the row is edited, so that the focus stays where the person writes. */
  readonly id: number;
  readonly value: string;
  readonly explanation: string;
  /** Stays with the row whatever the value is called. */
  readonly sentence?: RowSentence | undefined;
}

/** The list the person edits, and the one it began with, for 'Restore initial values'. */
export interface ValueList {
  readonly rows: readonly ValueRow[];
  readonly initial: readonly ValueRow[];
}

export type RowProblem = 'empty' | 'characters' | 'too-long' | 'twice';

const PROBLEM_TEXTS = {
  empty: ADD_VALUES_MESSAGES.empty,
  characters: ADD_VALUES_MESSAGES.lettersOnly,
  'too-long': ADD_VALUES_MESSAGES.tooLong,
  twice: ADD_VALUES_MESSAGES.twice,
} as const satisfies Record<RowProblem, string>;

type Texts = Readonly<Record<string, string>>;

interface ListParts {
  readonly explanations?: Texts;
  readonly initial?: readonly string[];
  readonly sentences?: Readonly<Record<string, RowSentence>>;
}

export function valueListOf(
  values: readonly string[],
  { explanations = {}, initial = values, sentences = {} }: ListParts = {},
): ValueList {
  const toRow = (value: string, id: number): ValueRow => ({
    id,
    value,
    explanation: ownText(explanations, value),
    ...(Object.hasOwn(sentences, value) && { sentence: sentences[value] }),
  });
  return { rows: values.map(toRow), initial: initial.map(toRow) };
}

/** A value may be called 'constructor': only the map's own entries count. */
function ownText(texts: Texts, name: string): string {
  return Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';
}

export function valuesIn(list: ValueList): readonly string[] {
  return list.rows.map((row) => capitaliseValue(row.value));
}

/** What is wrong with a row, or undefined. Of two equal rows the later one is the double. */
export function rowProblem(list: ValueList, id: number): RowProblem | undefined {
  const index = list.rows.findIndex((row) => row.id === id);
  const row = list.rows[index];
  if (row === undefined) return undefined;
  if (!hasOnlyValueCharacters(row.value)) return 'characters';
  if (isEmptyValue(row.value)) return 'empty';
  if (row.value.length > VALUE_CHARACTERS_MAX) return 'too-long';
  return list.rows.slice(0, index).some((earlier) => isSameValue(earlier.value, row.value)) ? 'twice' : undefined;
}

export function problemText(problem: RowProblem): string {
  return PROBLEM_TEXTS[problem];
}

/** An emptied row must be filled or deleted first: until then the other rows are locked. */
export function isRowLocked(list: ValueList, id: number): boolean {
  return list.rows.some((row) => row.id !== id && isEmptyValue(row.value));
}

export function canAdd(list: ValueList): boolean {
  return list.rows.length < VALUES_MAX && !list.rows.some((row) => isEmptyValue(row.value));
}

/** Why this word cannot be a value beside those that are taken, or undefined. An empty text is no mistake: it is ignored. */
export function wordProblem(taken: readonly string[], typed: string): RowProblem | undefined {
  if (!hasOnlyValueCharacters(typed)) return 'characters';
  if (isEmptyValue(typed)) return undefined;
  if (capitaliseValue(typed).length > VALUE_CHARACTERS_MAX) return 'too-long';
  return taken.some((value) => isSameValue(value, typed)) ? 'twice' : undefined;
}

export function additionProblem(list: ValueList, typed: string): RowProblem | undefined {
  return wordProblem(
    list.rows.map((row) => row.value),
    typed,
  );
}

export function addValue(list: ValueList, typed: string, explanation = ''): ValueList {
  if (!canAdd(list) || isEmptyValue(typed) || additionProblem(list, typed) !== undefined) return list;
  const id = Math.max(-1, ...list.rows.map((row) => row.id), ...list.initial.map((row) => row.id)) + 1;
  return { ...list, rows: [...list.rows, { id, value: capitaliseValue(typed), explanation }] };
}

/** While typing the text stays as typed: correcting it under the person's fingers would move the caret. */
export function editValue(list: ValueList, id: number, typed: string): ValueList {
  if (isRowLocked(list, id)) return list;
  return { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, value: typed } : row)) };
}

/** A sentence for the row, or none. */
export function giveSentence(list: ValueList, id: number, sentence: RowSentence | undefined): ValueList {
  return { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, sentence } : row)) };
}

export function finishEditing(list: ValueList, id: number): ValueList {
  return {
    ...list,
    rows: list.rows.map((row) => (row.id === id ? { ...row, value: capitaliseValue(row.value) } : row)),
  };
}

export function deleteValue(list: ValueList, id: number): ValueList {
  if (isRowLocked(list, id)) return list;
  return { ...list, rows: list.rows.filter((row) => row.id !== id) };
}

export function restoreValues(list: ValueList): ValueList {
  return { ...list, rows: list.initial };
}

/** The line under the list. */
export function valueListHint(list: ValueList): string {
  return list.rows.length < VALUES_MIN ? ADD_VALUES_MESSAGES.tooFew : ADD_VALUES_MESSAGES.upTo;
}

/** The warning for the whole list: the first problem from the top, in words. */
export function valueListWarning(list: ValueList): string | undefined {
  const problem = list.rows.map((row) => rowProblem(list, row.id)).find((found) => found !== undefined);
  return problem === undefined ? undefined : problemText(problem);
}

/** `typed` is what stands in the field for another value: Next adds it, so it must be fit to be added. */
export function isNextEnabled(list: ValueList, typed = ''): boolean {
  const count = list.rows.length;
  if (count < VALUES_MIN || count > VALUES_MAX || valueListWarning(list) !== undefined) return false;
  return count === VALUES_MAX || additionProblem(list, typed) === undefined;
}
