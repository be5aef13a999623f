import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  randomFillSync,
  type CipherGCM,
  type KeyObject,
} from 'node:crypto';
import { keyedDigest } from './keyed-digest.ts';
import { createOpenedValues, type OpenedValues } from './opened-values.ts';

const ALGORITHM = 'aes-256-gcm';
export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Nonces are drawn together: one call to the random source for each costs as much as the encryption. */
const IVS_DRAWN = 512;
/** Ciphers are made together: one alone costs five times as much, because nothing that it needs is in the processor's caches. */
const CIPHERS_MADE = 32;
/** More than nearly every value has. */
const PASSING_BYTES = 65_536;
const KEY_ID_CHARACTERS = 8;
/** Begins every sealed text, and every sealed file. */
const MARK = 'lf-sealed:1:';
const DIGEST_KEY_USE = 'lf-digest';
/** Between the name of a column and that of a record; no column has it in its name. */
const RECORD_AFTER = '\n';
/** Asked one by one: a set would hash every text. */
const isNothing = (text: string): boolean => text === '' || text === '{}' || text === '[]';

/** Names a key without telling it. */
export const keyIdOf = (key: Buffer): string =>
  createHash('sha256').update('key-id:').update(key).digest('hex').slice(0, KEY_ID_CHARACTERS);

/** A stored value that none of our keys opens, or that was changed outside. */
class SealError extends Error {
  override readonly name = 'SealError';
}

/** Without the record: it is named by a license code, and this goes to the log. */
const doesNotOpen = (column: string) => new SealError(`a value of ${column} does not open: it was changed outside`);

/**
 * Encrypts what people wrote, value by value: AES-256-GCM with a random nonce, the id of the key beside it, and the column's name as
 * authenticated data, so that a value cannot be moved to another column; where a record is named, to no other record either.
 * What holds no answer ('' and '{}') stays as it is: queries ask for it.
 */
export interface Sealer {
  readonly currentKeyId: string;
  knows(keyId: string): boolean;
  /** How a value that the current key sealed begins. */
  readonly currentMark: string;
  seal(column: string, text: string, record?: string): string;
  /** A text that was stored before there was a key comes back as it is. */
  open(column: string, stored: string, record?: string): string;
  sealBytes(column: string, bytes: Uint8Array): Buffer;
  openBytes(column: string, stored: Buffer): Buffer;
  /** Tells equal texts from others, and nothing to anybody without the key. Another key gives another one. */
  digest(text: string): string;
}

const placeOf = (column: string, record: string | undefined): string =>
  record === undefined ? column : `${column}${RECORD_AFTER}${record}`;

/** Each is given out once, and good until the next call. */
function drawIvs(): () => Buffer {
  const drawn = Buffer.allocUnsafeSlow(IV_BYTES * IVS_DRAWN);
  let at = drawn.length;
  return () => {
    if (at === drawn.length) {
      randomFillSync(drawn);
      at = 0;
    }
    return drawn.subarray(at, (at += IV_BYTES));
  };
}

interface MadeCipher {
  /** As text: the bytes of a nonce are those of another once more are drawn. */
  readonly ivBase64: string;
  readonly cipher: CipherGCM;
}

/** With the name of the column as their authenticated data, where one is given. Each is given out once. */
function makeCiphers(key: KeyObject, nextIv: () => Buffer, name?: Buffer): () => MadeCipher {
  const made: MadeCipher[] = [];
  // More each time, so that a column that is seldom written has few.
  let together = 1;
  return () => {
    if (made.length === 0) {
      for (let n = together; n > 0; n -= 1) {
        const iv = nextIv();
        const cipher = createCipheriv(ALGORITHM, key, iv);
        if (name !== undefined) cipher.setAAD(name);
        made.push({ ivBase64: iv.toString('base64'), cipher });
      }
      together = Math.min(CIPHERS_MADE, together * 2);
    }
    return made.pop() as MadeCipher;
  };
}

/** For ciphertext on its way, one value at a time: a buffer of its own for each value costs as much as its decryption. */
const passing = Buffer.allocUnsafeSlow(PASSING_BYTES);

/** Good until the next call. */
function fromBase64(text: string): Buffer {
  if (text.length > PASSING_BYTES) return Buffer.from(text, 'base64');
  return passing.subarray(0, passing.write(text, 'base64'));
}

