import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

const MIGRATION_TABLES = new Set(['kysely_migration', 'kysely_migration_lock']);

/** Our tables, each after those it refers to. */
export async function tablesInOrder(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(
    db,
  );
  const { rows: references } = await sql<{ from: string; to: string }>`
    select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(db);
  const waiting = new Set(tables.map(({ name }) => name).filter((name) => !MIGRATION_TABLES.has(name)));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter((name) => !references.some(({ from, to }) => from === name && waiting.has(to)));
    if (free.length === 0) throw new Error(`tables refer to each other in a ring: ${[...waiting].join(', ')}`);
    for (const name of free) {
      waiting.delete(name);
      ordered.push(name);
    }
  }
  return ordered;
}

export async function appliedMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
