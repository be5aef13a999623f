import * as z from 'zod/mini';
import { joinNarrative } from '@lf/domain/joined-narrative';
import { tidyVisited } from '@lf/domain/page-tracking';
import { aboutYou, professionalLife } from '@lf/contract/profile';
import { conflict, notFound } from '@lf/platform/http/errors';
import { servedAnswers } from './answers-copy.repo.ts';
import { surveyDataOf, textsOf } from './answers.repo.ts';
import { joinForm, splitForm } from './form-answers.ts';
import { assertChosenValues, assertRegion, parseForm } from './fingerprint-data.rules.ts';
import { isFinal, savedNarrative } from '../fingerprints/read-narrative.ts';
import { assertOwnLicense, frozen, holdOwnLicense, type OwnKey } from '../licenses/own-license.ts';
import {
  clearAnswers,
  deleteAiAnswers,
  ensureRecord,
  findConfirmed,
  findRecord,
  findResult,
  writeAnswers,
  writeItems,
  writeProgress,
  type Answers,
  type Progress,
  type Write,
} from './fingerprint-data.repo.ts';
import type { SaveDraft } from './drafts.repo.ts';
import type { SurveyItem } from '@lf/contract/survey';
import type { FingerprintRecord } from '@lf/contract/fingerprint-data';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';

/** A `userId` on the wire must be the caller's own; anybody else's record is not there. */
function ownKey(user: CurrentUser, key: OwnKey): OwnKey {
  if (key.userId !== user.id) throw notFound();
  return key;
}

const savedProfile = z.partial(z.object({ ...aboutYou, ...professionalLife }));
const read = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Both are decrypted right after each other: the second then costs a quarter of the first. */
async function findRecordWithAnswers(db: Database, key: OwnKey) {
  const row = await findRecord(db, key);
  return row && { row, answers: await servedAnswers(db, key, row.answers_copy) };
}

export async function readProgress(db: Database, user: CurrentUser, asked: OwnKey): Promise<FingerprintRecord[]> {
  const key = ownKey(user, asked);
  const { status } = await assertOwnLicense(db, key.userId, key.licenseCode);
  const [record, result] = await Promise.all([findRecordWithAnswers(db, key), findResult(db, key.licenseCode)]);
  if (!record) return [];
  const { row, answers } = record;
  const profile = z.parse(savedProfile, { ...Object(read(row.about_you)), ...Object(read(row.professional_life)) });
  const form = joinForm(row.data, textsOf(answers));
  return [
    {
      ...profile,
      userId: row.user_id,
      licenseCode: row.license_code,
      version: row.version,
      data: form.data,
      lastPageAccessed: row.last_page_accessed,
      visitedRoutes: row.visited_routes,
      surveyData: await surveyDataOf(db, key.licenseCode, answers, form.questions),
      updatedAt: row.updated_at.toISOString(),
      ...joinNarrative(savedNarrative(key.licenseCode, result)),
      isFinal: status === 'completed' || isFinal(result),
    },
  ];
}

/** The version that this very save made before: a proxy that lost the answer may send a request a second time. */
async function madeBefore(
  db: Database,
  key: OwnKey,
  form: Progress & { readonly baseVersion?: number | undefined },
): Promise<{ version: number } | undefined> {
  const record = await findRecordWithAnswers(db, key);
  if (!record) return undefined;
  const { row, answers } = record;
  const stored = joinForm(row.data, textsOf(answers)).data;
  const same =
    (stored === form.data || stored === JSON.stringify(JSON.parse(form.data))) &&
    row.last_page_accessed === form.lastPageAccessed &&
    row.visited_routes === form.visitedRoutes;
  return same && form.baseVersion !== undefined && row.version === form.baseVersion + 1
    ? { version: row.version }
    : undefined;
}

/**
 * Every save: the key is held, so that none slips past a confirmation, and once the values are confirmed or the result
 * exists each is refused. What a write that found no open record met is only asked then: a usual save costs two statements.
 */
async function write(held: Database, key: OwnKey, how: Write): Promise<{ version: number } | undefined> {
  const { status } = await holdOwnLicense(held, key.userId, key.licenseCode);
  if (status === 'completed') throw frozen();
  const written = await how(held, key);
  if (written) return written;
  if (await findConfirmed(held, key.licenseCode).executeTakeFirst()) throw frozen();
  await ensureRecord(held, key);
  return how(held, key);
}

async function writeOnce(db: Database, key: OwnKey, how: Write): Promise<{ version: number }> {
  return db.transaction().execute(async (held) => {
    const written = await write(held, key, how);
    if (!written) throw notFound();
    return written;
  });
}

/** Compare-and-set: of two devices that saved on the same base, the second is told and merges. */
export async function saveProgress(
  db: Database,
  saveDraft: SaveDraft,
  user: CurrentUser,
  given: OwnKey & Progress & { readonly baseVersion?: number | undefined },
): Promise<{ version: number }> {
  const key = ownKey(user, given);
  const form = { ...given, visitedRoutes: tidyVisited(given.visitedRoutes) };
  const parsed = parseForm(form.data);
  assertChosenValues(parsed);
  const stored = { ...form, ...splitForm(form.data, parsed) };
  const draft = await saveDraft({ ...stored, key });
  if (draft) return draft;
  return db.transaction().execute(async (held) => {
    const saved =
      (await write(held, key, writeProgress(stored, form.baseVersion))) ?? (await madeBefore(held, key, form));
    if (!saved) {
      throw conflict(
        'You also wrote on another device. Both texts are kept: please reload the page to see them.',
        'stale_version',
      );
    }
    return saved;
  });
}

export function saveAnswers(
  db: Database,
  key: OwnKey,
  column: Answers,
  answers: unknown,
): Promise<{ version: number }> {
  return writeOnce(db, key, writeAnswers(column, answers));
}

export function saveItems(db: Database, key: OwnKey, items: readonly SurveyItem[]): Promise<{ version: number }> {
  return writeOnce(db, key, writeItems(items));
}

export async function saveDemographics(
  db: Database,
  user: CurrentUser,
  { licenseCode, ...answers }: { licenseCode: string; country: string; state: string },
): Promise<{ version: number }> {
  assertRegion(answers.country, answers.state);
  return saveAnswers(db, { userId: user.id, licenseCode }, 'about_you', answers);
}

export async function startNew(db: Database, user: CurrentUser, asked: OwnKey): Promise<{ version: number }> {
  return writeOnce(db, ownKey(user, asked), async (held, key) => {
    await deleteAiAnswers(held, key);
    return clearAnswers(held, key);
  });
}
