import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { licenseCode, timestamp } from './fields.ts';
import { explainsItsOwn, narrative, narrativeFields, valueNames } from './narrative.ts';

export const PDF_VERSIONS = ['colored', 'printable'] as const;
export const pdfVersion = z.enum(PDF_VERSIONS);
export type PdfVersion = z.infer<typeof pdfVersion>;

/** What a finished fingerprint shows to anyone with the link: nothing about who it belongs to. Named one by one: what is new is not public by itself. */
export const fingerprintContent = z.pick(narrative, {
  values: true,
  valuesExplanation: true,
  valuesPhilosophy: true,
  archetype: true,
  archetypeExplanation: true,
  triggers: true,
  triggersExplanation: true,
});
export type FingerprintContent = z.infer<typeof fingerprintContent>;

const params = z.object({ licenseCode });
/** Strangers read these without an account; guessing codes is hopeless, but need not be cheap. */
const limits = [{ name: 'fingerprint', max: 240, windowSeconds: 60, per: 'address' }] as const;

export const getFingerprint = defineRoute({
  method: 'GET',
  path: '/fingerprints/{licenseCode}',
  summary: 'The public result of a completed key, while its owner keeps the link on; always for the owner',
  auth: 'public',
  limits,
  params,
  response: z.object({
    ...fingerprintContent.shape,
    /** The code that was asked for. */
    licenseCode,
    public: z.boolean(),
    /** For the owner alone: the key, and the code that stands in the link. */
    own: z.optional(z.object({ licenseCode, shareCode: licenseCode })),
  }),
});

const finishedFingerprint = z.object({
  licenseCode,
  finishedAt: timestamp,
  /** In the person's order, the core value first: the picture is drawn from them. */
  values: z.array(z.string()),
  archetype: z.string(),
});
export type FinishedFingerprint = z.infer<typeof finishedFingerprint>;

export const listFingerprints = defineRoute({
  method: 'GET',
  path: '/users/me/fingerprints',
  summary: 'The finished fingerprints of this account, newest first: what their pictures are drawn from',
  response: z.object({ result: z.array(finishedFingerprint) }),
});

export const saveFingerprint = defineRoute({
  method: 'PUT',
  path: '/fingerprints/{licenseCode}',
  summary: "Save the result of one's own key; the first one stays",
  params,
  body: z.strictObject(narrativeFields).check(explainsItsOwn),
  response: narrative,
});

export const confirmFingerprint = defineRoute({
  method: 'POST',
  path: '/fingerprints/{licenseCode}/confirm',
  summary: "'I'm Sure': from here on the values of this key cannot be changed",
  params,
  body: z.strictObject({ values: valueNames }),
  response: z.object({ values: z.array(z.string()) }),
});

export const setFingerprintSharing = defineRoute({
  method: 'PUT',
  path: '/fingerprints/{licenseCode}/sharing',
  summary: 'Switch the public link off or on',
  params,
  body: z.strictObject({ public: z.boolean() }),
  response: z.object({ public: z.boolean() }),
});

export const replaceFingerprintLink = defineRoute({
  method: 'POST',
  path: '/fingerprints/{licenseCode}/link',
  summary: 'Give the public link a new address; the old one is dead',
  params,
  response: z.object({ shareCode: licenseCode }),
});

export const getFingerprintPdf = defineRoute({
  method: 'GET',
  path: '/fingerprints/{licenseCode}/pdf',
  summary: 'The result as a PDF of two pages; its owner may ask for a third with what others see in them',
  auth: 'public',
  limits: [{ name: 'fingerprint-file', max: 60, windowSeconds: 60, per: 'address' }],
  params,
  query: z.object({
    version: z.prefault(pdfVersion, 'colored'),
    /** The third page. Of no effect for anybody but the owner, and before their mirror has something to show. */
    mirror: z.optional(z.literal('true')),
  }),
  response: z.unknown(),
  produces: 'application/pdf',
});

export const getFingerprintSharePicture = defineRoute({
  method: 'GET',
  path: '/fingerprints/{licenseCode}/share.png',
  summary: 'The picture that chats show for the link, 1200 x 630',
  auth: 'public',
  limits: [{ name: 'fingerprint-file', max: 60, windowSeconds: 60, per: 'address' }],
  params,
  response: z.unknown(),
  produces: 'image/png',
});
