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
  readonly topic: string | null;
  readonly follow_up: string | null;
  readonly skipped: boolean | null;
  readonly text: string;
  readonly versions: string;
  readonly submitted_at: Date;
}

/** Without the words of the question: its id stands for them. */
export function findAnswers(db: Database, licenseCode: string): Promise<Row[]> {
  return db
    .selectFrom('answers')
    .select(['question_id', 'position', 'in_form', 'topic', 'follow_up', 'skipped', 'text', 'versions', 'submitted_at'])
    .where('license_code', '=', licenseCode)
    .orderBy('position')
    .execute();
}

/** What a read serves. The words of a question in the form are in the form data, too: they are not decrypted a second time. */
export function findServedAnswers(db: Database, licenseCode: string) {
  return db
    .selectFrom('answers')
    .select(['question_id', 'position', 'topic', 'follow_up', 'skipped', 'text'])
    .select(sql<string | null>`case when in_form then null else question end`.as('question'))
    .where('license_code', '=', licenseCode)
    .orderBy('position')
    .execute();
}

type Served = Omit<Row, 'in_form' | 'versions' | 'submitted_at'> & { readonly question: string | null };

/** By question: what the form data refers to. */
export const textsOf = (rows: readonly Pick<Row, 'question_id' | 'text'>[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row.question_id, row.text]));

const asItem = (question: string, { text, topic, follow_up, skipped }: Served): SurveyItem => ({
  question,
  answer: text,
  ...(topic === null ? {} : { topic }),
  ...(follow_up === null ? {} : { follow_up }),
  ...(skipped === null ? {} : { skipped }),
});

const NONE: ReadonlyMap<string, string> = new Map();

async function findQuestions(db: Database, licenseCode: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('answers')
    .select(['question_id', 'question'])
    .where('license_code', '=', licenseCode)
    .execute();
  return new Map(rows.map((row) => [row.question_id, row.question]));
}

/** A question that the form no longer has is asked for on its own. */
export async function surveyDataOf(
  db: Database,
  licenseCode: string,
  served: readonly Served[],
  questionsInForm: ReadonlyMap<string, string>,
): Promise<SurveyItem[]> {
  const listed = served.filter(({ position }) => position !== null);
  const questionOf = (row: Served) => row.question ?? questionsInForm.get(row.question_id);
  const stored = listed.every((row) => questionOf(row) !== undefined) ? NONE : await findQuestions(db, licenseCode);
  return listed.map((row) => asItem(questionOf(row) ?? stored.get(row.question_id) ?? '', row));
}

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
  const replaced = row === undefined || row.skipped ? [] : [{ text: row.text, replacedAt: Date.now() }];
  for (const version of [...replaced, ...earlier]) {
    if (version.text !== text && !versions.some((known) => known.text === version.text)) versions.push(version);
  }
  return versions.slice(-VERSIONS_MAX);
}

type Written = Omit<Row, 'versions'> & { readonly question: string; readonly versions: readonly AnswerVersion[] };

/** An answer that says the same was submitted when it first did. Compared here: in the database it is encrypted. */
const submittedAt = (row: Row | undefined, text: string): Date => (row?.text === text ? row.submitted_at : new Date());

async function writeRows(db: Database, { licenseCode, userId }: OwnKey, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('answers')
    .values(
      rows.map((row) => ({
        ...row,
        versions: JSON.stringify(row.versions),
        license_code: licenseCode,
        user_id: userId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['license_code', 'question_id']).doUpdateSet({
        position: sql`excluded.position`,
        in_form: sql`excluded.in_form`,
        topic: sql`excluded.topic`,
        follow_up: sql`excluded.follow_up`,
        skipped: sql`excluded.skipped`,
        text: sql`excluded.text`,
        versions: sql`excluded.versions`,
        submitted_at: sql`excluded.submitted_at`,
      }),
    )
    .execute();
}

/** The answers that a save of the form brought. */
export async function writeFormAnswers(db: Database, key: OwnKey, answers: readonly FormAnswer[]): Promise<void> {
  const known = await findAnswers(db, key.licenseCode);
  const changed = answers.flatMap(({ id, question, topic, text, earlier, ...answer }): Written[] => {
    const row = known.find(({ question_id }) => question_id === id);
    const versions = versionsAfter(row, text, earlier);
    const skipped = answer.skipped || null;
    const isKnown = row?.in_form && row.text === text && row.skipped === skipped;
    if (isKnown && versions.length === versionsIn(row).length) return [];
    const { position = null, follow_up = null } = row ?? {};
    const told = topic ?? row?.topic ?? null;
    return [
      {
        question_id: id,
        in_form: true,
        position,
        question,
        topic: told,
        follow_up,
        skipped,
        text,
        versions,
        submitted_at: submittedAt(row, text),
      },
    ];
  });
  await writeRows(db, key, changed);
}

/** The survey data as a list of its own: an answer that stands in the form keeps the form's text. */
export async function writeSurveyData(db: Database, key: OwnKey, items: readonly SurveyItem[]): Promise<void> {
  const known = await findAnswers(db, key.licenseCode);
  const idOf = questionIds();
  const rows = items.map(({ question, answer, topic, follow_up, skipped }, position): Written => {
    const id = idOf(question);
    const row = known.find(({ question_id }) => question_id === id);
    const text = row?.in_form ? row.text : answer;
    return {
      question_id: id,
      in_form: row?.in_form ?? false,
      position,
      question,
      topic: topic ?? null,
      follow_up: follow_up ?? null,
      skipped: row?.in_form ? row.skipped : (skipped ?? null),
      text,
      versions: versionsAfter(row, text, []),
      submitted_at: submittedAt(row, text),
    };
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
