import { joinList, splitList } from '@lf/domain/joined-text';
import { VALUES_MAX, VALUES_MIN } from '@lf/domain/limits';
import { stepAt, type StepKind } from '@lf/domain/survey-steps';
import { mergeItems, mergeList, mergeText } from './merge-answers.ts';
import type { SurveyForm, QuestionItem } from '@lf/contract/form-data';

/**
 * Brings together what two devices wrote since they last agreed. What only one of them changed is taken from that
 * one; where both wrote, both texts stay. `base` is the last form both knew.
 */
export function mergeForm(base: SurveyForm, mine: SurveyForm, theirs: SurveyForm): SurveyForm {
  const [newer, older] = isNewer(mine, theirs) ? [mine, theirs] : [theirs, mine];
  return mergeObjects([], base, newer, older);
}

type JsonObject = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** Equal clocks are told apart by the content, so that both devices come to the same result. */
function isNewer(left: SurveyForm, right: SurveyForm): boolean {
  const difference = (left.editedAt ?? 0) - (right.editedAt ?? 0);
  return difference === 0 ? JSON.stringify(left) >= JSON.stringify(right) : difference > 0;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isItemList = (value: unknown): value is readonly QuestionItem[] =>
  Array.isArray(value) &&
  value.every((item) => isObject(item) && typeof item['question'] === 'string' && typeof item['answer'] === 'string');

export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  if (!isObject(left) || !isObject(right)) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSame(left[key], right[key]));
}

/** Answers picked from a list, or made by the service: two of them cannot stand side by side, the newer one counts. */
const ONE_OF_A_LIST = new Set([
  'gender',
  'age',
  'country',
  'state',
  'industry',
  'education',
  'income',
  'flow',
  'core-value',
]);
const MADE_BY_THE_SERVICE = new Set(['result', 'detectedIn', 'heardIn', 'why', 'topic', 'explanations']);
const LISTS_OF_VALUES: ReadonlySet<StepKind> = new Set(['choice-values', 'values', 'edit-values']);

function isValueListText(path: Path): boolean {
  const step = path.length === 1 ? stepAt(path[0] ?? '') : undefined;
  return step !== undefined && LISTS_OF_VALUES.has(step.kind);
}

function isMapping(path: Path): boolean {
  return stepAt(path[0] ?? '')?.kind === 'mapping';
}

/** Words and sentences that were picked for one place: of two the newer one counts, whole. */
const PICKED = new Set(['names', 'missing', 'typed', 'sentences', 'confirm-fingerprint']);
const isPicked = (path: Path): boolean => path.slice(0, -1).some((name) => PICKED.has(name));

function mergeObjects(path: Path, base: unknown, newer: JsonObject, older: JsonObject): JsonObject {
  const known = isObject(base) ? base : {};
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(newer), ...Object.keys(older)])) {
    const value = mergeValue([...path, key], known[key], newer[key], older[key]);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeValue(path: Path, base: unknown, newer: unknown, older: unknown): unknown {
  if (isSame(newer, older) || isSame(older, base)) return newer;
  if (isSame(newer, base)) return older;
  // Both changed it, one by taking it away: what was written stays.
  if (newer === undefined) return older;
  if (older === undefined) return newer;
  const name = path.at(-1) ?? '';
  if (MADE_BY_THE_SERVICE.has(name) || (isPicked(path) && !isTextList(newer))) return newer;
  if (isItemList(newer) && isItemList(older) && name === 'items')
    return mergeItems(isItemList(base) ? base : [], newer, older);
  if (isTextList(newer) && isTextList(older)) {
    const both = mergeList(isTextList(base) ? base : [], newer, older);
    // The order must stay a list of five to ten; values that find no room in it are still in the list it is made from.
    return name === 'value-order' && (both.length < VALUES_MIN || both.length > VALUES_MAX) ? newer : both;
  }
  if (isObject(newer) && isObject(older)) return mergeObjects(path, base, newer, older);
  if (typeof newer === 'number' && typeof older === 'number') return Math.max(newer, older);
  if (typeof newer !== 'string' || typeof older !== 'string') return newer;
  if (isValueListText(path)) return joinList(mergeList(listIn(base), listIn(newer), listIn(older)));
  if (ONE_OF_A_LIST.has(name) || isMapping(path) || path[0] === 'leftAt') return newer === '' ? older : newer;
  return mergeText(newer, older);
}

function listIn(text: unknown): readonly string[] {
  return typeof text === 'string' ? splitList(text) : [];
}
