import type { OwnMirror } from '@lf/contract/mirror';
import { ApiError } from '../../../lib/api-error.ts';

/** What the parts of the section tell it. */
export interface MirrorEvents {
  /** How the mirror stands after a change, as the server answers; null: there is none. */
  readonly onMirror: (mirror: OwnMirror | null) => void;
  /** It had changed elsewhere: it is asked for anew, and why is said above it, since what was pressed may be gone. */
  readonly onStale: (messages: readonly string[]) => void;
}

const STALE: ReadonlySet<string> = new Set([
  'mirror_not_started',
  'mirror_closed',
  'mirror_full',
  'mirror_sentence_unknown',
]);

/** Whether a refusal means that the mirror is no longer what is shown: another tab or a friend was there before. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && STALE.has(error.code);
