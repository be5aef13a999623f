import { KINDS } from '../reader/reading.ts';
import { actTexts } from '../texts/authored-texts.ts';
import { readTable } from '../texts/table.ts';

export interface GentleFollowUp {
  readonly id: string;
  readonly text: string;
}

interface About extends GentleFollowUp {
  /** `guilt`; `him`, `her` or `them` who died; `silence` between people; a hard kind of what is told; `stay-today` and `stay`: anything else that is hard, as it is today or not. */
  readonly about: string;
  /** `today`: asks how it is, or what they do, today; `words`: what one would say to somebody. */
  readonly kind: string;
}

export const GENTLE_FOLLOW_UPS: readonly About[] = readTable('gentle-follow-ups').map(
  ([about = '', id = '', text = '', kind = '']) => ({ about, id, text, kind }),
);

const isOneOf = (id: string | undefined, abouts: readonly string[]): boolean =>
  GENTLE_FOLLOW_UPS.some((one) => one.id === id && abouts.includes(one.about));

const DEAD = ['him', 'her', 'them'];
/** Whether this follow-up asks about somebody who died. */
export const asksOfLoss = (id: string | undefined): boolean => isOneOf(id, DEAD);

/** Whether this follow-up asks about the same: somebody who died, whoever it was, or what `about` says. */
export const asksOfSame = (id: string | undefined, about: string): boolean =>
  isOneOf(id, DEAD.includes(about) ? DEAD : [about]);

/** Whether this follow-up asks about what the person did wrong. */
export const asksOfGuilt = (id: string | undefined): boolean => isOneOf(id, ['guilt']);

const ASK_FOR_WORDS: ReadonlySet<string | undefined> = new Set(
  [...readTable('gentle-follow-ups'), ...readTable('topic-follow-ups')]
    .filter(([, , , kind]) => kind === 'words')
    .map(([, id]) => id),
);
/** Whether this follow-up asks what one would say to somebody: a question in its answer is not put to us. */
export const asksForWords = (id: string | undefined): boolean => ASK_FOR_WORDS.has(id);

export const STAY_TODAY = 'stay-today';
export const STAY = 'stay';
/** Whether this follow-up stays with something hard, of a certain kind or whatever it was. */
export const stays = (id: string | undefined): boolean => isOneOf(id, [STAY_TODAY, STAY, ...KINDS]);

/** Whether this follow-up stays with something hard in any of these ways. */
export const isGentle = (id: string | undefined): boolean => GENTLE_FOLLOW_UPS.some((one) => one.id === id);

/** Whether a question began with the offer to say more about what was told before it. */
export const offersToStay = (question: string): boolean =>
  [...actTexts('offer'), ...actTexts('brief-offer')].some((text) => question.includes(text));
