import { findShown } from '@lf/api/features/fingerprints/fingerprints.service';
import { RESULT_HEADERS } from '@lf/api/features/fingerprints/result-headers';
import { licenseCode as licenseCodeSchema } from '@lf/contract/fields';
import { SAMPLE_CODE } from '@lf/domain/sample-code';
import { stepAt } from '@lf/domain/survey-steps';
import { allowInline } from '@lf/platform/http/headers';
import { compress, sendCompressed, type Compressed } from './compressed.ts';
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
  const packed = async ({ html, inline }: ResultDocument): Promise<ResultPage> => ({
    inline,
    page: await compress(html),
  });
  const make = async (within: ResultFrame, licenseCode: string, content: FingerprintContent | null) =>
    packed(await resultDocument(within, licenseCode, content, config.PUBLIC_URL));
  const send = (request: FastifyRequest, reply: FastifyReply, { page, inline }: ResultPage): Promise<FastifyReply> => {
    reply
      .headers({
        ...RESULT_HEADERS,
        'content-security-policy': allowInline(String(reply.getHeader('content-security-policy')), inline),
      })
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, page);
  };
  /** Only what is shown is kept: of addresses without a result there are too many. */
  const pageOf = (
    within: ResultFrame,
    licenseCode: string,
    content: FingerprintContent | undefined,
  ): Promise<ResultPage> =>
    content === undefined
      ? make(within, licenseCode, null)
      : keep(JSON.stringify([within, licenseCode, content]), () => make(within, licenseCode, content));
  const answer = async (
    request: FastifyRequest<Addressed>,
    reply: FastifyReply,
    within: ResultFrame,
  ): Promise<FastifyReply> => {
    const { licenseCode } = request.params;
    if (licenseCode === SAMPLE_CODE) return reply.redirect(SAMPLE_PATH);
    const shown = licenseCodeSchema.safeParse(licenseCode).success
      ? await findShown(db, licenseCode, undefined)
      : undefined;
    const page = await pageOf(within, licenseCode, shown?.content);
    // Behind the share link the owner may see what strangers may not.
    reply.code(shown !== undefined || within === 'shareLink' ? 200 : 404);
    return send(request, reply, page);
  };
  const makeSample = async () => packed(await sampleDocument(config.PUBLIC_URL));
  server.get(SAMPLE_PATH, async (request, reply) => send(request, reply, await keep(SAMPLE_PATH, makeSample)));
  server.get<Addressed>('/fingerprint/:licenseCode', (request, reply) => answer(request, reply, 'result'));
  // Under the same path stand the survey's steps, which are no results.
  server.get<Addressed>('/digital-fingerprint/:licenseCode', (request, reply) => {
    if (stepAt(request.params.licenseCode) !== undefined) return sendStep(request, reply);
    return answer(request, reply, 'shareLink');
  });
}
