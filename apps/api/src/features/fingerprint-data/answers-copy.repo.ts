import { sql } from 'kysely';
import { SEALED_COPY } from '@lf/platform/sealing/sealed-columns';
import { sealerOf } from '@lf/platform/sealing/sealing-dialect';
import type { Database } from '@lf/platform/db/schema';
import type { OwnKey } from '../licenses/own-license.ts';

/**
 * The answers of one key as a read serves them, in one sealed value: each value that is opened costs the same, however short it is.
 * The rows stay what counts. Whoever writes rows writes the copy in the same transaction, or the database takes it away (migration 022).
 */

export interface ServedAnswer {
  readonly question_id: string;
  readonly position: number | null;
  readonly topic: string | null;
  readonly follow_up: string | null;
  readonly skipped: boolean | null;
  readonly text: string;
  /** Null where the form has it: its words are in the form data. */
  readonly question: string | null;
}

function findServedAnswers(db: Database, licenseCode: string): Promise<ServedAnswer[]> {
  return db
    .selectFrom('answers')
    .select(['question_id', 'position', 'topic', 'follow_up', 'skipped', 'text'])
    .select(sql<string | null>`case when in_form then null else question end`.as('question'))
    .where('license_code', '=', licenseCode)
    .orderBy('position')
    .execute();
}

const { column } = SEALED_COPY;

export async function writeCopy(db: Database, licenseCode: string, answers: readonly ServedAnswer[]): Promise<void> {
  const text = JSON.stringify(answers);
  await db
    .updateTable('survey_records')
    .set({ answers_copy: sealerOf(db)?.seal(column, text, licenseCode) ?? text })
    .where('license_code', '=', licenseCode)
    .execute();
}

/** From the record's copy; from the rows where there is none. */
export async function servedAnswers(
  db: Database,
  { licenseCode }: Pick<OwnKey, 'licenseCode'>,
  copy: string | null,
): Promise<readonly ServedAnswer[]> {
  if (copy === null) return findServedAnswers(db, licenseCode);
  return JSON.parse(sealerOf(db)?.open(column, copy, licenseCode) ?? copy) as ServedAnswer[];
}

/** A few at a time, and one transaction for each: nobody's save waits for more than one copy. */
const BATCH = 200;

const recordsWithoutCopy = (db: Database, after: string) =>
  db
    .selectFrom('survey_records')
    .select('license_code')
    .where('answers_copy', 'is', null)
    .where('license_code', '>', after)
    .orderBy('license_code')
    .limit(BATCH)
    .execute();

/** Makes the copies that are missing: after an upgrade, a restore, a change of the key, and what a process of the version before wrote. */
export async function makeMissingCopies(db: Database): Promise<number> {
  let made = 0;
  let after = '';
  for (;;) {
    const found = await recordsWithoutCopy(db, after);
    for (const { license_code } of found) {
      await db.transaction().execute(async (trx) => {
        // As every save does: no row changes before the copy is written.
        await trx.selectFrom('licenses').select('code').where('code', '=', license_code).forUpdate().execute();
        await writeCopy(trx, license_code, await findServedAnswers(trx, license_code));
      });
      made += 1;
      after = license_code;
    }
    if (found.length < BATCH) return made;
  }
}
