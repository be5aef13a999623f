import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** Each submitted answer becomes a row; until here it stood in the form data and, a second time, in the survey data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answers')
    .addColumn('license_code', 'text', (column) => column.notNull().references('licenses.code').onDelete('cascade'))
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'integer')
    .addColumn('in_form', 'boolean', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('topic', 'text')
    .addColumn('follow_up', 'text')
    .addColumn('skipped', 'boolean')
    .addColumn('text', 'text', (column) => column.notNull())
    // Text, not jsonb: what a person typed comes back byte for byte.
    .addColumn('versions', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('submitted_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('answers_pk', ['license_code', 'question_id'])
    .execute();
  await db.schema.createIndex('answers_user_id').on('answers').column('user_id').execute();
  await db.schema.alterTable('survey_records').addColumn('answers_digest', 'text').execute();
  await moveAnswers(db);
  await db.schema.alterTable('survey_records').dropColumn('survey_data').execute();
}

interface OldRecord {
  readonly license_code: string;
  readonly user_id: string;
  readonly data: string;
  readonly survey_data: string | null;
  readonly updated_at: Date;
}

/** What stood for a skipped question before there was a field for it. */
const SKIPPED_BEFORE = 'I prefer to skip this question.';

const BATCH = 200;

async function moveAnswers(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<OldRecord>`
      select license_code, user_id, data, survey_data, updated_at from survey_records
      where license_code > ${after} order by license_code limit ${BATCH}`.execute(db);
    for (const row of rows) await moveAnswersOf(db, row);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.license_code;
  }
}

interface Answer {
  position: number | null;
  inForm: boolean;
  readonly question: string;
  readonly topic: string | null;
  readonly skipped: boolean | null;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The words of the question, and how often they came before in the same list. */
function questionIds(): (question: string) => string {
  const seen = new Map<string, number>();
  return (question) => {
    const count = seen.get(question) ?? 0;
    seen.set(question, count + 1);
    return createHash('sha256')
      .update(count === 0 ? question : `${count}\n${question}`)
      .digest('hex')
      .slice(0, 32);
  };
}

async function moveAnswersOf(db: Kysely<unknown>, row: OldRecord): Promise<void> {
  const answers = new Map<string, Answer>();
  const form = parsed(row.data);
  const questions = isFields(form) && isFields(form['questions']) ? form['questions'] : {};
  const items: readonly unknown[] = Array.isArray(questions['items']) ? questions['items'] : [];
  const idInForm = questionIds();
  const kept = items.map((item): unknown => {
    if (!isFields(item) || typeof item['question'] !== 'string' || typeof item['answer'] !== 'string') return item;
    const {
      question,
      answer: text,
      topic,
      skipped,
    } = item as { question: string; answer: string; [more: string]: unknown };
    const id = idInForm(question);
    if (text === '') return item;
    answers.set(id, {
      position: null,
      inForm: true,
      question,
      topic: typeof topic === 'string' ? topic : null,
      skipped: skipped === true || text === SKIPPED_BEFORE ? true : null,
      text,
    });
    return { ...item, answer: null };
  });
  const saved = parsed(row.survey_data);
  const idInSurvey = questionIds();
  for (const [position, item] of (Array.isArray(saved) ? (saved as unknown[]) : []).entries()) {
    if (!isFields(item) || typeof item['question'] !== 'string' || typeof item['answer'] !== 'string') continue;
    const id = idInSurvey(item['question']);
    const known = answers.get(id);
    if (known !== undefined) known.position = position;
    else {
      const { question, answer: text } = item as { question: string; answer: string };
      answers.set(id, { position, inForm: false, question, topic: null, skipped: null, text });
    }
  }
  for (const [id, answer] of answers) {
    await sql`insert into answers (license_code, question_id, user_id, position, in_form, question, topic, skipped, text, submitted_at)
      values (${row.license_code}, ${id}, ${row.user_id}, ${answer.position}, ${answer.inForm}, ${answer.question}, ${answer.topic}, ${answer.skipped},
        ${answer.text}, ${row.updated_at})`.execute(db);
  }
  if (![...answers.values()].some(({ inForm }) => inForm)) return;
  const data = JSON.stringify({ ...(form as Fields), questions: { ...questions, items: kept } });
  await sql`update survey_records set data = ${data} where license_code = ${row.license_code}`.execute(db);
}
