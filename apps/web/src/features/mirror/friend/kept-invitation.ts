import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { EMPTY_DRAFT, type ReplyDraft } from './reply-draft.ts';
import { newReplySecret } from './reply-secret.ts';

/** What this device keeps of one invitation. It belongs to no account: logging out does not touch it. */
interface KeptInvitation {
  /** By which a reply to a shared link is found again, and by which the words have their order; made before anything is asked, so that a second attempt is no second reply. */
  readonly replySecret?: string;
  readonly passed?: true;
  readonly draft?: ReplyDraft;
}

/** By invitation: links of two people on one device do not mix. */
export const keptName = (secret: string): string => `lf.mirror.${secret}`;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function draftOf(value: unknown): ReplyDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { picks, sawValue, sawText, name } = { ...EMPTY_DRAFT, ...value };
  return { picks: texts(picks), sawValue: textOf(sawValue), sawText: textOf(sawText), name: textOf(name) };
}

function read(secret: string): KeptInvitation {
  try {
    const kept: unknown = JSON.parse(readStored(keptName(secret)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const draft = 'draft' in kept ? draftOf(kept.draft) : undefined;
    return {
      ...('replySecret' in kept && typeof kept.replySecret === 'string' && { replySecret: kept.replySecret }),
      ...('passed' in kept && kept.passed === true && { passed: true }),
      ...(draft && { draft }),
    };
  } catch {
    return {};
  }
}

function write(secret: string, kept: KeptInvitation): void {
  writeStored(keptName(secret), Object.keys(kept).length === 0 ? null : JSON.stringify(kept));
}

export const keptDraft = (secret: string): ReplyDraft => read(secret).draft ?? EMPTY_DRAFT;
export const hasKeptDraft = (secret: string): boolean => read(secret).draft !== undefined;
export const hasPassed = (secret: string): boolean => read(secret).passed === true;

export function keepDraft(secret: string, draft: ReplyDraft): void {
  write(secret, { ...read(secret), draft });
}

/** The secret of this device's reply: the same at every attempt. */
export function replySecretFor(secret: string): string {
  const kept = read(secret);
  const replySecret = kept.replySecret ?? newReplySecret();
  write(secret, { ...kept, replySecret });
  return replySecret;
}

/** It has arrived, or is not wanted any more; what finds the reply again stays. */
export function forgetDraft(secret: string): void {
  const { replySecret } = read(secret);
  write(secret, replySecret === undefined ? {} : { replySecret });
}

/** Off this device; whoever would rather not reply still would rather not. */
export function forgetText(secret: string): void {
  const { draft: _, ...kept } = read(secret);
  write(secret, kept);
}

/** What was written meanwhile, in another tab, is not what has arrived. */
export function forgetDraftIf(secret: string, isArrived: (draft: ReplyDraft) => boolean): void {
  if (isArrived(keptDraft(secret))) forgetDraft(secret);
}

/** Nothing typed is lost by one's own press: somebody may think again. */
export const rememberPassed = (secret: string): void => write(secret, { ...read(secret), passed: true });

export function forgetPass(secret: string): void {
  const { passed: _, ...kept } = read(secret);
  write(secret, kept);
}

/** As if it had never been opened here. */
export const forgetInvitation = (secret: string): void => write(secret, {});

/** Nothing is behind the link: only what somebody typed is worth keeping. */
export function forgetUnlessDrafted(secret: string): void {
  if (!hasKeptDraft(secret)) forgetInvitation(secret);
}
