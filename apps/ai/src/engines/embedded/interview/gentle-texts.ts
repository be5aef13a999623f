import { readTable } from '../texts/table.ts';

export interface GentleFollowUp {
  readonly id: string;
  readonly text: string;
}

/** By what they ask about: `guilt`, and `him`, `her` or `them` who died. */
export const GENTLE_FOLLOW_UPS: ReadonlyMap<string, GentleFollowUp> = new Map(
  readTable('gentle-follow-ups').map(([about = '', id = '', text = '']) => [about, { id, text }]),
);

/** Whether this follow-up asks about somebody who died. */
export function asksOfLoss(id: string | undefined): boolean {
  return ['him', 'her', 'them'].some((who) => GENTLE_FOLLOW_UPS.get(who)?.id === id);
}

/** Whether this follow-up asks about what the person did wrong. */
export const asksOfGuilt = (id: string | undefined): boolean =>
  id !== undefined && GENTLE_FOLLOW_UPS.get('guilt')?.id === id;
