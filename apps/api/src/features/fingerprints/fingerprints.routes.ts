import {
  confirmFingerprint,
  getFingerprint,
  getFingerprintPdf,
  getFingerprintSharePicture,
  listFingerprints,
  replaceFingerprintLink,
  saveFingerprint,
  setFingerprintSharing,
} from '@lf/contract/fingerprints';
import { getValues, saveValues } from '@lf/contract/narrative';
import { SAMPLE_MESSAGES } from '@lf/domain/messages/sample';
import { PDF_FILE_NAME } from '@lf/domain/limits';
import { callerGone } from '@lf/platform/http/caller-gone';
import { notFound } from '@lf/platform/http/errors';
import { RESULT_HEADERS } from './result-headers.ts';
import { finishedFingerprints, replaceLink, setSharing, shownFingerprint } from './fingerprints.service.ts';
import { confirmValues, ownNarrative, saveNarrative } from './narrative.service.ts';
import { createStrangersAnswer } from './strangers-answer.ts';
import { mirroredPdfFile, ownPdfFile, pdfFile, shareFile } from './result-files.ts';
import { findMirrorView } from '../mirror/mirror-view.ts';
import { painter } from './rendering/painter.ts';
import { typesetter } from './pdf/typesetter.ts';
import { viewerOf } from '../viewer.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler, Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function fingerprintsRoutes(mount: Mount, { db, config, authenticate }: ApiContext, app: FastifyInstance): void {
  app.addHook('onClose', async () => {
    await Promise.all([typesetter.close(), painter.close()]);
  });

  const shown = async (licenseCode: string, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(RESULT_HEADERS);
    return shownFingerprint(db, licenseCode, await viewerOf(authenticate, request.headers.authorization));
  };

  const wholeAnswer: Handler<typeof getFingerprint> = async ({ params: { licenseCode }, request, reply }) => {
    const { content, isPublic, own, sample: _, ...codes } = await shown(licenseCode, request, reply);
    return { ...content, licenseCode, public: isPublic, ...(own ? { own: codes } : {}) };
  };
  mount(getFingerprint, wholeAnswer, createStrangersAnswer(db, config.RATE_LIMIT_FACTOR));
  mount(getFingerprintPdf, async ({ params, query, request, reply }) => {
    const { content, licenseCode, own, sample } = await shown(params.licenseCode, request, reply);
    const whole = own ?? sample;
    reply.header('content-disposition', `attachment; filename="${PDF_FILE_NAME}"`);
    const signal = callerGone(reply);
    const view = own && query.mirror && (await findMirrorView(db, { userId: own.userId, licenseCode }));
    if (own && view) return mirroredPdfFile(own, view, query.version, signal);
    if (whole) return ownPdfFile(whole, query.version, signal);
    return pdfFile({ db, licenseCode, content, signal }, query.version);
  });
  mount(getFingerprintSharePicture, async ({ params, request, reply }) => {
    const { content, licenseCode, sample } = await shown(params.licenseCode, request, reply);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const title = sample && SAMPLE_MESSAGES.shareTitle;
    return shareFile({ db, licenseCode, content, title, signal: callerGone(reply) });
  });

  mount(listFingerprints, async ({ user }) => ({ result: await finishedFingerprints(db, user.id) }));
  mount(saveFingerprint, ({ user, params, body }) => saveNarrative(db, { userId: user.id, ...params }, body));
  mount(confirmFingerprint, ({ user, params, body }) => confirmValues(db, { userId: user.id, ...params }, body.values));
  mount(setFingerprintSharing, ({ user, params, body }) => setSharing(db, { userId: user.id, ...params }, body.public));
  mount(replaceFingerprintLink, ({ user, params }) => replaceLink(db, { userId: user.id, ...params }));
  mount(getValues, ({ user, params }) => ownNarrative(db, { userId: user.id, licenseCode: params.id }));
  mount(saveValues, ({ user, body: { userId, licenseCode, ...narrative } }) => {
    if (userId !== user.id) throw notFound();
    return saveNarrative(db, { userId, licenseCode }, narrative);
  });
}
