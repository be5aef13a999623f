import * as z from 'zod/mini';
import {
  MIRROR_CARDS,
  MIRROR_PEOPLE_MAX,
  MIRROR_PICKS_MAX,
  MIRROR_SENTENCE_CHARACTERS_MAX,
  MIRROR_NAME_CHARACTERS_MAX,
  MIRROR_REPORT_CHARACTERS_MAX,
} from '@lf/domain/together-limits';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { email } from './credentials.ts';
import { defineRoute } from './define-route.ts';
import { id, licenseCode, nothing } from './fields.ts';
import { SECRET_CHARACTERS_MAX } from './limits.ts';
import { valueName } from './narrative.ts';

/** The mirror: people who know the owner of a fingerprint say, without an account, which values they have seen in them. */

// The owner's side.

const params = z.object({ licenseCode });

/** A value with how many of the counted people picked it. */
const seenValue = z.object({ value: z.string(), people: z.int() });

export const mirrorSentence = z.object({
  id,
  value: z.string(),
  text: z.string(),
  /** Only where the friend signed it. */
  name: z.nullable(z.string()),
  hidden: z.boolean(),
});
export type MirrorSentence = z.infer<typeof mirrorSentence>;

export const mirrorView = z.object({
  /** How many people's replies it is made of. */
  people: z.int(),
  both: z.array(seenValue),
  onlyOthers: z.array(seenValue),
  notSeen: z.array(z.string()),
  /** What may surprise: somebody else's word that many picked, or the core value that nobody did. */
  surprises: z.array(
    z.object({ kind: z.enum(['seen_by_others', 'core_not_seen']), value: z.string(), people: z.int() }),
  ),
  /** In random order. */
  sentences: z.array(mirrorSentence),
});
export type MirrorView = z.infer<typeof mirrorView>;

export const ownMirror = z.object({
  /** To be passed on to friends. */
  link: z.string(),
  closed: z.boolean(),
  /** Addresses that the owner had invitations sent to. Nothing says who of them has replied. */
  invited: z.array(z.string()),
  /** Replies in all, counted and waiting. */
  replies: z.int(),
  /**
   * Of these, so many were never shown and wait for more, so that nobody can tell whose they are. 0 below three replies. Also without a
   * view: of three replies, two that were seen and a new one, one waits, and all three are shown once the next new one is there. Where that
   * one is a changed reply, two new people are needed.
   */
  waiting: z.int(),
  /** Null below three replies, and while the third waits (see `waiting`). */
  view: z.nullable(mirrorView),
});
export type OwnMirror = z.infer<typeof ownMirror>;

const mirrorAnswer = z.object({ mirror: z.nullable(ownMirror) });

export const getMirror = defineRoute({
  method: 'GET',
  path: '/fingerprints/{licenseCode}/mirror',
  summary: "The mirror of one's own finished fingerprint; null before it is started",
  params,
  response: mirrorAnswer,
});

export const startMirror = defineRoute({
  method: 'POST',
  path: '/fingerprints/{licenseCode}/mirror',
  summary: 'Start the mirror of a finished fingerprint; one that is there stays as it is',
  limits: [{ name: 'start-mirror', max: 20, windowSeconds: 3600, per: 'user' }],
  params,
  response: mirrorAnswer,
  status: 201,
});

const invitedToMirror = z.object({
  mirror: ownMirror,
  /** Addresses that were left out because they stand in this mirror's list already. Everybody else has been invited. */
  alreadyInvited: z.array(z.string()),
});
export type InvitedToMirror = z.infer<typeof invitedToMirror>;

export const inviteToMirror = defineRoute({
  method: 'POST',
  path: '/fingerprints/{licenseCode}/mirror/invitations',
  summary: 'Mail people a link of their own to the mirror',
  limits: [{ name: 'invite-to-mirror', max: 20, windowSeconds: 3600, per: 'user' }],
  params,
  body: z.strictObject({
    emails: z
      .array(email)
      .check(
        z.minLength(1, MIRROR_MESSAGES.emailsRequired),
        z.maxLength(MIRROR_PEOPLE_MAX, MIRROR_MESSAGES.peopleTooMany),
      ),
  }),
  response: invitedToMirror,
  status: 201,
});

export const closeMirror = defineRoute({
  method: 'POST',
  path: '/fingerprints/{licenseCode}/mirror/close',
  summary: 'Take no more replies; what was seen stays',
  params,
  response: mirrorAnswer,
});

export const deleteMirror = defineRoute({
  method: 'DELETE',
  path: '/fingerprints/{licenseCode}/mirror',
  summary: 'End the mirror and delete every reply and every address',
  params,
  response: nothing,
  status: 204,
});

const sentenceParams = z.object({ licenseCode, id: z.uuid() });

export const hideMirrorSentence = defineRoute({
  method: 'PUT',
  path: '/fingerprints/{licenseCode}/mirror/sentences/{id}',
  summary: 'Hide a sentence of the mirror, or show it again',
  params: sentenceParams,
  body: z.strictObject({ hidden: z.boolean() }),
  response: mirrorAnswer,
});

export const reportMirrorSentence = defineRoute({
  method: 'POST',
  path: '/fingerprints/{licenseCode}/mirror/sentences/{id}/report',
  summary: 'Report a sentence of the mirror to the operator; it is hidden at once',
  limits: [{ name: 'report-sentence', max: 20, windowSeconds: 86_400, per: 'user' }],
  params: sentenceParams,
  response: mirrorAnswer,
});

