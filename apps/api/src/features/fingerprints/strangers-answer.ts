import { getFingerprint } from '@lf/contract/fingerprints';
import { licenseCode } from '@lf/contract/fields';
import { SAMPLE_CODE } from '@lf/domain/sample-code';
import { mayBeTokenOf } from '@lf/platform/http/authenticate';
import { PreparedAnswer } from '@lf/platform/http/prepared-answer';
import { addressKey, createRateLimiterAhead } from '@lf/platform/http/rate-limit';
import { createFindLink, type FinishedLink } from './links.repo.ts';
import { findShown, isShown } from './fingerprints.service.ts';
import { RESULT_HEADERS } from './result-headers.ts';
import type { FastifyRequest } from 'fastify';
import type { Find } from '@lf/platform/http/mount-route';
import type { Database } from '@lf/platform/db/schema';

type Answer = PreparedAnswer<typeof getFingerprint>;

interface Kept {
  /** The version of the row that it was made from. */
  readonly row: string;
  readonly answer: Answer;
}

/** Some thousand results. */
const KEPT_CHARACTERS_MAX = 8_000_000;

/** What strangers get of a shared result: it never changes, so its answer is made once and kept by the version of the row. */
function createKeptAnswers(db: Database) {
  const kept = new Map<string, Kept>();
  let characters = 0;

  const forget = (code: string): void => {
    characters -= kept.get(code)?.answer.text.length ?? 0;
    kept.delete(code);
  };
  const keep = (code: string, entry: Kept): void => {
    forget(code);
    kept.set(code, entry);
    characters += entry.answer.text.length;
    for (const oldest of kept.keys()) {
      if (characters <= KEPT_CHARACTERS_MAX) break;
      forget(oldest);
    }
  };
  const ready = (code: string, { row }: FinishedLink): Answer | undefined => {
    const found = kept.get(code);
    return found?.row === row ? found.answer : undefined;
  };
  const find = async (code: string, link: FinishedLink): Promise<Answer | undefined> => {
    const found = ready(code, link);
    if (found !== undefined) return found;
    const shown = await findShown(db, code, undefined);
    if (!shown) return undefined;
    const answer = new PreparedAnswer(getFingerprint, { ...shown.content, licenseCode: code, public: shown.isPublic });
    keep(code, { row: link.row, answer });
    return answer;
  };
  return { ready, find, forget };
}

/**
 * Answers strangers who ask for a shared result; leaves the owner, the sample and what is not shown to the handler. Whether it may be seen
 * is looked up every time, together with the version of the row: a link that was switched off, replaced or deleted is dead in every process
 * when that is acknowledged.
 */
export function createStrangersAnswer(db: Database, limitFactor: number): Find<typeof getFingerprint> {
  const count = createRateLimiterAhead(db, limitFactor);
  const findLink = createFindLink(db);
  const answers = createKeptAnswers(db);
  const [limit] = getFingerprint.limits;

  const maySee = (link: FinishedLink, code: string, authorization: string | undefined): boolean =>
    isShown(link, code) && !mayBeTokenOf(link.user_id, authorization);
  /** Where the link is held, the answer is kept and the caller is far from the limit: nearly every time that many look at one result. */
  const atOnce = ({ params, ip, headers: { authorization } }: FastifyRequest) => {
    const { licenseCode: code } = params as { licenseCode: string };
    const link = findLink.held(code);
    const answer = link && answers.ready(code, link);
    if (link === undefined || answer === undefined || !maySee(link, code, authorization)) return undefined;
    return count.atOnce(limit, addressKey(ip)) ? { answer, headers: RESULT_HEADERS } : undefined;
  };
  const find = async ({ params, ip, headers: { authorization } }: FastifyRequest) => {
    const { licenseCode: code } = params as { licenseCode: string };
    if (code === SAMPLE_CODE || !licenseCode.safeParse(code).success) return undefined;
    const [link] = await Promise.all([findLink(code), count(limit, addressKey(ip))]);
    if (link !== undefined && maySee(link, code, authorization))
      return { answer: await answers.find(code, link), headers: RESULT_HEADERS };
    answers.forget(code);
    return { answer: undefined, headers: RESULT_HEADERS };
  };
  return Object.assign(find, { atOnce });
}
