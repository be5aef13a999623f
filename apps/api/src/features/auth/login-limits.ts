import { addressKey } from '@lf/platform/http/rate-limit';
import { knownDevice } from './known-devices.ts';
import { accountKey } from '../account-key.ts';
import type { ApiContext } from '../api-context.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** A workshop of forty logs in within ten minutes, and mistypes. */
export const LOGIN_PER_ADDRESS = { name: 'login', max: 300, windowSeconds: 10 * MINUTE_S };
const PER_ADDRESS_AND_ACCOUNT = {
  name: 'login-address-account',
  free: 5,
  firstWaitSeconds: 15,
  waitMaxSeconds: 15 * MINUTE_S,
  forgetSeconds: HOUR_S,
};
/** All devices that nobody was logged in on before, together. */
export const UNKNOWN_DEVICES = {
  name: 'login-account',
  free: 50,
  firstWaitSeconds: 15,
  waitMaxSeconds: 5 * MINUTE_S,
  forgetSeconds: HOUR_S,
};
/** A known device that guesses on counts as an unknown one. */
const KNOWN_DEVICE = {
  name: 'login-device',
  free: 30,
  firstWaitSeconds: 15 * MINUTE_S,
  waitMaxSeconds: HOUR_S,
  forgetSeconds: HOUR_S,
};

export interface LoginAttempt {
  readonly email: string;
  readonly devices: readonly string[];
  readonly address: string;
}

/**
 * Counts an attempt before its password is looked at; 429 when it must wait. Strangers can make each other wait, never a device on which
 * the person was logged in before. Returns what to do once the password was right.
 */
export async function countAttempt(
  { backoff, limit, tokens }: ApiContext,
  { email, devices, address }: LoginAttempt,
  userId: string | undefined,
): Promise<() => Promise<void>> {
  const known =
    userId === undefined
      ? undefined
      : devices.map((device) => knownDevice(tokens.secrets, userId, device)).find((id) => id !== undefined);
  if (known !== undefined && (await backoff.take(KNOWN_DEVICE, known)) === undefined)
    return () => backoff.clear(KNOWN_DEVICE, known);
  const account = accountKey(email);
  const place = `${addressKey(address)}:${account}`;
  await limit(LOGIN_PER_ADDRESS, addressKey(address));
  await backoff.demand(PER_ADDRESS_AND_ACCOUNT, place);
  await backoff.demand(UNKNOWN_DEVICES, account);
  return async () => {
    await backoff.clear(PER_ADDRESS_AND_ACCOUNT, place);
    await backoff.clear(UNKNOWN_DEVICES, account);
  };
}
