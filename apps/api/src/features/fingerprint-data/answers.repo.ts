import { sql } from 'kysely';
import { writeCopy, type ServedAnswer } from './answers-copy.repo.ts';
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
  readonly question: string | null;
}

/** Without the words of a question that the form has: its id stands for them. */
function findAnswers(db: Database, licenseCode: string): Promise<Row[]> {
  return db
    .selectFrom('answers')
    .select(['question_id', 'position', 'in_form', 'topic', 'follow_up', 'skipped', 'text', 'versions', 'submitted_at'])
    .select(sql<string | null>`case when in_form then null else question end`.as('question'))
    .where('license_code', '=', licenseCode)
    .orderBy('position')
    .execute();
}

/** By question: what the form data refers to. */
export const textsOf = (rows: readonly Pick<Row, 'question_id' | 'text'>[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row.question_id, row.text]));

const asItem = (question: string, { text, topic, follow_up, skipped }: ServedAnswer): SurveyItem => ({
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
  served: readonly ServedAnswer[],
  questionsInForm: ReadonlyMap<string, string>,
): Promise<SurveyItem[]> {
  const listed = served.filter(({ position }) => position !== null);
  const questionOf = (row: ServedAnswer) => row.question ?? questionsInForm.get(row.question_id);
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

type Written = Omit<Row, 'versions' | 'question'> & {
  readonly question: string;
  readonly versions: readonly AnswerVersion[];
};

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

/** The written rows in place of those that were known, in the order that the rows are read in. */
function servedAfter(known: readonly Row[], written: readonly Written[]): ServedAnswer[] {
  const ids = new Set(written.map(({ question_id }) => question_id));
  const last = Number.MAX_SAFE_INTEGER;
  return [...known.filter(({ question_id }) => !ids.has(question_id)), ...written]
    .map(({ question_id, position, topic, follow_up, skipped, text, in_form, question }) => ({
      question_id,
      position,
      topic,
      follow_up,
      skipped,
      text,
      question: in_form ? null : question,
    }))
    .toSorted((a, b) => (a.position ?? last) - (b.position ?? last));
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
  await writeCopy(db, key.licenseCode, servedAfter(known, changed));
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
  const others = known.map((row) => ({ ...row, position: null }));
  await writeCopy(db, key.licenseCode, servedAfter(others, rows));
}

export async function deleteAnswers(db: Database, licenseCodes: readonly string[]): Promise<void> {
  if (licenseCodes.length > 0) await db.deleteFrom('answers').where('license_code', 'in', licenseCodes).execute();
}
