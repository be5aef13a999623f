import type { SurveyItem, ValueDriverGroups } from '@lf/contract/survey';
import { listen } from './evidence/gather-evidence.ts';
import { isEvidence } from './gate/gate.ts';
import type { Profile } from './heard.ts';
import { buildProfile } from './profile/build-profile.ts';
import { proposeValues } from './profile/propose-values.ts';
import { isQuotable, isTellingSentence } from './quote.ts';
import { undertoneSentences } from './values/undertone-sentences.ts';

/** A bare event ("I took the bus") is weak evidence however near it comes to an anchor. */
const BARE_EVENT_SHARE = 0.5;

/** Who calls themselves ugly is not speaking of a love of beauty. */
const SELF_REPROACH = /\b(?:ugly|my (?:looks|appearance|face|body))\b/iu;

/** Everything the writers need to know about what was said. */
export interface Understood {
  readonly profile: Profile;
  readonly groups: ValueDriverGroups;
  /** The groups as one list: core, then vehicle, then outcome. */
  readonly proposed: readonly string[];
  /** The nearest sentence to each proposed value that was not heard, where there is one. */
  readonly undertones: ReadonlyMap<string, string>;
}

export async function understand(items: readonly SurveyItem[]): Promise<Understood> {
  const { heard, hinted } = await listen(audible(items));
  const trusted = heard
    .filter(
      ({ value, quote, answer }) =>
        isQuotable(items[answer]?.answer ?? '') && !(value === 'Beauty' && SELF_REPROACH.test(quote)),
    )
    .map((piece) =>
      isTellingSentence(piece.quote) ? piece : { ...piece, strength: piece.strength * BARE_EVENT_SHARE },
    );
  const profile = buildProfile(trusted, hinted);
  const { core, vehicle, outcome } = proposeValues(profile);
  const proposed = [...core, ...vehicle, ...outcome];
  const unheard = proposed.filter((name) =>
    profile.values.some(({ value, heard: pieces }) => value === name && pieces.length === 0),
  );
  const quotes = proposed
    .flatMap((name) => profile.values.find(({ value }) => value === name)?.heard ?? [])
    .map(({ quote }) => quote);
  return {
    profile,
    groups: { core_value_drivers: [...core], vehicle_value_drivers: [...vehicle], outcome_value_drivers: [...outcome] },
    proposed,
    undertones: await undertoneSentences(unheard, audible(items), new Set(quotes)),
  };
}

/** What is no evidence falls silent, and the rest keeps its place, so that an answer's number still means the same answer. */
export function audible(items: readonly SurveyItem[]): SurveyItem[] {
  return items.map((item) => (isEvidence(item.answer) ? item : { ...item, answer: '' }));
}
