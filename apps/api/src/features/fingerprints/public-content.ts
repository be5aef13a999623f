import { strangerArchetypeText, strangerText, strangerValueText } from '@lf/domain/stranger-text';
import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { Narrative } from '@lf/contract/narrative';

/** What anyone with the link may see: values, archetype, names of triggers, and texts made of these alone. No text of the record. */
export function publicContent({ values, archetype, triggers }: Narrative): FingerprintContent {
  return {
    values,
    valuesExplanation: Object.fromEntries(values.map((value) => [value, strangerValueText(value)])),
    valuesPhilosophy: strangerText(values, archetype),
    archetype,
    archetypeExplanation: strangerArchetypeText(archetype),
    triggers,
    triggersExplanation: {},
  };
}
