import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The tables that grow with what people did; each has rows afterward. */
export const GROWING_TABLES = [
  'users',
  'sessions',
  'licenses',
  'gifts',
  'survey_records',
  'answers',
  'fingerprints',
  'mirrors',
  'mirror_replies',
  'side_by_sides',
  'ai_answers',
  'rate_limits',
] as const;

const NARRATIVE = JSON.stringify({
  values: ['Honesty'],
  valuesExplanation: {},
  valuesPhilosophy: 'p',
  archetype: '',
  archetypeExplanation: '',
  triggers: [],
  triggersExplanation: {},
});

/** A past of so many people, numbered after those of before: a session, a key with a finished survey, a key in the middle of one and a gift each, thirteen rows in all. */
export async function seedPast(db: Database, people: number, after = 0): Promise<void> {
  const each = sql`generate_series(${after + 1}::int, ${after + people}::int) as n`;
  const user = sql`('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const statements = [
    sql`insert into users (id, email, first_name, last_name, password_hash)
      select ${user}, 'past-' || n || '@example.com', 'Past', 'Person', '-' from ${each}`,
    sql`insert into sessions (user_id, expires_at) select ${user}, now() + interval '1 day' from ${each}`,
    sql`insert into licenses (code, user_id, status) select 'PAST-DONE-' || n, ${user}, 'completed' from ${each}`,
    sql`insert into licenses (code, user_id, status) select 'PAST-OPEN-' || n, ${user}, 'used' from ${each}`,
    sql`insert into gifts (license_code, giver_id, secret_hash, claimed_at, claimed_license_code)
      select 'PAST-GIVEN-' || n, ${user}, 'past-' || n, now(), 'PAST-OPEN-' || n from ${each}`,
    sql`insert into answers (license_code, question_id, user_id, in_form, question, text)
      select 'PAST-OPEN-' || n, 'q', ${user}, true, 'q', 'a' from ${each}`,
    // With a copy, and after the answers, whose insertion takes it away: else the first sweep of a server makes them all, for minutes.
    sql`insert into survey_records (license_code, user_id, version, data, last_page_accessed, visited_routes, answers_copy)
      select 'PAST-OPEN-' || n, ${user}, 1, '{}', '', '', '[]' from ${each}`,
    sql`insert into fingerprints (license_code, user_id, values_philosophy, narrative, share_code)
      select 'PAST-DONE-' || n, ${user}, 'p', ${NARRATIVE}, 'PAST-SHARE-' || n from ${each}`,
    sql`insert into mirrors (license_code, user_id, link_hash, mirror_link, mirror_cards)
      select 'PAST-DONE-' || n, ${user}, 'past-' || n, '', '[]' from ${each}`,
    sql`insert into mirror_replies (mirror_id, secret_hash, replied, counted, reply_picks)
      select id, link_hash || '-reply', true, true, '[]' from mirrors where license_code like 'PAST-DONE-%'
      on conflict do nothing`,
    sql`insert into side_by_sides (inviter_id, inviter_code, secret_hash)
      select ${user}, 'PAST-DONE-' || n, 'past-' || n from ${each}`,
    sql`insert into ai_answers (key, user_id, license_code, answer, expires_at)
      select 'past-' || n, ${user}, 'PAST-OPEN-' || n, '{}', now() + interval '1 day' from ${each}`,
    sql`insert into rate_limits (key, count, resets_at) select 'past:' || n, 1, now() + interval '1 day' from ${each}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Finished keys of one account, numbered after those of before, each with its result, and as many that it gave away. */
export async function seedKeysOf(db: Database, userId: string, keys: number, after = 0): Promise<void> {
  const each = sql`generate_series(${after + 1}::int, ${after + keys}::int) as n`;
  const name = sql`${userId}::text || '-' || n`;
  const statements = [
    sql`insert into licenses (code, user_id, status, created_at)
      select 'OWN-' || ${name}, ${userId}::uuid, 'completed', now() - n * interval '1 second' from ${each}`,
    sql`insert into fingerprints (license_code, user_id, values_philosophy, narrative)
      select 'OWN-' || ${name}, ${userId}::uuid, 'p', ${NARRATIVE} from ${each}`,
    sql`insert into gifts (license_code, giver_id, secret_hash, claimed_at, claimed_license_code)
      select 'GIVEN-' || ${name}, ${userId}::uuid, 'given-' || ${name}, now() - n * interval '1 second', 'OWN-' || ${name} from ${each}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
