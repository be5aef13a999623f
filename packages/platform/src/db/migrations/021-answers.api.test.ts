import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';

let db: Database;

/** The shape before this migration. */
beforeAll(async () => {
  db = await openTestDatabase();
  await sql`drop table answers`.execute(db);
  await sql`alter table survey_records drop column answers_digest, add column survey_data text`.execute(db);
  await sql`delete from kysely_migration where name = '021-answers'`.execute(db);
  await sql`insert into users (id, email, first_name, last_name, password_hash)
    values ('00000000-0000-4000-8000-000000000001', 'ada@example.org', 'Ada', 'Lovelace', 'x')`.execute(db);
});
afterAll(() => db.destroy());

async function oldRecord(code: string, data: string, surveyData: string | null): Promise<void> {
  await sql`insert into licenses (code, user_id, status) values (${code}, '00000000-0000-4000-8000-000000000001', 'used')`.execute(
    db,
  );
  await sql`insert into survey_records (license_code, user_id, version, data, last_page_accessed, visited_routes, survey_data)
    values (${code}, '00000000-0000-4000-8000-000000000001', 7, ${data}, 'earliest-memory', '', ${surveyData})`.execute(
    db,
  );
}

test('answers of before become rows; what is no answer, and no JSON, stays as it is', async () => {
  const form = {
    flow: 'main',
    questions: {
      items: [
        { question: 'First?', answer: 'A kitchen. ' + String.fromCodePoint(0x1f35e), why: 'x' },
        { question: 'Second?', answer: 'A promise.', topic: 'promises' },
        { question: 'Third?', answer: '', draft: 'half' },
      ],
    },
  };
  const surveyData = [
    { question: 'First?', answer: 'A kitchen. ' + String.fromCodePoint(0x1f35e) },
    { question: 'Second?', answer: 'A promise.' },
    { question: 'Mirror?', answer: 'It was my aunt.' },
  ];
  await oldRecord('FULL', JSON.stringify(form), JSON.stringify(surveyData));
  await oldRecord('CLASSIC', '{"flow":"classic", "earliest-memory":"a story"}', null);
  await oldRecord('BROKEN', 'no json', 'neither');

  await migrate(db);

  const rows = await db
    .selectFrom('answers')
    .select(['license_code', 'question', 'topic', 'text', 'position', 'in_form', 'versions'])
    .orderBy('position')
    .execute();
  expect(rows).toEqual([
    {
      license_code: 'FULL',
      question: 'First?',
      topic: null,
      text: form.questions.items[0]?.answer,
      position: 0,
      in_form: true,
      versions: '[]',
    },
    {
      license_code: 'FULL',
      question: 'Second?',
      topic: 'promises',
      text: 'A promise.',
      position: 1,
      in_form: true,
      versions: '[]',
    },
    {
      license_code: 'FULL',
      question: 'Mirror?',
      topic: null,
      text: 'It was my aunt.',
      position: 2,
      in_form: false,
      versions: '[]',
    },
  ]);
  const records = await db.selectFrom('survey_records').select(['license_code', 'data', 'version']).execute();
  const dataOf = (code: string) => records.find((record) => record.license_code === code)?.data ?? '';
  expect(JSON.parse(dataOf('FULL'))).toEqual({
    flow: 'main',
    questions: {
      items: [
        { question: 'First?', answer: null, why: 'x' },
        { question: 'Second?', answer: null, topic: 'promises' },
        { question: 'Third?', answer: '', draft: 'half' },
      ],
    },
  });
  expect(dataOf('CLASSIC')).toBe('{"flow":"classic", "earliest-memory":"a story"}');
  expect(dataOf('BROKEN')).toBe('no json');
  expect(records.map(({ version }) => version)).toEqual([7, 7, 7]);
});
