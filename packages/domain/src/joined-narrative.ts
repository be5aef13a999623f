import { joinList, joinPairs } from './joined-text.ts';

/** A result in the form of the saved fingerprint record: lists comma-joined, explanations as pairs joined by `;;`. */
export interface JoinedNarrative {
  readonly rankedValues: string;
  readonly valuesExplanation: string;
  readonly valuesPhilosophy: string;
  readonly archetype: string;
  readonly archetypeExplanation: string;
  readonly triggers: string;
  readonly triggersExplanation: string;
}

interface Narrative {
  readonly values: readonly string[];
  readonly valuesExplanation: Readonly<Record<string, string>>;
  readonly valuesPhilosophy: string;
  readonly archetype: string;
  readonly archetypeExplanation: string;
  readonly triggers: readonly string[];
  readonly triggersExplanation: Readonly<Record<string, string>>;
}

export function joinNarrative(narrative: Narrative): JoinedNarrative {
  return {
    rankedValues: joinList(narrative.values),
    valuesExplanation: joinPairs(Object.entries(narrative.valuesExplanation)),
    valuesPhilosophy: narrative.valuesPhilosophy,
    archetype: narrative.archetype,
    archetypeExplanation: narrative.archetypeExplanation,
    triggers: joinList(narrative.triggers),
    triggersExplanation: joinPairs(Object.entries(narrative.triggersExplanation)),
  };
}
