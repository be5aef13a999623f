import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_CHARACTERS = 8;
/** Begins every sealed text, and every sealed file. */
const MARK = 'lf-sealed:1:';
const NOTHING: ReadonlySet<string> = new Set(['', '{}', '[]']);

/** Names a key without telling it. */
export const keyIdOf = (key: Buffer): string =>
  createHash('sha256').update('key-id:').update(key).digest('hex').slice(0, KEY_ID_CHARACTERS);

/** A stored value that none of our keys opens, or that was changed outside. */
class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts what people wrote, value by value: AES-256-GCM with a random nonce, the id of the key beside it, and the column's name as
 * authenticated data, so that a value cannot be moved to another column. What holds no answer ('' and '{}') stays as it is:
 * queries ask for it.
 */
export interface Sealer {
  readonly currentKeyId: string;
  knows(keyId: string): boolean;
  /** How a value that the current key sealed begins. */
  readonly currentMark: string;
  seal(column: string, text: string): string;
  /** A text that was stored before there was a key comes back as it is. */
  open(column: string, stored: string): string;
  sealBytes(column: string, bytes: Uint8Array): Buffer;
  openBytes(column: string, stored: Buffer): Buffer;
}

export function createSealer([current, ...earlier]: readonly [Buffer, ...Buffer[]]): Sealer {
  const keys = new Map([current, ...earlier].map((key) => [keyIdOf(key), key]));
  const currentKeyId = keyIdOf(current);
  const currentMark = `${MARK}${currentKeyId}:`;

  const names = new Map<string, Buffer>();
  const nameOf = (column: string): Buffer => {
    const known = names.get(column) ?? Buffer.from(column);
    names.set(column, known);
    return known;
  };
  const encrypt = (column: string, bytes: Uint8Array): Buffer => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, current, iv).setAAD(nameOf(column));
    const sealed = cipher.update(bytes);
    // Ends the tag; in this mode no bytes are left for it.
    cipher.final();
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  };
  const decrypt = (column: string, keyId: string, bytes: Buffer): Buffer => {
    const key = keys.get(keyId);
    if (!key) throw new SealError(`sealed with the key ${keyId}, which is not configured`);
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        .setAAD(nameOf(column))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      decipher.final();
      return opened;
    } catch {
      throw new SealError(`a value of ${column} does not open: it was changed outside`);
    }
  };
  const keyIdIn = (marked: string) => marked.slice(MARK.length, MARK.length + KEY_ID_CHARACTERS);

  return {
    currentKeyId,
    currentMark,
    knows: (keyId) => keys.has(keyId),
    seal: (column, text) =>
      NOTHING.has(text) ? text : currentMark + encrypt(column, Buffer.from(text, 'utf8')).toString('base64'),
    open: (column, stored) =>
      stored.startsWith(MARK)
        ? decrypt(column, keyIdIn(stored), Buffer.from(stored.slice(currentMark.length), 'base64')).toString('utf8')
        : stored,
    sealBytes: (column, bytes) => Buffer.concat([Buffer.from(currentMark, 'latin1'), encrypt(column, bytes)]),
    openBytes: (column, stored) => {
      const mark = stored.subarray(0, currentMark.length).toString('latin1');
      return mark.startsWith(MARK) ? decrypt(column, keyIdIn(mark), stored.subarray(currentMark.length)) : stored;
    },
  };
}
