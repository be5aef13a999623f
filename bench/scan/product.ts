import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiRoutes } from '@lf/contract/api-routes';
import { aiRoutes } from '@lf/contract/ai-routes';
import { buildParts, callOf, type Fields, type MatrixCall } from '@lf/platform/testing/matrix/build-call';
import { PRODUCTION } from '@lf/platform/testing/program';
import { startPostgres } from '@lf/platform/testing/start-postgres';
import { spawnSync } from 'node:child_process';
import { startProgram } from '../servers.ts';

export interface Product {
  readonly url: string;
  readonly token: string;
  /** One honest call of every route that takes anything from a caller. */
  readonly calls: readonly MatrixCall[];
  stop(): Promise<void>;
}

/** A scanner keeps this process waiting for longer than the server keeps an idle connection: none is used twice. */
export const ONE_CALL = { connection: 'close' };

/** What ends the session or the account would end the scan with it. */
const NOT_SCANNED = new Set(['POST /auth/logout', 'POST /users/recover-password']);

/** The built product on a PostgreSQL of its own, with a person, a key and a token; limits are off, or a scanner would meet nothing else. */
export async function startProduct(folder: string): Promise<Product> {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'data') };
  mkdirSync(env.DATA_DIR, { recursive: true });
  const server = await startProgram('dist/server.mjs', env);
  const post = async (address: string, body: unknown, token?: string): Promise<Record<string, string>> => {
    const answer = await fetch(`${server.url}/api${address}`, {
      method: 'POST',
      headers: {
        ...ONE_CALL,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const person = { email: 'scan@example.com', password: 'correct horse' };
  const { id = '' } = await post('/users/register', { ...person, firstName: 'Scan', lastName: 'Ner' });
  const { access_token: token = '' } = await post('/auth/login', person);
  const made = spawnSync(
    'npm',
    ['run', '--silent', 'operator', '--', 'coupon', 'create', '--code', 'SCAN', '--uses', '5'],
    { env: { ...process.env, ANSWERS_KEY: PRODUCTION.ANSWERS_KEY, ...env }, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`no access code for the scan: ${made.stdout}${made.stderr}`);
  const { code: licenseCode = '' } = await post('/coupons/redeem', { code: 'SCAN' }, token);
  const fields: Fields = {
    userId: id,
    user_id: id,
    id,
    licenseCode,
    license_code: licenseCode,
    entered: licenseCode,
    finished: licenseCode,
    given: '00000000-0000-4000-8000-000000000000',
    sentence: 'I carried my sister home.',
    sessionId: 'sandbox_none',
    email: person.email,
    emails: ['friend@example.com'],
    orderId: '00000000-0000-4000-8000-000000000000',
    firstName: 'Scan',
    lastName: 'Ner',
    password: 'not the one',
    newPassword: 'long enough',
    code: 'SCAN',
    quantity: 1,
    values: ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'],
    secret: 'a-secret-that-opens-nothing',
    replySecret: 'r'.repeat(43),
    picks: ['Honesty'],
    saw: { value: 'Honesty', text: 'they stayed.' },
    newStatus: 'used',
    data: '{}',
    value_drivers: ['Care'],
    survey_data: [{ question: 'Q?', answer: 'I carried my sister home.' }],
  };
  const services = [
    ['/api', apiRoutes],
    ['/ai', aiRoutes],
  ] as const;
  const calls = services.flatMap(([base, routes]) =>
    routes
      .filter(
        (route) =>
          !route.rawBody &&
          !NOT_SCANNED.has(`${route.method} ${route.path}`) &&
          (route.body ?? route.params ?? route.query) !== undefined,
      )
      .map((route) => callOf(base, route, buildParts(route, fields))),
  );
  return {
    url: server.url,
    token,
    calls,
    stop: async () => {
      await server.stop();
      await postgres.stop();
    },
  };
}

/** A call as the bytes that a scanner reads; each part of the path is marked as a place to try. */
export function writeRequest(file: string, product: Product, call: MatrixCall): void {
  const { host } = new URL(product.url);
  const address = call.url.replaceAll(
    /\/([0-9a-f-]{36}|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){6}|sandbox_none)(?=\/|$|\?)/g,
    '/$1*',
  );
  const body = call.body === undefined ? '' : JSON.stringify(call.body);
  const lines = [
    `${call.method} ${address} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${product.token}`,
    'Accept: application/json',
  ];
  if (body !== '') lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  writeFileSync(file, `${lines.join('\r\n')}\r\n\r\n${body}`);
}
