import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** What makes a link in a mail work: it goes out once, and only its hash is kept. */
export const newLinkSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** No salt and no slow hash: 32 random bytes cannot be guessed from it. */
export const hashOfLinkSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
