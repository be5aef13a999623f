import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

const SEEN_EVERY_MS = 10_000;
/** A server that was killed is forgotten after so long. */
const FORGOTTEN_AFTER_SECONDS = 35;

/** Shows the others on this database that a server is there, until the returned function is called. */
export async function announceServer(db: Database): Promise<() => Promise<void>> {
  const id = randomUUID();
  const show = async (): Promise<void> => {
    const seen_at = sql<Date>`now()`;
    await db
      .insertInto('running_servers')
      .values({ id, seen_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
      .execute();
  };
  await db
    .deleteFrom('running_servers')
    .where('seen_at', '<', sql<Date>`now() - make_interval(hours => 1)`)
    .execute();
  await show();
  // A database that is away for a moment is seen by the requests; this only shows that we are there.
  const timer = setInterval(() => void show().catch(() => undefined), SEEN_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await db
      .deleteFrom('running_servers')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  };
}

/** How many seconds ago a server was last seen, when one may be running. */
export async function serverSeenAgo(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('running_servers')
    .select(sql<number | null>`extract(epoch from now() - max(seen_at))::int`.as('seconds'))
    .executeTakeFirst();
  const seconds = row?.seconds ?? undefined;
  return seconds === undefined || seconds > FORGOTTEN_AFTER_SECONDS ? undefined : seconds;
}
