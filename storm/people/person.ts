import { randomUUID } from 'node:crypto';
import { caller, type Answer, type Ask, type Caller } from './http.ts';

/** Somebody with an account, signed in. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly keys: readonly string[];
  readonly token: string;
  call(method: string, path: string, body?: unknown, ask?: Ask): Promise<Answer>;
  /** A new session, after the old ones were ended. */
  logInAgain(): Promise<void>;
  leave(): void;
}

export interface Place {
  readonly url: string;
  readonly accessCode: string;
}

const PASSWORD = 'correct horse';

export function read<T>({ status, text }: Answer): T {
  if (status < 200 || status > 299) throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

async function arrive(place: Place, web: Caller, withKeys: boolean): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  read(
    await web.call('POST', '/api/users/register', {
      body: { firstName: 'Ada', lastName: 'Storm', email, password: PASSWORD },
    }),
  );
  let token = '';
  const logIn = async (): Promise<void> => {
    const answer = await web.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    token = read<{ access_token: string }>(answer).access_token;
  };
  await logIn();
  const call: Person['call'] = (method, path, body, ask = {}) =>
    web.call(method, path, { token, ...(body === undefined ? {} : { body }), ...ask });
  const { id } = read<{ id: string }>(await call('GET', '/api/users/me'));
  const keys = withKeys
    ? read<{ licenses: { code: string }[] }>(await call('POST', '/api/coupons/redeem', { code: place.accessCode }))
        .licenses
    : [];
  return {
    id,
    email,
    keys: keys.map(({ code }) => code),
    get token() {
      return token;
    },
    call,
    logInAgain: logIn,
    leave: () => web.close(),
  };
}

/** People with an account each and, unless told otherwise, keys. */
export function people(
  place: Place,
  count: number,
  options: { readonly withKeys?: boolean; readonly connections?: number } = {},
): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      arrive(place, caller(place.url, options.connections), options.withKeys ?? true),
    ),
  );
}

export const person = async (place: Place): Promise<Person> => {
  const [one] = await people(place, 1);
  if (one === undefined) throw new Error('nobody arrived');
  return one;
};
