import type { SurveyForm } from '@lf/contract/form-data';
import type { ShownQuestion } from '../../../lib/deferred-hydration/drawn-ahead.ts';
import { currentIndex, isEdited, itemsOf, textOf, totalOf } from '../interview/interview.ts';
import type { SurveyRecord } from '../session/survey-record.ts';

/** The answer of the server about one key, as far as it is read before the contract's schemas are there. */
export interface SavedAnswer {
  readonly data: readonly {
    readonly data: string;
    readonly lastPageAccessed: string;
    readonly visitedRoutes: string;
    readonly version: number;
    readonly isFinal: boolean;
  }[];
}

export interface ServerRecord {
  readonly record: SurveyRecord;
  readonly version: number;
}

const isUnsaved = (draft: string | null): boolean =>
  draft !== null && (JSON.parse(draft) as { readonly unsaved: boolean }).unsaved;

/** The record that a step opens with where nothing on this device has a say against it; undefined where there is more to do. */
export function recordToDraw({ data: [saved] }: SavedAnswer, draft: string | null): ServerRecord | undefined {
  if (isUnsaved(draft) || saved?.isFinal) return undefined;
  if (saved === undefined) return { record: { form: {}, lastPageAccessed: '', visitedRoutes: [] }, version: 0 };
  const form = JSON.parse(saved.data) as SurveyForm;
  if (form.flow === 'classic') return undefined;
  const { lastPageAccessed, visitedRoutes, version } = saved;
  return {
    record: { form, lastPageAccessed, visitedRoutes: visitedRoutes === '' ? [] : visitedRoutes.split(',') },
    version,
  };
}

/** The plain case: a question waits, no answer is begun or changed, nothing is said along with it. All others are React's. */
export function shownQuestion(form: SurveyForm): ShownQuestion | undefined {
  const items = itemsOf(form);
  const index = currentIndex(form);
  const item = items[index];
  if (item === undefined || item.answer !== '' || textOf(item) !== '' || items.some(isEdited)) return undefined;
  const { question, why, note, safety } = item;
  if (question === '' || (note !== undefined && note !== '') || safety !== undefined) return undefined;
  const total = totalOf(form);
  return { question, why, number: Math.min(index + 1, total), total, count: items.length };
}
