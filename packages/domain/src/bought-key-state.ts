import type { LicenseStatus } from './license-status.ts';

/** Where a bought key is. Nothing of what its holder wrote. */
export const BOUGHT_KEY_STATES = [
  'free',
  'link',
  'waiting',
  'sent',
  'not_reached',
  'claimed',
  'started',
  'finished',
  'own_started',
  'own_finished',
  'refunded',
  'deleted',
] as const;
export type BoughtKeyState = (typeof BOUGHT_KEY_STATES)[number];

export interface BoughtKeyFacts {
  /** Null once its holder has left, and the key with them. */
  readonly status: LicenseStatus | null;
  readonly revoked: boolean;
  /** The buyer holds it. */
  readonly own: boolean;
  /** A gift that is on its way. */
  readonly gift: {
    readonly byMail: boolean;
    readonly mailDue: boolean;
    readonly mailed: boolean;
    readonly refused: boolean;
  } | null;
}

const OWN = { active: 'free', used: 'own_started', completed: 'own_finished' } as const;
const GIVEN = { active: 'claimed', used: 'started', completed: 'finished' } as const;

export function boughtKeyState({ status, revoked, own, gift }: BoughtKeyFacts): BoughtKeyState {
  if (status === null) return 'deleted';
  if (revoked) return 'refunded';
  if (!own) return GIVEN[status];
  if (gift === null) return OWN[status];
  if (!gift.byMail) return 'link';
  if (gift.mailDue) return 'waiting';
  if (gift.refused) return 'not_reached';
  return gift.mailed ? 'sent' : 'waiting';
}

/** A gift that nobody has claimed: it can be taken back, and mailed again. */
export const isOnItsWay = (state: BoughtKeyState): boolean =>
  state === 'waiting' || state === 'sent' || state === 'not_reached';
