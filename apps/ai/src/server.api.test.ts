import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseOn } from '@lf/platform/db/open-database';
import { postgresPool } from '@lf/platform/db/postgres-pool';
import { readConfig } from '@lf/platform/env';
import { createTokens } from '@lf/platform/http/tokens';
import { createTestDatabase } from '@lf/platform/testing/test-database';
import { testSettings } from '@lf/platform/testing/test-settings';

const { postgresUrl = '' } = testSettings();

test.skipIf(postgresUrl === '')(
  'on a host of its own it needs the address of the database and nothing else',
  async () => {
    const url = await createTestDatabase(postgresUrl);
    const child = spawn(process.execPath, ['--import', 'tsx', 'apps/ai/src/server.ts'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const db = databaseOn(postgresPool({ url, max: 1, prepared: false, onError: () => undefined }));
    try {
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      const address = /http:\/\/\S+/.exec(said.toString())?.[0];
      expect(await (await fetch(`${address}/ai/health`)).json()).toEqual({ status: 'ok' });

      const person = {
        email: `${randomUUID()}@example.com`,
        first_name: 'Ada',
        last_name: 'Test',
        password_hash: 'none',
      };
      const { id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
      await db.insertInto('licenses').values({ code: randomUUID(), user_id: id, status: 'used' }).execute();
      const expiresAt = new Date(Date.now() + 600_000);
      const session = await db
        .insertInto('sessions')
        .values({ user_id: id, expires_at: expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      // The API signs with the secret that lives in the database; this service must know it from there.
      const token = (await createTokens(db, readConfig({}))).sign({ userId: id, sessionId: session.id }, expiresAt);
      const answer = await fetch(`${address}/ai/survey/next-question`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: id, survey_data: [], additional_questions_requested: 0 }),
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ is_completed: false, engine: 'embedded' });
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await db.destroy();
    }
    expect(child.exitCode).toBe(0);
  },
  60_000,
);
