import { sql } from 'kysely';
import { questionIds, type AnswerVersion, type FormAnswer } from './form-answers.ts';
import type { SurveyItem } from '@lf/contract/survey';
import type { Database } from '@lf/platform/db/schema';
import type { OwnKey } from '../licenses/own-license.ts';

/** The submitted answers of one key. The caller holds the key while it writes. */

interface Row {
  readonly question_id: string;
  readonly position: number | null;
  readonly in_form: boolean;
  readonly question: string;
  readonly text: string;
  readonly versions: string;
}

export function findAnswers(db: Database, licenseCode: string): Promise<Row[]> {
  return db
    .selectFrom('answers')
    .select(['question_id', 'position', 'in_form', 'question', 'text', 'versions'])
    .where('license_code', '=', licenseCode)
    .orderBy('position')
    .execute();
}

/** By question: what the form data refers to. */
export const textsOf = (rows: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row.question_id, row.text]));

export const surveyDataOf = (rows: readonly Row[]): SurveyItem[] =>
  rows.filter(({ position }) => position !== null).map(({ question, text }) => ({ question, answer: text }));

const versionsIn = (row: Row | undefined): readonly AnswerVersion[] =>
  row === undefined ? [] : (JSON.parse(row.versions) as AnswerVersion[]);

/** More often than anybody changes an answer; a bound for those who try. */
const VERSIONS_MAX = 50;

/** The earlier versions once this text is the newest: what stood there joins them, and so does what a device replaced by itself. */
function versionsAfter(
  row: Row | undefined,
  text: string,
  earlier: readonly AnswerVersion[],
): readonly AnswerVersion[] {
  const versions = [...versionsIn(row)];
  const replaced = row === undefined ? [] : [{ text: row.text, replacedAt: Date.now() }];
  for (const version of [...replaced, ...earlier]) {
    if (version.text !== text && !versions.some((known) => known.text === version.text)) versions.push(version);
  }
  return versions.slice(-VERSIONS_MAX);
}

interface Written extends Pick<FormAnswer, 'id' | 'question' | 'topic' | 'text'> {
  readonly position: number | null;
  readonly inForm: boolean;
  readonly versions: readonly AnswerVersion[];
}

async function writeRows(db: Database, { licenseCode, userId }: OwnKey, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('answers')
    .values(
      rows.map((row) => ({
        license_code: licenseCode,
        question_id: row.id,
        user_id: userId,
        position: row.position,
        in_form: row.inForm,
        question: row.question,
        topic: row.topic,
        text: row.text,
        versions: JSON.stringify(row.versions),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['license_code', 'question_id']).doUpdateSet({
        position: sql`excluded.position`,
        in_form: sql`excluded.in_form`,
        topic: sql`coalesce(excluded.topic, answers.topic)`,
        text: sql`excluded.text`,
        versions: sql`excluded.versions`,
        submitted_at: sql`case when answers.text = excluded.text then answers.submitted_at else now() end`,
      }),
    )
    .execute();
}

/** The answers that a save of the form brought. */
export async function writeFormAnswers(db: Database, key: OwnKey, answers: readonly FormAnswer[]): Promise<void> {
  const known = await findAnswers(db, key.licenseCode);
  const changed = answers.flatMap(({ earlier, ...answer }): Written[] => {
    const row = known.find(({ question_id }) => question_id === answer.id);
    const versions = versionsAfter(row, answer.text, earlier);
    if (row?.in_form && row.text === answer.text && versions.length === versionsIn(row).length) return [];
    return [{ ...answer, versions, inForm: true, position: row?.position ?? null }];
  });
  await writeRows(db, key, changed);
}

/** The survey data as a list of its own: an answer that stands in the form keeps the form's text. */
export async function writeSurveyData(db: Database, key: OwnKey, items: readonly SurveyItem[]): Promise<void> {
  const known = await findAnswers(db, key.licenseCode);
  const idOf = questionIds();
  const rows = items.map(({ question, answer }, position): Written => {
    const id = idOf(question);
    const row = known.find(({ question_id }) => question_id === id);
    const inForm = row?.in_form ?? false;
    const text = inForm && row !== undefined ? row.text : answer;
    return { id, question, topic: null, text, position, inForm, versions: versionsAfter(row, text, []) };
  });
  await db
    .updateTable('answers')
    .set({ position: null })
    .where('license_code', '=', key.licenseCode)
    .where('position', 'is not', null)
    .execute();
  await writeRows(db, key, rows);
}

export async function deleteAnswers(db: Database, licenseCodes: readonly string[]): Promise<void> {
  if (licenseCodes.length > 0) await db.deleteFrom('answers').where('license_code', 'in', licenseCodes).execute();
}
