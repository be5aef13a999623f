import { Secret, TOTP } from 'otpauth';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { conflict, ruleBroken, unauthenticated } from '@lf/platform/http/errors';
import { findSecret, replaceSecret, switchOff, switchOn, useRecoveryCode, useStep } from './second-factor.repo.ts';
import { hashOfLinkSecret } from '../link-secret.ts';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';

const SECRET_BYTES = 20;
/** A phone's clock may be half a minute off. */
const STEPS_OFF = 1;

/** What every authenticator app understands: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });

async function isCodeOfApp(db: Database, userId: string, code: string): Promise<boolean> {
  const row = await findSecret(db, userId);
  if (!row) return false;
  const totp = totpOf(row.secret, '');
  const off = totp.validate({ token: code, window: STEPS_OFF });
  return off !== null && useStep(db, userId, totp.counter() + off);
}

/** A code of the app or a recovery code; each works once. */
async function isCodeOf(db: Database, userId: string, code: string): Promise<boolean> {
  return (await isCodeOfApp(db, userId, code)) || useRecoveryCode(db, userId, hashOfLinkSecret(code));
}

/** At the login, after the password was right. */
export async function assertSecondFactor(db: Database, userId: string, code: string | undefined): Promise<void> {
  if (code === undefined) throw unauthenticated(SETTINGS_MESSAGES.codeNeeded, 'second_factor_needed');
  if (!(await isCodeOf(db, userId, code))) throw unauthenticated(SETTINGS_MESSAGES.codeWrong, 'second_factor_wrong');
}

const isOnAlready = () => conflict(SETTINGS_MESSAGES.secondIsOn, 'second_factor_on');

export async function startSecondFactor(db: Database, user: CurrentUser): Promise<{ secret: string; uri: string }> {
  if (user.secondFactor) throw isOnAlready();
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await replaceSecret(db, user.id, secret);
  return { secret, uri: totpOf(secret, user.email).toString() };
}

/** On from now on; the codes are told this once. */
export function confirmSecondFactor(
  db: Database,
  user: CurrentUser,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  return db.transaction().execute(async (trx) => {
    if (user.secondFactor) throw isOnAlready();
    if (!(await findSecret(trx, user.id))) throw conflict(SETTINGS_MESSAGES.secondNotStarted, 'second_factor_missing');
    if (!(await isCodeOfApp(trx, user.id, code)))
      throw ruleBroken([SETTINGS_MESSAGES.codeWrong], 'second_factor_wrong');
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((each) => hashOfLinkSecret(plainRecoveryCode(each)));
    if (!(await switchOn(trx, user.id, hashes))) throw isOnAlready();
    return { recoveryCodes };
  });
}

export async function stopSecondFactor(db: Database, user: CurrentUser, code: string): Promise<void> {
  if (user.secondFactor && !(await isCodeOf(db, user.id, code)))
    throw ruleBroken([SETTINGS_MESSAGES.codeWrong], 'second_factor_wrong');
  await db.transaction().execute((trx) => switchOff(trx, user.id));
}
