import { randomBytes } from 'node:crypto';
import { licenseCodeFrom, LICENSE_CODE_BYTES } from '@lf/domain/license-code';
import type { BenchServer } from '../servers.ts';

export interface LoadPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly licenseCode: string;
}

const PASSWORD = 'correct horse';

async function post(
  server: BenchServer,
  path: string,
  body: unknown,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? {} : await answer.json()) as Record<string, unknown>;
}

/** A person with a key, made over HTTP: bought in the sandbox, so that it works on either database. */
async function newPerson(server: BenchServer): Promise<LoadPerson> {
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const { id } = await post(server, '/users/register', { email, password: PASSWORD, firstName: 'Lo', lastName: 'Ad' });
  const { access_token } = await post(server, '/auth/login', { email, password: PASSWORD });
  const token = String(access_token);
  const { url } = await post(server, '/payments/create-checkout-session', {}, token);
  await post(server, `/payments/sandbox/${new URL(String(url)).pathname.split('/').pop() ?? ''}/pay`, {}, token);
  const licenses = (await (
    await fetch(`${server.url}/api/users/me/licenses`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { result: { code: string }[] };
  const licenseCode = licenses.result[0]?.code ?? licenseCodeFrom(randomBytes(LICENSE_CODE_BYTES));
  return { id: String(id), email, password: PASSWORD, token, licenseCode };
}

export async function newPeople(server: BenchServer, count: number): Promise<LoadPerson[]> {
  const people: LoadPerson[] = [];
  for (let made = 0; made < count; made += 1) people.push(await newPerson(server));
  return people;
}

/** A finished result of a further person; returns its code. */
export async function newResult(server: BenchServer): Promise<string> {
  const { token, id, licenseCode } = await newPerson(server);
  const values = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'];
  const valuesPhilosophy = 'You lead from Honesty. Because you say what is so, people can lean on you. '.repeat(8);
  await post(
    server,
    '/narrative/save-values',
    { userId: id, licenseCode, values, valuesPhilosophy, archetype: 'Peacekeeper' },
    token,
  );
  await post(server, '/users/me/license-status', { licenseCode, newStatus: 'completed' }, token);
  return licenseCode;
}
