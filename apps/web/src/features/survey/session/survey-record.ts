import { isTracked, trackVisit } from '@lf/domain/page-tracking';
import { isSame, mergeForm } from './merge-form.ts';
import type { FormData } from '@lf/contract/form-data';

/** Everything the person has done with one key so far: the answers, and where they were. */
export interface SurveyRecord {
  readonly form: FormData;
  readonly lastPageAccessed: string;
  readonly visitedRoutes: readonly string[];
}

export const EMPTY_RECORD: SurveyRecord = { form: {}, lastPageAccessed: '', visitedRoutes: [] };

export function isSameRecord(left: SurveyRecord, right: SurveyRecord): boolean {
  return isSame(left, right);
}

/** The newer form says where the person was last; pages visited anywhere were visited. */
export function mergeRecords(base: SurveyRecord, mine: SurveyRecord, theirs: SurveyRecord): SurveyRecord {
  const newer = (theirs.form.editedAt ?? 0) > (mine.form.editedAt ?? 0) ? theirs : mine;
  const lastPageAccessed = newer.lastPageAccessed || mine.lastPageAccessed || theirs.lastPageAccessed;
  return {
    form: mergeForm(base.form, mine.form, theirs.form),
    lastPageAccessed,
    visitedRoutes: [...new Set([...theirs.visitedRoutes, ...mine.visitedRoutes])],
  };
}

/** The first page is where one decides whether to go on: it is visited, but it is no place to go on to. */
export function visitPage(record: SurveyRecord, page: string, isFirst: boolean): SurveyRecord {
  const visitedRoutes = trackVisit(record.visitedRoutes, page);
  const lastPageAccessed = isTracked(page) && !isFirst ? page : record.lastPageAccessed;
  if (visitedRoutes === record.visitedRoutes && lastPageAccessed === record.lastPageAccessed) return record;
  return { ...record, visitedRoutes, lastPageAccessed };
}
