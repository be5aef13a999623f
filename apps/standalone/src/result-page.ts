import { findShown } from '@lf/api/features/fingerprints/fingerprints.service';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@lf/api/features/fingerprints/share-picture';
import { escapeXml } from '@lf/domain/fingerprint-svg';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { firstSentence } from '@lf/domain/result-texts';
import { stepAt } from '@lf/domain/survey-steps';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';
import type { FingerprintContent } from '@lf/contract/fingerprints';

const LICENSE_CODE = /^[A-Za-z0-9-]{1,64}$/;

function tagsOf(content: FingerprintContent, licenseCode: string, publicUrl: string): string {
  const title = `${RESULT_MESSAGES.othersTitle}: ${content.values.slice(0, 3).join(', ')} …`;
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'article'],
    ['og:site_name', PRODUCT_NAME],
    ['og:title', title],
    ['og:description', firstSentence(content.valuesPhilosophy)],
    ['og:url', `${publicUrl}/fingerprint/${licenseCode}`],
    ['og:image', `${publicUrl}/api/fingerprints/${licenseCode}/share.png`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARE_WIDTH)],
    ['og:image:height', String(SHARE_HEIGHT)],
    ['og:image:alt', RESULT_MESSAGES.pictureAlt(content.values)],
    ['twitter:card', 'summary_large_image'],
  ];
  return tags.map(([name, value]) => `<meta property="${name}" content="${escapeXml(value)}">`).join('\n    ');
}

/** The application's page with a title and tags of its own, so that the link unfurls in chats. Search engines stay out. */
function pageFor(template: string, title: string, tags: string): string {
  return template
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeXml(`${title} · ${PRODUCT_NAME}`)}</title>`)
    .replace('</head>', () => `  <meta name="robots" content="noindex, nofollow">\n    ${tags}\n  </head>`);
}

export interface ResultPages {
  readonly config: Config;
  readonly db: Database;
  /** The built page of the application. */
  readonly template: () => Promise<string>;
}

/** The public result, and the share link, which shows strangers the same. */
export function registerResultPages(server: FastifyInstance, { config, db, template }: ResultPages): void {
  const publicUrl = config.PUBLIC_URL.replace(/\/$/u, '');
  const answer = async (reply: FastifyReply, licenseCode: string, statusWithout: number): Promise<FastifyReply> => {
    const shown = LICENSE_CODE.test(licenseCode) ? await findShown(db, licenseCode, undefined) : undefined;
    const page = shown
      ? pageFor(await template(), RESULT_MESSAGES.othersTitle, tagsOf(shown.content, licenseCode, publicUrl))
      : pageFor(await template(), RESULT_MESSAGES.notShownTitle, '');
    return reply
      .code(shown ? 200 : statusWithout)
      .headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(page);
  };
  server.get<{ Params: { licenseCode: string } }>('/fingerprint/:licenseCode', (request, reply) => answer(reply, request.params.licenseCode, 404));
  // Under the same path stand the survey's steps, which are no results; and the owner may see what strangers may not.
  server.get<{ Params: { licenseCode: string } }>('/digital-fingerprint/:licenseCode', async (request, reply) => {
    const { licenseCode } = request.params;
    if (stepAt(licenseCode) !== undefined) return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(await template());
    return answer(reply, licenseCode, 200);
  });
}
