import { getFingerprint } from '@lf/contract/fingerprints';
import { SAMPLE_CODE } from '@lf/domain/sample-code';
import { PreparedAnswer } from '@lf/platform/http/prepared-answer';
import { createFindLink, type FinishedLink } from './fingerprints.repo.ts';
import { findShown, isShown } from './fingerprints.service.ts';
import type { Database } from '@lf/platform/db/schema';

type Answer = PreparedAnswer<typeof getFingerprint>;

interface Kept {
  /** The version of the row that it was made from. */
  readonly row: string;
  readonly answer: Answer;
}

/** Some thousand results. */
const KEPT_BYTES_MAX = 8_000_000;

/**
 * What strangers get of a shared result, or undefined where the owner asks or nothing is shown. A finished result never changes, so its
 * answer is made once and kept. Whether it may be seen is asked of the database every time, together with the version of the row:
 * a link that was switched off, replaced or deleted is dead in every process at once.
 */
export function createStrangersAnswer(
  db: Database,
  keptBytesMax = KEPT_BYTES_MAX,
): (code: string, viewerId: string | undefined) => Promise<Answer | undefined> {
  const findLink = createFindLink(db);
  const kept = new Map<string, Kept>();
  let keptBytes = 0;

  const forget = (code: string): void => {
    keptBytes -= kept.get(code)?.answer.bytes.byteLength ?? 0;
    kept.delete(code);
  };
  const keep = (code: string, entry: Kept): void => {
    forget(code);
    kept.set(code, entry);
    keptBytes += entry.answer.bytes.byteLength;
    for (const oldest of kept.keys()) {
      if (keptBytes <= keptBytesMax) break;
      forget(oldest);
    }
  };
  const made = async (code: string, { row }: FinishedLink): Promise<Answer | undefined> => {
    const found = kept.get(code);
    if (found?.row === row) return found.answer;
    const shown = await findShown(db, code, undefined);
    if (!shown) return undefined;
    const answer = new PreparedAnswer(getFingerprint, { ...shown.content, licenseCode: code, public: shown.isPublic });
    keep(code, { row, answer });
    return answer;
  };
  return async (code, viewerId) => {
    if (code === SAMPLE_CODE) return undefined;
    const link = await findLink(code);
    if (link !== undefined && link.user_id !== viewerId && isShown(link, code)) return made(code, link);
    forget(code);
    return undefined;
  };
}
