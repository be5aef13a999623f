import * as z from 'zod/mini';
import { LICENSE_STATUSES } from '@lf/domain/license-status';
import { defineRoute } from './define-route.ts';
import { id, licenseCode, timestamp } from './fields.ts';

export const licenseStatus = z.enum(LICENSE_STATUSES);

/** A key that was, or is being, given away: the giver sees its status, never its content. */
const gift = z.object({
  id,
  state: z.enum(['sent', 'claimed']),
  recipientEmail: z.nullable(z.string()),
});

export const license = z.object({
  code: licenseCode,
  licenseCode,
  status: licenseStatus,
  createdAt: timestamp,
  /** The caller, on their own keys. Null on a key that somebody else holds by now: who that is, is theirs to tell. */
  userId: z.nullable(id),
  gift: z.optional(gift),
  /** The purchase it came with, on the buyer's own keys. */
  orderId: z.optional(id),
});
export type License = z.infer<typeof license>;

/** The last that were listed of each kind that has older ones: the list goes on after them. */
const older = z.object({
  finished: z.optional(licenseCode),
  /** A gift. */
  given: z.optional(z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))),
});
export type OlderKeys = z.infer<typeof older>;

const licenseList = z.object({
  result: z.array(license),
  /** Present when there are older keys than these. */
  older: z.optional(older),
});
export type LicenseList = z.infer<typeof licenseList>;

export const listLicenses = defineRoute({
  method: 'GET',
  path: '/users/me/licenses',
  summary:
    'The keys in this account and those given away, newest first: all that can be used, and the newest of the finished and the given ones',
  response: licenseList,
});

export const listOlderLicenses = defineRoute({
  method: 'GET',
  path: '/users/me/licenses/older',
  summary: 'Finished keys and keys given away, older than those that were listed last',
  query: older,
  response: licenseList,
});

export const setLicenseStatus = defineRoute({
  method: 'POST',
  path: '/users/me/license-status',
  summary: 'Move a key on: to used when the survey starts, to completed when its result is saved',
  body: z.strictObject({ licenseCode, newStatus: licenseStatus }),
  response: license,
});
