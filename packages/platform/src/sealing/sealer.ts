import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomFillSync,
} from 'node:crypto';
import { createOpenedValues, type OpenedValues } from './opened-values.ts';

const ALGORITHM = 'aes-256-gcm';
export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Nonces are drawn together: one call to the random source for each costs as much as the encryption. */
const IVS_DRAWN = 512;
const KEY_ID_CHARACTERS = 8;
/** Begins every sealed text, and every sealed file. */
const MARK = 'lf-sealed:1:';
const DIGEST_KEY_USE = 'lf-digest';
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
  /** Tells equal texts from others, and nothing to anybody without the key. Another key gives another one. */
  digest(text: string): string;
}

/** Each is given out once. */
function drawIvs(): () => Buffer {
  let drawn = Buffer.alloc(0);
  return () => {
    if (drawn.length === 0) drawn = randomFillSync(Buffer.alloc(IV_BYTES * IVS_DRAWN));
    const iv = drawn.subarray(0, IV_BYTES);
    drawn = drawn.subarray(IV_BYTES);
    return iv;
  };
}

export function createSealer(
  [current, ...earlier]: readonly [Buffer, ...Buffer[]],
  openedValues: OpenedValues = createOpenedValues(),
): Sealer {
  // As key objects: a key given as bytes is prepared again for every value.
  const currentKey = createSecretKey(current);
  const keys = new Map([current, ...earlier].map((key) => [keyIdOf(key), createSecretKey(key)]));
  const currentKeyId = keyIdOf(current);
  const digestKey = createSecretKey(Buffer.from(hkdfSync('sha256', current, '', DIGEST_KEY_USE, KEY_BYTES)));
  const currentMark = `${MARK}${currentKeyId}:`;

  const names = new Map<string, Buffer>();
  const nameOf = (column: string): Buffer => {
    const known = names.get(column) ?? Buffer.from(column);
    names.set(column, known);
    return known;
  };
  const nextIv = drawIvs();
  const encrypt = (column: string, bytes: Uint8Array): Buffer => {
    const iv = nextIv();
    const cipher = createCipheriv(ALGORITHM, currentKey, iv).setAAD(nameOf(column));
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
    seal: (column, text) => {
      if (NOTHING.has(text)) return text;
      // Not kept as an opened value: most are drafts, which the next save replaces, and keeping costs as much as encrypting.
      return currentMark + encrypt(column, Buffer.from(text, 'utf8')).toString('base64');
    },
    open: (column, stored) => {
      if (!stored.startsWith(MARK)) return stored;
      const known = openedValues.find(column, stored);
      if (known !== undefined) return known;
      const bytes = Buffer.from(stored.slice(currentMark.length), 'base64');
      const text = decrypt(column, keyIdIn(stored), bytes).toString('utf8');
      openedValues.keep(column, stored, text);
      return text;
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
    sealBytes: (column, bytes) => Buffer.concat([Buffer.from(currentMark, 'latin1'), encrypt(column, bytes)]),
    openBytes: (column, stored) => {
      const mark = stored.subarray(0, currentMark.length).toString('latin1');
      return mark.startsWith(MARK) ? decrypt(column, keyIdIn(mark), stored.subarray(currentMark.length)) : stored;
    },
  };
}
