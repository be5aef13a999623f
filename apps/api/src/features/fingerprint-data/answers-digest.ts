import { createHash } from 'node:crypto';
import { sealerOf } from '@lf/platform/sealing/sealing-plugin';
import type { Database } from '@lf/platform/db/schema';
import type { FormAnswer } from './form-answers.ts';
import type { OwnKey } from '../licenses/own-license.ts';

const unkeyed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Tells whether a save brings an answer, or a version of one, that is new. It stays readable in the database, so it is made with the key:
 * nobody can try out answers against it, or see that two people gave the same ones.
 */
export function answersDigest(db: Database, { licenseCode }: OwnKey, answers: readonly FormAnswer[]): string | null {
  if (answers.length === 0) return null;
  const text = `${licenseCode}\n${JSON.stringify(answers)}`;
  return sealerOf(db)?.digest(text) ?? unkeyed(text);
}
