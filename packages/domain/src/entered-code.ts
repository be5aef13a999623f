import { readGiftSecret } from './gift-secret.ts';
import { readLicenseCode } from './license-code.ts';

/** What somebody put into the one field for whatever they were given. */
export type Entered =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'gift'; readonly secret: string }
  | { readonly kind: 'key'; readonly licenseCode: string }
  /** The address of a finished fingerprint: something to read, not to use. */
  | { readonly kind: 'shared-link' }
  | { readonly kind: 'access-code'; readonly code: string };

const GIFT_LINK = /[?&]gift=([\w-]+)/i;
const SHARED_LINK = /\/(?:digital-)?fingerprint\/[a-z0-9-]+/i;
/** What stands around a code that was copied out of a sentence. */
const AROUND = /^[\s\p{P}\p{S}\p{Cf}]+|[\s\p{P}\p{S}\p{Cf}]+$/gu;

/** Recognizes an access code, a gift link or a copied key, in any case and with whatever was copied along. */
export function readEntered(text: string): Entered {
  const entered = text.normalize('NFKC');
  const secret = GIFT_LINK.exec(entered)?.[1];
  if (secret !== undefined) return { kind: 'gift', secret };
  if (SHARED_LINK.test(entered)) return { kind: 'shared-link' };
  const licenseCode = readLicenseCode(entered);
  if (licenseCode !== undefined) return { kind: 'key', licenseCode };
  const typed = readGiftSecret(entered);
  if (typed !== undefined) return { kind: 'gift', secret: typed };
  const code = entered.replaceAll(AROUND, '').toUpperCase();
  return code === '' ? { kind: 'nothing' } : { kind: 'access-code', code };
}

/** Letters and digits that look alike on paper, each pair or triple under its digit. */
export const LOOK_ALIKE = { letters: 'OILSBZ', readAs: '011582' } as const;

/** Two codes that look alike have the same one: only letters and digits, look-alikes under one sign. */
export function lookOf(code: string): string {
  const signs = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return Array.from(signs, (sign) => LOOK_ALIKE.readAs[LOOK_ALIKE.letters.indexOf(sign)] ?? sign).join('');
}
