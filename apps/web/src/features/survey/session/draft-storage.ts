import * as z from 'zod/mini';
import { formData } from '@lf/contract/form-data';
import { baseKey, draftKey } from './draft-key.ts';
import { EMPTY_RECORD, type SurveyRecord } from './survey-record.ts';

/** What this browser keeps of one person's work with one key, until the server has all of it. */
export interface Draft {
  readonly record: SurveyRecord;
  /** The last record that this browser and the server agreed on, and its version. */
  readonly base: SurveyRecord;
  readonly baseVersion: number;
  /** Something here has not reached the server yet. */
  readonly unsaved: boolean;
}

/** The part of the browser's storage that is needed here. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
}

const record = z.object({ form: formData, lastPageAccessed: z.string(), visitedRoutes: z.array(z.string()) });
const agreed = z.object({ record, version: z.int() });
const current = z.object({ record, unsaved: z.boolean() });

function parse<S extends z.ZodMiniType>(schema: S, text: string | null): z.infer<S> | undefined {
  if (text === null) return undefined;
  try {
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export interface DraftStorage {
  /** The storage name of what is being written, to recognise another tab's writing. */
  readonly key: string;
  read(): Draft | undefined;
  /** At every keystroke. */
  writeCurrent(record: SurveyRecord, unsaved: boolean): void;
  /** When the server has answered. */
  writeBase(record: SurveyRecord, version: number): void;
  parseCurrent(text: string | null): SurveyRecord | undefined;
  clear(): void;
}

export function createDraftStorage(storage: TextStorage, userId: string, licenseCode: string): DraftStorage {
  const key = draftKey(userId, licenseCode);
  return {
    key,
    read() {
      const now = parse(current, storage.read(key));
      if (now === undefined) return undefined;
      const base = parse(agreed, storage.read(baseKey(key)));
      return { ...now, base: base?.record ?? EMPTY_RECORD, baseVersion: base?.version ?? 0 };
    },
    writeCurrent: (now, unsaved) => storage.write(key, JSON.stringify({ record: now, unsaved })),
    writeBase: (base, version) => storage.write(baseKey(key), JSON.stringify({ record: base, version })),
    parseCurrent: (text) => parse(current, text)?.record,
    clear() {
      storage.write(key, null);
      storage.write(baseKey(key), null);
    },
  };
}
