import { isTracked, trackVisit } from '@lf/domain/page-tracking';
import { flowOf, stepsOf, type Flow } from '@lf/domain/survey-steps';
import { isSame, mergeForm } from './merge-form.ts';
import type { SurveyForm, QuestionItem } from '@lf/contract/form-data';

/** Everything the person has done with one key so far: the answers, and where they were. */
export interface SurveyRecord {
  readonly form: SurveyForm;
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

/** The furthest step of a flow that was visited; steps that both flows share tell nothing. */
function furthestVisited(visited: readonly string[], flow: Flow): string {
  return stepsOf(flow).findLast((step) => flowOf(step) === flow && visited.includes(step.slug))?.slug ?? '';
}

/** The other assessment: its answers are there as they were left, and so is the page it was left at. */
export function switchFlow(record: SurveyRecord, flow: Flow): SurveyRecord {
  const from = record.form.flow ?? 'main';
  if (from === flow) return record;
  const leftAt = { ...record.form.leftAt, [from]: record.lastPageAccessed };
  return {
    ...record,
    lastPageAccessed: leftAt[flow] ?? furthestVisited(record.visitedRoutes, flow),
    form: { ...record.form, flow, leftAt },
  };
}

/** The record as the server serves it once it is saved: earlier versions of an answer are kept there and not sent back. */
export function asSaved(record: SurveyRecord): SurveyRecord {
  const { questions } = record.form;
  if (questions?.items.some(hasEarlier) !== true) return record;
  const items = questions.items.map((item) => {
    const { earlier: _, ...kept } = item;
    return hasEarlier(item) ? kept : item;
  });
  return { ...record, form: { ...record.form, questions: { ...questions, items } } };
}

const hasEarlier = ({ answer, earlier }: QuestionItem): boolean => answer !== '' && earlier !== undefined;