function asBase64(tag: Buffer, sealed: Buffer): string {
  const length = tag.length + sealed.length;
  if (length > PASSING_BYTES) return Buffer.concat([tag, sealed]).toString('base64');
  tag.copy(passing);
  sealed.copy(passing, tag.length);
  return passing.toString('base64', 0, length);
}

export function createSealer(
  [current, ...earlier]: readonly [Buffer, ...Buffer[]],
  openedValues: OpenedValues = createOpenedValues(),
): Sealer {
  // As key objects: a key given as bytes is prepared again for every value.
  const keys = new Map([current, ...earlier].map((key) => [keyIdOf(key), createSecretKey(key)]));
  const currentKeyId = keyIdOf(current);
  const digest = keyedDigest(Buffer.from(hkdfSync('sha256', current, '', DIGEST_KEY_USE, KEY_BYTES)));
  const currentMark = `${MARK}${currentKeyId}:`;

  const nextIv = drawIvs();
  const currentKey = createSecretKey(current);
  const columns = new Map<string, { readonly name: Buffer; readonly nextCipher: () => MadeCipher }>();
  const columnOf = (column: string) => {
    let known = columns.get(column);
    if (known === undefined) {
      const name = Buffer.from(column);
      columns.set(column, (known = { name, nextCipher: makeCiphers(currentKey, nextIv, name) }));
    }
    return known;
  };
  const nameOf = (column: string, record?: string): Buffer =>
    record === undefined ? columnOf(column).name : Buffer.from(placeOf(column, record));
  const nextUnnamed = makeCiphers(currentKey, nextIv);
  const encrypt = (column: string, content: string | Uint8Array, record?: string) => {
    const { ivBase64, cipher } = record === undefined ? columnOf(column).nextCipher() : nextUnnamed();
    if (record !== undefined) cipher.setAAD(nameOf(column, record));
    const sealed = typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content);
    // Ends the tag; in this mode no bytes are left for it.
    cipher.final();
    return { ivBase64, tag: cipher.getAuthTag(), sealed };
  };
  const decrypt = (keyId: string, bytes: Buffer, column: string, record?: string): Buffer => {
    const key = keys.get(keyId);
    if (!key) throw new SealError(`sealed with the key ${keyId}, which is not configured`);
    // Node accepts shorter tags.
    if (bytes.length < IV_BYTES + TAG_BYTES) throw doesNotOpen(column);
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        .setAAD(nameOf(column, record))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      decipher.final();
      return opened;
    } catch {
      throw doesNotOpen(column);
    }
  };
  const keyIdIn = (marked: string) => marked.slice(MARK.length, MARK.length + KEY_ID_CHARACTERS);

  return {
    currentKeyId,
    currentMark,
    knows: (keyId) => keys.has(keyId),
    seal: (column, text, record) => {
      if (isNothing(text)) return text;
      // Not kept as an opened value: most are drafts, which the next save replaces, and keeping costs as much as encrypting.
      const { ivBase64, tag, sealed } = encrypt(column, text, record);
      // Base64 of a nonce ends where a group of three bytes ends: what follows is as if all were written at once.
      return currentMark + ivBase64 + asBase64(tag, sealed);
    },
    open: (column, stored, record) => {
      if (!stored.startsWith(MARK)) return stored;
      const place = placeOf(column, record);
      const known = openedValues.find(place, stored);
      if (known !== undefined) return known;
      const bytes = fromBase64(stored.slice(currentMark.length));
      // UTF-8 also where all is ASCII: the driver has just read the row with it, other conversions are cold in the processor's caches.
      const text = decrypt(keyIdIn(stored), bytes, column, record).toString('utf8');
      openedValues.keep(place, stored, text);
      return text;
    },
    digest,
    sealBytes: (column, bytes) => {
      const { ivBase64, tag, sealed } = encrypt(column, bytes);
      return Buffer.concat([Buffer.from(currentMark, 'latin1'), Buffer.from(ivBase64, 'base64'), tag, sealed]);
    },
    openBytes: (column, stored) => {
      const mark = stored.subarray(0, currentMark.length).toString('latin1');
      return mark.startsWith(MARK) ? decrypt(keyIdIn(mark), stored.subarray(currentMark.length), column) : stored;
    },
  };
}
