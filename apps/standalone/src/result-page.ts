import { findShown, isShown } from '@lf/api/features/fingerprints/fingerprints.service';
import { createFindLink, type FinishedLink } from '@lf/api/features/fingerprints/links.repo';
import { RESULT_HEADERS } from '@lf/api/features/fingerprints/result-headers';
import { licenseCode as licenseCodeSchema } from '@lf/contract/fields';
import { SAMPLE_CODE } from '@lf/domain/sample-code';
import { stepAt } from '@lf/domain/survey-steps';
import { allowInline } from '@lf/platform/http/headers';
import { compress, sendBrotli, sendCompressed, type Compressed } from './compressed.ts';
import { createKeptPages } from './kept-pages.ts';
import { resultDocument, sampleDocument, type ResultDocument, type ResultFrame } from './result-document.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { Config } from '@lf/platform/env';
import type { InlineHashes } from '@lf/platform/http/headers';
import type { Database } from '@lf/platform/db/schema';

const SAMPLE_PATH = '/sample';

interface Addressed {
  readonly Params: { licenseCode: string };
}

interface ResultPage {
  readonly page: Compressed;
  readonly inline: InlineHashes;
  /** The policy of every page, with what this one carries; made when it is first sent. */
  policy?: string;
}

export interface ResultPages {
  readonly config: Config;
  readonly db: Database;
  /** Answers with a step of the survey, which is no result. */
  readonly sendStep: (request: FastifyRequest<Addressed>, reply: FastifyReply) => Promise<FastifyReply>;
}

/** The public result, and the share link, which shows strangers the same. */
export function registerResultPages(server: FastifyInstance, { config, db, sendStep }: ResultPages): void {
  const keep = createKeptPages<ResultPage>();
  const findLink = createFindLink(db);
  const packed = async ({ html, inline }: ResultDocument): Promise<ResultPage> => ({
    inline,
    page: await compress(html),
  });
  const make = async (within: ResultFrame, licenseCode: string, content: FingerprintContent | null) =>
    packed(await resultDocument(within, licenseCode, content, config.PUBLIC_URL));
  const addHeaders = (reply: FastifyReply, made: ResultPage): FastifyReply => {
    made.policy ??= allowInline(String(reply.getHeader('content-security-policy')), made.inline);
    return reply
      .headers(RESULT_HEADERS)
      .header('content-security-policy', made.policy)
      .type('text/html; charset=utf-8');
  };
  const send = (request: FastifyRequest, reply: FastifyReply, made: ResultPage): Promise<FastifyReply> =>
    sendCompressed(request, addHeaders(reply, made), made.page);
  const keyOf = (within: ResultFrame, licenseCode: string, { row }: FinishedLink) => `${within} ${licenseCode} ${row}`;
  /** Where the link is held and the page is kept: nearly every time that many look at one result. */
  const sendAtOnce = (request: FastifyRequest<Addressed>, reply: FastifyReply, within: ResultFrame): boolean => {
    const { licenseCode } = request.params;
    const link = findLink.held(licenseCode);
    if (link === undefined || !isShown(link, licenseCode)) return false;
    const made = keep.ready(keyOf(within, licenseCode, link));
    return made !== undefined && sendBrotli(request, addHeaders(reply, made), made.page);
  };
  /** What strangers see, made once for each version of the result; whether they may see it is asked every time. */
  const shownPage = async (within: ResultFrame, licenseCode: string): Promise<ResultPage | undefined> => {
    if (!licenseCodeSchema.safeParse(licenseCode).success) return undefined;
    const link = await findLink(licenseCode);
    if (link === undefined || !isShown(link, licenseCode)) return undefined;
    return keep(keyOf(within, licenseCode, link), async () => {
      const shown = await findShown(db, licenseCode, undefined);
      return shown && make(within, licenseCode, shown.content);
    });
  };
  const answer = async (
    request: FastifyRequest<Addressed>,
    reply: FastifyReply,
    within: ResultFrame,
  ): Promise<FastifyReply> => {
    const { licenseCode } = request.params;
    if (licenseCode === SAMPLE_CODE) return reply.redirect(SAMPLE_PATH);
    const shown = await shownPage(within, licenseCode);
    // Behind the share link the owner may see what strangers may not.
    reply.code(shown !== undefined || within === 'shareLink' ? 200 : 404);
    // Only what is shown is kept: of addresses without a result there are too many.
    return send(request, reply, shown ?? (await make(within, licenseCode, null)));
  };
  const makeSample = async () => packed(await sampleDocument(config.PUBLIC_URL));
  server.get(SAMPLE_PATH, async (request, reply) =>
    send(request, reply, (await keep(SAMPLE_PATH, makeSample)) ?? (await makeSample())),
  );
  server.get<Addressed>('/fingerprint/:licenseCode', (request, reply) =>
    sendAtOnce(request, reply, 'result') ? undefined : answer(request, reply, 'result'),
  );
  // Under the same path stand the survey's steps, which are no results.
  server.get<Addressed>('/digital-fingerprint/:licenseCode', (request, reply) => {
    if (stepAt(request.params.licenseCode) !== undefined) return sendStep(request, reply);
    return answer(request, reply, 'shareLink');
  });
}
