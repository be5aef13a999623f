import { randomBytes } from 'node:crypto';
import { GIFT_SECRET_BYTES, giftSecretFrom, readGiftSecret } from '@lf/domain/gift-secret';
import { hashOfLinkSecret } from '../link-secret.ts';

export const newGiftSecret = (): string => giftSecretFrom(randomBytes(GIFT_SECRET_BYTES));

/** In whatever case it was typed. Links of an earlier form have another length, and case matters in them. */
export const hashOfGiftSecret = (secret: string): string => hashOfLinkSecret(readGiftSecret(secret) ?? secret);