// The friend's side: whoever holds a secret, without an account.

/** Of the shared link, of a mailed invitation, or of a reply that was sent. */
const secret = z.string(MIRROR_MESSAGES.unknown).check(z.minLength(1), z.maxLength(SECRET_CHARACTERS_MAX));

const mirrorReply = z.object({
  picks: z.array(z.string()),
  saw: z.optional(z.object({ value: z.string(), text: z.string() })),
  name: z.optional(z.string()),
});
export type MirrorReply = z.infer<typeof mirrorReply>;

export const MIRROR_INVITATION_STATES = ['open', 'replied', 'passed', 'closed', 'full', 'own'] as const;
export type MirrorInvitationState = (typeof MIRROR_INVITATION_STATES)[number];

export const mirrorInvitation = z.object({
  state: z.enum(MIRROR_INVITATION_STATES),
  /** Many people have this link: what one of them does is found again by a secret of their own. */
  shared: z.boolean(),
  /** Of the person who asks. */
  firstName: z.string(),
  /** In an order of this friend's own. Nothing says whose value a card is. None when it is closed. */
  cards: z.array(z.object({ value: z.string(), text: z.string() })).check(z.maxLength(MIRROR_CARDS)),
  /** What the holder of this secret has replied. */
  reply: z.optional(mirrorReply),
  /** A reply that was sent can be changed until the mirror is closed, also where there is no room for another one. */
  changeable: z.boolean(),
});
export type MirrorInvitation = z.infer<typeof mirrorInvitation>;

/** With the shared link: a secret of the friend's own device, by which their reply is found again. The same one twice is one reply. */
const replySecret = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)));

const OPENS = { name: 'open-mirror', max: 120, windowSeconds: 60, per: 'address' } as const;
/** A workshop behind one address can reply within ten minutes. */
const REPLIES = { name: 'reply-to-mirror', max: 120, windowSeconds: 600, per: 'address' } as const;

/**
 * 404 `mirror_unknown` where a secret leads to nothing. Where it is that of a mailed invitation whose mirror is gone, for as long as an
 * invitation would last, `mirror_ended`: nobody can reply by it, but `passMirror` with `noMore` and `reportMirror` still take it.
 */
export const openMirror = defineRoute({
  method: 'POST',
  path: '/mirror/open',
  summary: 'What somebody who was invited to a mirror sees',
  auth: 'public',
  limits: [OPENS],
  body: z.strictObject({ secret, replySecret }),
  response: mirrorInvitation,
});

/** Line breaks and other controls, and what turns the direction of the words after it. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;

const oneLine = (most: number, tooLong: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most, tooLong),
    z.refine((text) => !NOT_IN_A_LINE.test(text)),
  );

export const replyToMirrorBody = z.strictObject({
  secret,
  replySecret,
  picks: z.array(valueName).check(
    z.minLength(1, MIRROR_MESSAGES.picksRequired),
    z.maxLength(MIRROR_PICKS_MAX, MIRROR_MESSAGES.picksTooMany),
    z.refine((picks) => new Set(picks).size === picks.length, MIRROR_MESSAGES.picksTwice),
  ),
  saw: z.optional(
    z.strictObject({
      value: valueName,
      text: oneLine(MIRROR_SENTENCE_CHARACTERS_MAX, MIRROR_MESSAGES.sentenceTooLong),
    }),
  ),
  name: z.optional(oneLine(MIRROR_NAME_CHARACTERS_MAX, MIRROR_MESSAGES.nameTooLong)),
  /** In the place of what was sent before. Without it another reply by the same secret is refused (409 `mirror_replied_otherwise`). */
  replaces: z.optional(z.boolean()),
});

export const replyToMirror = defineRoute({
  method: 'POST',
  path: '/mirror/reply',
  summary: 'Reply to a mirror: one to five values, a sentence and a name where somebody wants to',
  auth: 'public',
  limits: [REPLIES],
  body: replyToMirrorBody,
  response: mirrorInvitation,
  status: 201,
});

export const passMirror = defineRoute({
  method: 'POST',
  path: '/mirror/pass',
  summary: 'Say nothing; the person who asks is not told',
  auth: 'public',
  limits: [REPLIES],
  body: z.strictObject({
    secret,
    /**
     * With the secret of a mailed invitation: this address gets no such mail again, whoever asks, also where the mirror is gone
     * (`mirror_ended`). Where there is a reply and its address is forgotten nothing can be noted (409 `mirror_address_forgotten`).
     * Otherwise it means nothing.
     */
    noMore: z.optional(z.boolean()),
  }),
  response: nothing,
  status: 204,
});

export const withdrawMirrorReply = defineRoute({
  method: 'POST',
  path: '/mirror/withdraw',
  summary: 'Take a reply back: everything of it is deleted',
  auth: 'public',
  limits: [REPLIES],
  body: z.strictObject({ secret }),
  response: nothing,
  status: 204,
});

export const reportMirror = defineRoute({
  method: 'POST',
  path: '/mirror/report',
  summary: 'Tell the operator about an invitation that should not have been sent, also once it has ended',
  auth: 'public',
  limits: [{ name: 'report-mirror', max: 10, windowSeconds: 3600, per: 'address' }],
  body: z.strictObject({
    secret,
    text: z.optional(
      z.string().check(z.trim(), z.maxLength(MIRROR_REPORT_CHARACTERS_MAX, MIRROR_MESSAGES.reportTooLong)),
    ),
  }),
  response: nothing,
  status: 204,
});
