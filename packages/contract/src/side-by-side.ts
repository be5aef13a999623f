import * as z from 'zod/mini';
import { SIDE_BY_SIDE_MESSAGES } from '@lf/domain/messages/side-by-side';
import { defineRoute } from './define-route.ts';
import { id, licenseCode, nothing, timestamp } from './fields.ts';
import { SECRET_CHARACTERS_MAX } from './limits.ts';

/** Two people who agreed to it see their finished fingerprints beside each other. Either can end it. */

const secret = z.string(SIDE_BY_SIDE_MESSAGES.unknown).check(z.minLength(1), z.maxLength(SECRET_CHARACTERS_MAX));
const params = z.object({ id: z.uuid() });

export const inviteSideBySide = defineRoute({
  method: 'POST',
  path: '/fingerprints/{licenseCode}/side-by-side',
  summary: 'Make a link by which one other person can put their fingerprint beside this one',
  limits: [{ name: 'invite-side-by-side', max: 20, windowSeconds: 3600, per: 'user' }],
  params: z.object({ licenseCode }),
  response: z.object({ id, link: z.string() }),
  status: 201,
});

export const sideBySideListed = z.object({
  id,
  /** waiting: the link was not used yet. */
  state: z.enum(['waiting', 'together']),
  /** The other person; null while it waits. */
  firstName: z.nullable(z.string()),
  /** Which of one's own fingerprints stands in it. */
  licenseCode,
  since: timestamp,
});
export type SideBySideListed = z.infer<typeof sideBySideListed>;

export const listSideBySide = defineRoute({
  method: 'GET',
  path: '/users/me/side-by-side',
  summary: 'Everybody whose fingerprint stands beside one of this account, and links that wait; newest first',
  response: z.object({ result: z.array(sideBySideListed) }),
});

export const openSideBySide = defineRoute({
  method: 'POST',
  path: '/side-by-side/open',
  summary: 'Who asks, before one agrees',
  limits: [{ name: 'open-side-by-side', max: 60, windowSeconds: 300, per: 'user' }],
  body: z.strictObject({ secret }),
  response: z.object({
    firstName: z.string(),
    /** own: the caller's own link. together: the caller has accepted it before; `id` says where. */
    state: z.enum(['open', 'own', 'together']),
    id: z.optional(id),
  }),
});

export const acceptSideBySide = defineRoute({
  method: 'POST',
  path: '/side-by-side/accept',
  summary: "Agree, and put one's own finished fingerprint beside the other",
  limits: [{ name: 'accept-side-by-side', max: 30, windowSeconds: 300, per: 'user' }],
  body: z.strictObject({ secret, licenseCode }),
  response: z.object({ id }),
  status: 201,
});

/** What each of the two shows the other, and no more. */
const side = z.object({
  firstName: z.string(),
  values: z.array(z.string()),
  archetype: z.string(),
  triggers: z.array(z.string()),
});

export const sideBySide = z.object({
  id,
  own: side,
  other: side,
  /** Values that stand in both, as the caller wrote them. */
  shared: z.array(z.string()),
  /** One value of each that need each other, and why. */
  needEachOther: z.array(z.object({ own: z.string(), other: z.string(), text: z.string() })),
  /** Where friction is likely: whose trigger meets the other's way of coping, and one sentence to try. */
  friction: z.array(
    z.object({
      /** Who is hurt. */
      whose: z.enum(['own', 'other']),
      /** The name of the trigger that is likely to be met; null where none of them is. */
      trigger: z.nullable(z.string()),
      text: z.string(),
      /** A sentence to say. */
      toTry: z.string(),
    }),
  ),
});
export type SideBySide = z.infer<typeof sideBySide>;

export const getSideBySide = defineRoute({
  method: 'GET',
  path: '/side-by-side/{id}',
  summary: 'Both fingerprints: what they share, what they need of each other, where friction is likely',
  params,
  response: sideBySide,
});

export const endSideBySide = defineRoute({
  method: 'DELETE',
  path: '/side-by-side/{id}',
  summary: 'End it for both, or take back a link that waits',
  params,
  response: nothing,
  status: 204,
});
