import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { amount } from '../amount.ts';
import { CONNECTIONS } from './measure.ts';
import type { LoadPerson } from './people.ts';

const SECONDS = amount(4, 1);

const SESSION = `select users.id, users.email, users.first_name, users.last_name from sessions inner join users on users.id = sessions.user_id where sessions.user_id = :user and sessions.expires_at > now() limit 1;`;

/** The statements of a call, as the product sends them; a number picks the person. */
const STATEMENTS: Readonly<Record<string, string>> = {
  'save-answer': `${SESSION}
begin;
select code, status from licenses where code = :license and user_id = :user and revoked_at is null for update;
update survey_records set data = repeat('x', 1500), last_page_accessed = 'earliest-memory', visited_routes = 'about-you', updated_at = now(), version = version + 1 where license_code = :license and user_id = :user and not exists (select license_code from fingerprints where license_code = :license and confirmed_at is not null) returning version;
commit;`,
  licenses: `${SESSION}
select licenses.code, licenses.user_id, licenses.status, licenses.created_at, licenses.order_id, licenses.given_by, gifts.id, gifts.recipient_email from licenses left join gifts on gifts.license_code = licenses.code and gifts.claimed_at is null and gifts.taken_back_at is null where licenses.user_id = :user and licenses.revoked_at is null;
select gifts.license_code, licenses.user_id, licenses.status, licenses.created_at, gifts.id, gifts.recipient_email from gifts inner join licenses on licenses.code = gifts.claimed_license_code where gifts.giver_id = :user and licenses.revoked_at is null;`,
  'public result': `insert into rate_limits (key, count, resets_at) values ('bench:127.0.0.1', 1, now() + interval '60 s') on conflict (key) do update set count = rate_limits.count + 1 returning count, extract(epoch from resets_at - now());
select fingerprints.narrative, fingerprints.public, licenses.user_id from fingerprints inner join licenses on licenses.code = fingerprints.license_code where licenses.code = :result and licenses.status = 'completed' and licenses.revoked_at is null and fingerprints.values_philosophy <> '';`,
};

/** The same SQL straight into PostgreSQL: transactions per second, or undefined where pgbench is not installed. */
export function pgbench(
  databaseUrl: string,
  name: string,
  people: readonly LoadPerson[],
  result: string,
): number | undefined {
  const statements = STATEMENTS[name];
  if (statements === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-pgbench-'));
  const files = people.flatMap((person, at) => {
    const file = path.join(folder, `${at}.sql`);
    const filled = statements
      .replaceAll(':user', `'${person.id}'`)
      .replaceAll(':license', `'${person.licenseCode}'`)
      .replaceAll(':result', `'${result}'`);
    writeFileSync(file, filled);
    return ['-f', file];
  });
  const { stdout } = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(SECONDS), ...files, databaseUrl],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const tps = /tps = ([\d.]+)/.exec(stdout ?? '')?.[1];
  return tps === undefined ? undefined : Number(tps);
}
