import { sql, type Kysely } from 'kysely';

/**
 * What a read serves of a key's answers, in one value instead of several per answer. Whoever writes answers without writing the copy,
 * as a process of the version before does, takes the copy away: then the rows are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table survey_records add column answers_copy text`.execute(db);
  await sql`create index survey_records_without_copy on survey_records (license_code) where answers_copy is null`.execute(
    db,
  );
  await sql`
    create or replace function answers_copy_outdated() returns trigger language plpgsql as $$
    begin
      update survey_records set answers_copy = null
      where license_code = coalesce(new.license_code, old.license_code) and answers_copy is not null;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger answers_copy_outdated after insert or update or delete on answers
    for each row execute function answers_copy_outdated()
  `.execute(db);
}
