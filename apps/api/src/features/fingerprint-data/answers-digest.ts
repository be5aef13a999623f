import { hash } from 'node:crypto';
import { sealerOf } from '@lf/platform/sealing/sealing-dialect';
import type { Database } from '@lf/platform/db/schema';
import type { Sealer } from '@lf/platform/sealing/sealer';
import type { FormAnswer } from './form-answers.ts';
import type { OwnKey } from '../licenses/own-license.ts';

const unkeyed = (text: string): string => hash('sha256', text, 'base64url');

const DIGESTS_KEPT_MAX = 200;
/** Longer ones are made anew each time, so that what is kept stays below some megabytes. */
const KEPT_CHARACTERS_MAX = 20_000;

/**
 * Tells whether a save brings an answer, or a version of one, that is new. It stays readable in the database, so it is made with the key:
 * nobody can try out answers against it, or see that two people gave the same ones.
 */
export function answersDigest(db: Database, { licenseCode }: OwnKey, answers: readonly FormAnswer[]): string | null {
  if (answers.length === 0) return null;
  return digestOf(sealerOf(db), licenseCode, JSON.stringify(answers));
}

const digestOf = (sealer: Sealer | undefined, licenseCode: string, answers: string): string => {
  const text = `${licenseCode}\n${answers}`;
  return sealer?.digest(text) ?? unkeyed(text);
};

/** The same; of somebody who goes on writing it is the one of their last save, which is kept. */
export function keptAnswersDigest(db: Database): (key: OwnKey, answers: readonly FormAnswer[]) => string | null {
  const sealer = sealerOf(db);
  const kept = new Map<string, { readonly answers: string; readonly digest: string }>();
  return ({ licenseCode }, given) => {
    if (given.length === 0) return null;
    const answers = JSON.stringify(given);
    const known = kept.get(licenseCode);
    if (known?.answers === answers) return known.digest;
    const digest = digestOf(sealer, licenseCode, answers);
    kept.delete(licenseCode);
    if (kept.size >= DIGESTS_KEPT_MAX) kept.clear();
    if (answers.length <= KEPT_CHARACTERS_MAX) kept.set(licenseCode, { answers, digest });
    return digest;
  };
}
