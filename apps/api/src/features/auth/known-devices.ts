import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Long enough for somebody who comes back once a year. */
const LIFETIME_DAYS = 400;
const DAY_S = 24 * 60 * 60;

const signature = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`device:${text}`).digest();

/**
 * What a browser keeps to show that this person was logged in there before. It opens nothing: it only sets wrong passwords from elsewhere
 * apart from those of this device.
 */
export function newDevice(secret: string, userId: string): string {
  const expires = Math.floor(Date.now() / 1_000) + LIFETIME_DAYS * DAY_S;
  const text = `${userId}.${randomBytes(12).toString('base64url')}.${expires}`;
  return `${text}.${signature(secret, text).toString('base64url')}`;
}

/** The id of the device, when it is one of this person's. */
export function knownDevice(secrets: readonly string[], userId: string, device: string): string | undefined {
  const [owner, id, expires, given, ...more] = device.split('.');
  if (owner !== userId || id === undefined || given === undefined || more.length > 0) return undefined;
  if (!(Number(expires) > Date.now() / 1_000)) return undefined;
  const text = `${owner}.${id}.${expires ?? ''}`;
  const bytes = Buffer.from(given, 'base64url');
  const isOurs = secrets.some((secret) => {
    const own = signature(secret, text);
    return own.length === bytes.length && timingSafeEqual(own, bytes);
  });
  return isOurs ? id : undefined;
}
